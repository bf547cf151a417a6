/**
 * Find floating promises: statements whose value is a promise that is neither awaited nor stored nor caught. `void` marks
 * those that never reject. The compiler's API is unstable, so it is used only here.
 */
import { API } from "typescript/unstable/sync";
import { SyntaxKind } from "typescript/unstable/ast";

/** Return whether a type, or one member of a union, is a promise. */
function isPromise(type, checker) {
  if (type.isUnionType()) return type.getTypes().some((member) => isPromise(member, checker));
  return checker.getPropertyOfType(type, "then") !== undefined;
}

/** Return whether an expression stores the promise or handles its rejection. */
function isHandled({ kind, operatorToken, expression: called }) {
  if (kind === SyntaxKind.CallExpression) return called.name?.text === "catch";
  if (kind !== SyntaxKind.BinaryExpression) return false;
  return operatorToken.kind >= SyntaxKind.FirstAssignment && operatorToken.kind <= SyntaxKind.LastAssignment;
}

/** Yield each expression statement below a node. */
function* statements(node) {
  if (node.kind === SyntaxKind.ExpressionStatement) yield node;
  const children = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* statements(child);
}

/** Return `{file, line, text}` for each floating promise of a project. */
export function floatingPromises(config) {
  const api = new API();
  try {
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    return project.rootFiles.flatMap((file) => {
      const source = project.program.getSourceFile(file);
      const found = [...statements(source)].filter(({ expression }) => !isHandled(expression));
      const types = project.checker.getTypeAtLocation(found.map(({ expression }) => expression));
      return found
        .filter((_, at) => types[at] && isPromise(types[at], project.checker))
        .map((statement) => {
          const text = statement.getText(source);
          return { file, line: source.text.slice(0, statement.getStart(source)).split("\n").length, text };
        });
    });
  } finally {
    api.close();
  }
}
