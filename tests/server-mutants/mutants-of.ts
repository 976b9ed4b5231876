// The small faults that a source of the server can have, each as a change of its text.
import { types, type Node } from "@babel/core";
import { SLIPS } from "../mutants/operators.ts";
import { parse, shown, visit } from "../wiring/instrument.ts";

export interface ServerMutant {
  /** The file, and the place among its mutants. */
  id: string;
  file: string;
  line: number;
  kind: string;
  /** The changed text as it stands and as it is made, in one line. */
  was: string;
  is: string;
  start: number;
  end: number;
  replacement: string;
  /** It changes nothing that anybody could call wrong: it is not planted. */
  isNoFault: boolean;
  /** Statements are marked before, expressions inside: how reaching it is noted. */
  isStatement: boolean;
}

interface Change {
  kind: string;
  node: Node;
  replacement: string;
  isNoFault?: boolean;
}

/** How many at a time, and how often: another figure is slower or quicker, and no wrong one. */
const PACE = /(^|_)(AT_ONCE|A_BATCH|BATCH|BATCH_MS|BATCH_ROWS|CHUNK|EVERY_MS|GATHER_MS|RETRY_MS|TICK_MS)$/;

/** What is said in the log, and timers that would end with the process. */
const QUIET = /^(console\.|report\(|(\w+\.)*log\.(debug|info|warn|error)\(|clear(Timeout|Interval)\()|\.unref\(\);$/;

const ARITHMETIC: Readonly<Record<string, string>> = { "+": "-", "-": "+", "*": "/", "/": "*", "%": "*" };
const LOGIC: Readonly<Record<string, string>> = { "&&": "||", "||": "&&", "??": "&&" };
/** Conditions and orders of queries that another one is easily taken for; the change imports it. */
const CALLS: Readonly<Record<string, string>> = {
  and: "or",
  or: "and",
  eq: "ne",
  ne: "eq",
  lt: "lte",
  lte: "lt",
  gt: "gte",
  gte: "gt",
  asc: "desc",
  desc: "asc",
  inArray: "notInArray",
};
const METHODS: Readonly<Record<string, string>> = {
  max: "min",
  min: "max",
  some: "every",
  every: "some",
  floor: "ceil",
  ceil: "floor",
};

/** All mutants of a source, in the order of their places. */
export function mutantsOf(file: string, text: string): ServerMutant[] {
  const changes: Change[] = [];
  const tree = parse(file, text);
  if (tree) visit(tree, (node, parents) => void changes.push(...changesOf(node, parents, text)));
  return changes
    .toSorted((one, other) => startOf(one.node) - startOf(other.node))
    .map(({ kind, node, replacement, isNoFault = false }, place) => ({
      id: `${file}#${place}`,
      file,
      line: node.loc?.start.line ?? 0,
      kind,
      was: shown(textOf(node, text)),
      is: shown(replacement),
      start: startOf(node),
      end: node.end ?? 0,
      replacement,
      isNoFault,
      isStatement: types.isStatement(node),
    }));
}

const startOf = (node: Node): number => node.start ?? 0;
const textOf = (node: Node, text: string): string => text.slice(startOf(node), node.end ?? 0);

function changesOf(node: Node, parents: readonly Node[], text: string): Change[] {
  const parent = parents.at(-1);
  if (isType(node, parents)) return [];
  if (types.isBinaryExpression(node)) return binary(node, text);
  if (types.isLogicalExpression(node)) return [operated("logic", node, LOGIC[node.operator], text)].flat();
  if (types.isUnaryExpression(node, { operator: "!" }))
    return [{ kind: "negation", node, replacement: `(${textOf(node.argument, text)})` }];
  if (types.isIfStatement(node) || types.isConditionalExpression(node)) return decided(node);
  if (types.isNumericLiteral(node) && !types.isUnaryExpression(parent) && !isKey(node, parent))
    return [
      {
        kind: "constant",
        node,
        replacement: String(node.value === 0 ? 1 : node.value * 2),
        isNoFault: isPace(parents),
      },
    ];
  if (types.isBooleanLiteral(node)) return [{ kind: "boolean", node, replacement: String(!node.value) }];
  if (types.isExpressionStatement(node) && types.isBlockStatement(parent) && isCall(node.expression))
    return [{ kind: "removed call", node, replacement: ";", isNoFault: QUIET.test(textOf(node, text)) }];
  if (types.isCallExpression(node)) return called(node, text);
  return [];
}

/** What stands in types says nothing at run time. */
function isType(node: Node, parents: readonly Node[]): boolean {
  return [node, ...parents].some((one) => types.isTSType(one) || types.isTSTypeAnnotation(one));
}

function isPace(parents: readonly Node[]): boolean {
  return parents.some((one) => types.isVariableDeclarator(one) && types.isIdentifier(one.id) && PACE.test(one.id.name));
}

function isKey(node: Node, parent: Node | undefined): boolean {
  return types.isObjectProperty(parent) && parent.key === node && !parent.computed;
}

function isCall(node: Node): boolean {
  return types.isCallExpression(types.isAwaitExpression(node) ? node.argument : node);
}

function operated(
  kind: string,
  node: types.BinaryExpression | types.LogicalExpression,
  operator: string | undefined,
  text: string,
): Change[] {
  if (operator === undefined) return [];
  const [left, right] = [textOf(node.left, text), textOf(node.right, text)];
  // Mixed with another operator without brackets, `??` is no syntax.
  return [{ kind, node, replacement: `((${left}) ${operator} (${right}))` }];
}

function binary(node: types.BinaryExpression, text: string): Change[] {
  if (node.operator in SLIPS) return operated("comparison", node, SLIPS[node.operator], text);
  const isText = [node.left, node.right].some((one) => types.isStringLiteral(one) || types.isTemplateLiteral(one));
  return isText ? [] : operated("arithmetic", node, ARITHMETIC[node.operator], text);
}

/** A condition that always and one that never holds. */
function decided(node: types.IfStatement | types.ConditionalExpression): Change[] {
  const { test } = node;
  return ["true", "false"].map((replacement) => ({
    kind: "condition",
    node: test,
    replacement,
    isNoFault: replacement === "false" && isImpossible(node),
  }));
}

/** `if (!row) throw new Error(…)`: what the types allow and nothing that anybody does leads to. */
function isImpossible(node: types.IfStatement | types.ConditionalExpression): boolean {
  if (!types.isIfStatement(node) || !types.isUnaryExpression(node.test, { operator: "!" })) return false;
  const { consequent } = node;
  if (!types.isThrowStatement(consequent) || !types.isNewExpression(consequent.argument)) return false;
  return types.isIdentifier(consequent.argument.callee, { name: "Error" });
}

function called(node: types.CallExpression, text: string): Change[] {
  const { callee } = node;
  if (types.isIdentifier(callee)) {
    const other = CALLS[callee.name];
    const rest = text.slice(callee.end ?? 0, node.end ?? 0);
    const swapped = other === undefined ? [] : [{ kind: "other call", node, replacement: `${other}${rest}` }];
    return callee.name === "and" && node.arguments.length > 1 ? [...swapped, ...lessConditions(node, text)] : swapped;
  }
  if (!types.isMemberExpression(callee) || !types.isIdentifier(callee.property)) return [];
  if (callee.property.name === "where" && node.arguments.length === 1)
    return [{ kind: "no condition", node, replacement: textOf(callee.object, text) }];
  const other = METHODS[callee.property.name];
  const isOfMath = types.isIdentifier(callee.object, { name: "Math" });
  const isOfList = /^(some|every)$/.test(callee.property.name);
  if (other === undefined || !(isOfMath || isOfList)) return [];
  const rest = text.slice(callee.property.end ?? 0, node.end ?? 0);
  return [{ kind: "other call", node, replacement: `${textOf(callee.object, text)}.${other}${rest}` }];
}

/** Each condition of `and(…)` left out. */
function lessConditions(node: types.CallExpression, text: string): Change[] {
  return node.arguments.map((left) => {
    const others = node.arguments.filter((one) => one !== left).map((one) => textOf(one, text));
    return { kind: "less conditions", node, replacement: `and(${others.join(", ")})` };
  });
}
