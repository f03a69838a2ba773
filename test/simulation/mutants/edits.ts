import ts from '@typescript/typescript6';
import { findAll, functionAt, isSameShape, only, parsePattern, type FunctionNode } from './syntax.ts';

interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Finds one place in a function by its syntax and says what stands there instead. */
export type Edit = (node: FunctionNode, source: ts.SourceFile) => Replacement;

/**
 * Applies edits to one function of a file. @throws when the function or the place of an edit is not there exactly once
 */
export function editFunction(code: string, file: string, path: string, edits: readonly Edit[]): string {
  return edits.reduce((edited, edit) => {
    const source = ts.createSourceFile(file, edited, ts.ScriptTarget.Latest, true);
    const { start, end, text } = edit(functionAt(source, path), source);
    return edited.slice(0, start) + text + edited.slice(end);
  }, code);
}

/**
 * One function of a file with other bodies besides its own: the first whose condition holds runs.
 * @throws as `editFunction`
 */
export function withVariants(
  code: string,
  file: string,
  path: string,
  variants: readonly { if: string; edits: readonly Edit[] }[],
): string {
  const bodyIn = (text: string) => {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const { body } = functionAt(source, path);
    const written = body.getText(source);
    const block = ts.isBlock(body) ? written : `{ return ${written}; }`;
    return { block, start: body.getStart(source), end: body.getEnd() };
  };
  const own = bodyIn(code);
  const others = variants.map(
    (one) => `if (${one.if}) ${bodyIn(editFunction(code, file, path, one.edits)).block} else `,
  );
  return `${code.slice(0, own.start)}{ ${others.join('')}${own.block} }${code.slice(own.end)}`;
}

const inPlaceOf = (node: ts.Node, source: ts.SourceFile, text: string): Replacement => ({
  start: node.getStart(source),
  end: node.getEnd(),
  text,
});

/** The whole body becomes these statements. */
export const withBody =
  (statements: string): Edit =>
  ({ body }, source) =>
    inPlaceOf(body, source, `{ ${statements} }`);

/** These statements run first. */
export const startingWith =
  (statements: string): Edit =>
  ({ body }, source) => {
    const start = body.getStart(source) + 1;
    return { start, end: start, text: ` ${statements} ` };
  };

/** The one expression or statement of this shape becomes another one. */
export const replacing =
  (pattern: string, text: string): Edit =>
  (node, source) => {
    const wanted = parsePattern(pattern);
    const found = findAll(node, (one): one is ts.Node => isSameShape(one, wanted));
    return inPlaceOf(only(found, pattern, source), source, text);
  };

/** The one expression statement or declaration of this shape is left out. */
export const without = (pattern: string): Edit => replacing(pattern, '');

function ifWith(condition: string, node: FunctionNode, source: ts.SourceFile): ts.IfStatement {
  const wanted = parsePattern(condition);
  const found = findAll(node, ts.isIfStatement).filter((one) => isSameShape(one.expression, wanted));
  return only(found, `if (${condition})`, source);
}

/** The one `if` with this condition, and what it does, become other statements. */
export const replacingIf =
  (condition: string, statements: string): Edit =>
  (node, source) =>
    inPlaceOf(ifWith(condition, node, source), source, statements);

export const withoutIf = (condition: string): Edit => replacingIf(condition, '');

/** These statements run before the one `if` with this condition. */
export const beforeIf =
  (condition: string, statements: string): Edit =>
  (node, source) => {
    const start = ifWith(condition, node, source).getStart(source);
    return { start, end: start, text: `${statements} ` };
  };

/**
 * The one call of this callee (`reject`, `db.write`, or a method of anything: `.insert`) becomes what `change` makes of
 * its text and arguments.
 */
export const replacingCall =
  (callee: string, change: (text: string, args: readonly string[]) => string): Edit =>
  (node, source) => {
    const isWanted = ({ expression }: ts.CallExpression): boolean =>
      expression.getText(source) === callee ||
      (ts.isPropertyAccessExpression(expression) && `.${expression.name.text}` === callee);
    const call = only(findAll(node, ts.isCallExpression).filter(isWanted), `${callee}(...)`, source);
    const args = call.arguments.map((one) => one.getText(source));
    return inPlaceOf(call, source, change(call.getText(source), args));
  };

/** The one call of this callee does not happen. */
export const withoutCall = (callee: string): Edit => replacingCall(callee, () => 'undefined');
