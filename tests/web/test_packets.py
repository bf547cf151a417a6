"""Reading and writing Engine.IO packets; no input raises an unexpected exception."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from socketio import packet

from quizbs.web.server.packets import MALFORMED, JsonPacket, read_json, well_formed


@pytest.mark.parametrize("text", ["1", "2probe", "3", "5", '40{"screen":"phone"}', '42["act",{}]', "41"])
def test_packets_that_clients_send_are_well_formed(text: str) -> None:
    assert well_formed(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2",
        "0",
        "6",
        "7",
        "9",
        "x",
        "b",
        "bAAAA",
        "4",
        "4x",
        '4["act"]',
        "45",
        '451-["x",{}]',
        "3probe",
        b"42[]",
        None,
    ],
)
def test_packets_that_no_client_sends_are_malformed(text: object) -> None:
    assert not well_formed(text)


def test_message_over_the_cap_is_not_well_formed() -> None:
    assert well_formed("42" + "x" * 16_382)
    assert not well_formed("42" + "x" * 16_383)


def test_packet_with_an_event_is_decoded_and_encoded() -> None:
    read = JsonPacket(encoded_packet='217["act",{"id":"a"}]')
    assert (read.packet_type, read.id, read.data) == (packet.EVENT, 17, ["act", {"id": "a"}])
    assert JsonPacket(packet.ACK, data=[{"done": True}], id=17).encode() == '317[{"done":true}]'
    assert JsonPacket(packet.EVENT, data=["view", {"ü": 1}], namespace="/").encode() == '2["view",{"ü":1}]'


@pytest.mark.parametrize(
    "said",
    [
        '27["act",{"a":NaN}]',
        '27["act",{"a":Infinity}]',
        '27["act",{"do":"call","do":"play"}]',
        '27["act","\\ud800"]',
        '27["act",{"a":1}',
        '27["act",' + "[" * 8000,
        '27["act",' + "[" * 5000 + "]" * 5000 + "]",
        '27["act",' + "1" * 9000 + "]",
        "27[]",
        "27{}",
        "27[1]",
        "27",
        '27["connect",{"REMOTE_ADDR":"10.0.0.1"}]',  # would call the connect handler with a forged request
        '27["disconnect"]',
    ],
)
def test_malformed_event_keeps_its_id(said: str) -> None:
    read = JsonPacket(encoded_packet=said)
    assert (read.packet_type, read.id, read.data) == (packet.EVENT, 7, [MALFORMED])


@given(st.text())
@example("2²")
@example("0/" + "x" * 500)
@example("29999999999999999999[]")
@example('51-["act",{"_placeholder":true,"num":0}]')
def test_decoding_never_raises_or_waits_for_attachments(text: str) -> None:
    read = JsonPacket(encoded_packet=text or "2")
    assert read.packet_type in {packet.CONNECT, packet.DISCONNECT, packet.EVENT, packet.ACK}
    assert read.attachment_count == 0
    if read.packet_type == packet.EVENT:
        assert isinstance(read.data, list)
        assert isinstance(read.data[0], str)


@given(st.recursive(st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(), st.lists, max_leaves=10))
def test_plain_json_is_decoded(said: object) -> None:
    assert read_json(json.dumps(said)) == said
