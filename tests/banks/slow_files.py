"""Files made to be slow: long, nested, or full of one delimiter."""

MILLION = 1_000_000

SLOW = [
    b"Question,Answer\n" + b"x" * (9 * MILLION),
    b"Question,Answer\n" + b"x," * (4 * MILLION),
    b"Question,Answer\n" + b'"' * (9 * MILLION),
    b'Question,Answer\n"' + b"x\n" * (4 * MILLION),
    b"Question,Answer\n" + b'"a\n' * (3 * MILLION),
    b"Question,Answer\n" + b"\n" * (9 * MILLION),
    b"Question,Answer\n" + b"$" * (9 * MILLION),
    b"Question,Answer\n" + b"$a|" * (3 * MILLION),
    b"," * (9 * MILLION),
    b"Question\tAnswer\n" + (b'"' + b"a\tb\n" * 500) * 3000,
    b"Question\tAnswer\n" + b'"a\tb\n' * MILLION,
    b"Question\tAnswer\n" + b'a\t"b"\n"' * MILLION,
    b"(" * (9 * MILLION),
    b'{"a": [' * MILLION,
    b"question" + b" " * (9 * MILLION) + b",answer\n",
    b"\0" * (9 * MILLION),
    b"PK\x03\x04" + b"x" * (9 * MILLION),
    b"Question,Answer\n" + b"a,b|c\n" * MILLION,
    b"Question,A,B,Correct\n" + b"q,x,y,A B C D\n" * (MILLION // 2),
    b"Question,Answer,Time\n" + b"q,a," + b"1" * 100_000,
    b"Question,Answer,Card\n" + b"q,a," + b"ace of " * 15_000,
    b"Question,A,B,Correct\nq,x,y," + b"A, " * 40_000 + b"!",
]
