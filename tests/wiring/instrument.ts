// Finds what wires the page together, and rewrites a source so that each such place can be left out while the page runs:
// every `send` to an actor, every action that a machine is provided with, and every actor logic that is made for one.
import { parseSync, types, type Node } from "@babel/core";

export interface Site {
  /** The file and the place among its sites. */
  id: string;
  line: number;
  /** The source of the place, in one line. */
  says: string;
}

export interface Instrumented {
  text: string;
  sites: readonly Site[];
}

interface Edit {
  start: number;
  end: number;
  line: number;
  before: string;
  after: string;
}

const SHOWN = 90;

/** Files of the page that wire actors; tests and stories are none. */
export function isWired(file: string): boolean {
  return /^src\/(main|ui|routes)\/.*\.tsx?$/.test(file) && !/\.(test|stories|paths|samples)\.tsx?$/.test(file);
}

export function instrument(file: string, text: string): Instrumented {
  const tree = parse(file, text);
  const edits: Edit[] = [];
  if (tree) visit(tree, (node, parents) => void edits.push(...editsOf(node, parents)));
  const sites = edits
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, line }, place) => ({ id: `${file}#${place}`, line, says: shown(text.slice(start, end)) }));
  return { text: rewrite(text, file, edits), sites };
}

export function parse(file: string, text: string): Node | null {
  return parseSync(text, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: file.endsWith("x") ? ["typescript", "jsx"] : ["typescript"] },
  });
}

/** In one line. */
export function shown(source: string): string {
  return source.replaceAll(/\s+/g, " ").slice(0, SHOWN);
}

/** Shows each node with those that it is in, the outermost first. */
export function visit(
  node: Node,
  see: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  see(node, parents);
  for (const key of types.VISITOR_KEYS[node.type] ?? []) {
    const below = (node as unknown as Record<string, Node | (Node | null)[] | null>)[key];
    for (const one of Array.isArray(below) ? below : [below]) if (one) visit(one, see, [...parents, node]);
  }
}

function editsOf(node: Node, parents: readonly Node[]): Edit[] {
  if (isSend(node)) return [edit(node, "__wiring.send(ID, () => ", ")")];
  if (types.isObjectProperty(node) && isInActions(parents) && types.isExpression(node.value))
    return [edit(node.value, node.shorthand ? `${keyOf(node)}: __wiring.action(ID, ` : "__wiring.action(ID, ", ")")];
  return isActorLogic(node) ? [edit(node, "__wiring.logic(ID, ", ")")] : [];
}

function edit({ start, end, loc }: Node, before: string, after: string): Edit {
  return { start: start ?? 0, end: end ?? 0, line: loc?.start.line ?? 0, before, after };
}

function keyOf({ key }: { key: Node }): string {
  return types.isIdentifier(key) ? key.name : "";
}

function isSend(node: Node): boolean {
  if (!types.isCallExpression(node) && !types.isOptionalCallExpression(node)) return false;
  const { callee } = node;
  const isMember = types.isMemberExpression(callee) || types.isOptionalMemberExpression(callee);
  return isMember && types.isIdentifier(callee.property, { name: "send" });
}

/** `….provide({ actions: { … } })`: the object of the actions. */
function isInActions(parents: readonly Node[]): boolean {
  const [call, , property] = parents.slice(-4);
  if (!types.isCallExpression(call) || !types.isMemberExpression(call.callee)) return false;
  const isProvide = types.isIdentifier(call.callee.property, { name: "provide" });
  return isProvide && types.isObjectProperty(property) && keyOf(property) === "actions";
}

function isActorLogic(node: Node): boolean {
  return (
    types.isCallExpression(node) && types.isIdentifier(node.callee) && /^from(Promise|Callback)$/.test(node.callee.name)
  );
}

/** From the end, so that the places of the earlier edits hold; an edit inside another comes first. */
function rewrite(text: string, file: string, edits: readonly Edit[]): string {
  const ordered = edits.toSorted((one, other) => one.start - other.start);
  const marks = ordered.flatMap(({ start, end, before, after }, place) => [
    { at: start, text: before.replace("ID", JSON.stringify(`${file}#${place}`)), rank: place },
    { at: end, text: after, rank: -place },
  ]);
  let result = text;
  for (const mark of marks.toSorted((one, other) => other.at - one.at || other.rank - one.rank))
    result = result.slice(0, mark.at) + mark.text + result.slice(mark.at);
  return result;
}
