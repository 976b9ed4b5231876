// The small faults that a source of the server can have, each as a change of its text. What is none: no-fault.ts.
import { types, type Node } from "@babel/core";
import { SLIPS } from "../mutants/operators.ts";
import { parse, shown, visit } from "../wiring/instrument.ts";
import { type NoFault, noFaultOf } from "./no-fault.ts";

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
  /** Why nobody could call it wrong: it is not planted. null: it is a fault. */
  noFault: NoFault | null;
  /** Statements are marked before, expressions inside: how reaching it is noted. */
  isStatement: boolean;
  /** Evaluated once, as its module is loaded: it stands in no function. */
  isAtLoad: boolean;
}

interface Change {
  kind: string;
  node: Node;
  replacement: string;
}

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
  const changes: (Change & Pick<ServerMutant, "noFault" | "isAtLoad">)[] = [];
  const tree = parse(file, text);
  if (tree)
    visit(tree, (node, parents) => {
      for (const change of changesOf(node, parents, text)) {
        const above = change.node === node ? parents : [...parents, node];
        changes.push({ ...change, noFault: noFaultOf(change, above, text), isAtLoad: !above.some(isLater) });
      }
    });
  return changes
    .toSorted((one, other) => startOf(one.node) - startOf(other.node))
    .map(({ kind, node, replacement, noFault, isAtLoad }, place) => ({
      id: `${file}#${place}`,
      file,
      line: node.loc?.start.line ?? 0,
      kind,
      was: shown(textOf(node, text)),
      is: shown(replacement),
      start: startOf(node),
      end: node.end ?? 0,
      replacement,
      noFault,
      isStatement: types.isStatement(node),
      isAtLoad,
    }));
}

/** What is in it is evaluated when it is called, or when one of the class is made. */
function isLater(node: Node): boolean {
  return (
    types.isFunction(node) || ((types.isClassProperty(node) || types.isClassPrivateProperty(node)) && !node.static)
  );
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
    return [{ kind: "constant", node, replacement: String(node.value === 0 ? 1 : node.value * 2) }];
  if (types.isBooleanLiteral(node)) return [{ kind: "boolean", node, replacement: String(!node.value) }];
  if (types.isExpressionStatement(node) && types.isBlockStatement(parent) && isCall(node.expression))
    return [{ kind: "removed call", node, replacement: ";" }];
  if (types.isCallExpression(node)) return called(node, text);
  return [];
}

/** What stands in types says nothing at run time. */
function isType(node: Node, parents: readonly Node[]): boolean {
  return [node, ...parents].some((one) => types.isTSType(one) || types.isTSTypeAnnotation(one));
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
function decided({ test }: types.IfStatement | types.ConditionalExpression): Change[] {
  return ["true", "false"].map((replacement) => ({ kind: "condition", node: test, replacement }));
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
