import ts from '@typescript/typescript6';

export type FunctionNode = (
  | ts.FunctionDeclaration
  | ts.MethodDeclaration
  | ts.ArrowFunction
  | ts.FunctionExpression
) & { body: ts.ConciseBody };

/**
 * The function with this name in a file.
 * @param path the name, after those of what encloses it as far as needed: `beats`, `LocalDb.write`,
 * `saveSimpleResponse.apply`
 * @throws when there is not exactly one
 */
export function functionAt(source: ts.SourceFile, path: string): FunctionNode {
  const wanted = path.split('.');
  const found: FunctionNode[] = [];
  const visit = (node: ts.Node, names: readonly string[]): void => {
    const name = nameOf(node);
    const here = name === undefined ? names : [...names, name];
    const own = name === undefined ? undefined : functionOf(node);
    if (own && wanted.every((one, index) => here[here.length - wanted.length + index] === one)) found.push(own);
    ts.forEachChild(node, (child) => {
      visit(child, here);
    });
  };
  visit(source, []);
  return only(found, `the function ${path}`, source);
}

function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node);
  return isNamed && node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

/** The function that a declaration names. */
function functionOf(node: ts.Node): FunctionNode | undefined {
  const value = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node.initializer : node;
  const isFunction =
    value !== undefined &&
    (ts.isFunctionDeclaration(value) ||
      ts.isMethodDeclaration(value) ||
      ts.isArrowFunction(value) ||
      ts.isFunctionExpression(value));
  return isFunction && value.body ? (value as FunctionNode) : undefined;
}

/** @throws when there is not exactly one */
export function only<T>(found: readonly T[], what: string, source: ts.SourceFile): T {
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new Error(`${source.fileName} should have this once, and has it ${found.length} times: ${what}`);
  return first;
}

/** All nodes below one that fulfil a condition. */
export function findAll<N extends ts.Node>(node: ts.Node, is: (one: ts.Node) => one is N): N[] {
  const found: N[] = [];
  const visit = (one: ts.Node): void => {
    if (is(one)) found.push(one);
    ts.forEachChild(one, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

/** A statement (with its semicolon) or an expression. */
export function parsePattern(pattern: string): ts.Node {
  const source = ts.createSourceFile('pattern.ts', `async () => { ${pattern} }`, ts.ScriptTarget.Latest, true);
  const [wrapper] = findAll(source, ts.isArrowFunction);
  const statements = wrapper && ts.isBlock(wrapper.body) ? wrapper.body.statements : [];
  const [statement] = statements;
  if (!statement || statements.length > 1) throw new Error(`Not one expression or statement: ${pattern}`);
  return ts.isExpressionStatement(statement) && !pattern.trimEnd().endsWith(';') ? statement.expression : statement;
}

/** Whether two nodes are the same apart from spaces, comments, quotes and trailing commas. */
export function isSameShape(a: ts.Node, b: ts.Node): boolean {
  if (a.kind !== b.kind) return false;
  const [left, right] = [childrenOf(a), childrenOf(b)];
  if (left.length !== right.length) return false;
  if (left.length === 0) return textOf(a) === textOf(b);
  if (ts.isPrefixUnaryExpression(a) && a.operator !== (b as ts.PrefixUnaryExpression).operator) return false;
  return left.every((one, index) => isSameShape(one, right[index] as ts.Node));
}

function childrenOf(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    found.push(child);
  });
  return found;
}

/** Of a literal its value: the quotes do not matter. */
const textOf = (node: ts.Node): string => (ts.isStringLiteralLike(node) ? node.text : node.getText());
