// Rows that are only looked up by the keys that they were read by: without the condition more of them are read, and nobody
// asks for those.
import { types, type Node } from "@babel/core";
import { visit } from "../wiring/instrument.ts";

/** `const rows = await ….where(inArray(…))…`, where `rows` is only looked up in. The node is the call of `where`. */
export function isLookedUp(node: Node, parents: readonly Node[]): boolean {
  if (!types.isCallExpression(node) || !isCallOf(node.arguments[0], "inArray")) return false;
  const declared = parents.findLast((one) => !isOfChain(one));
  if (!types.isVariableDeclarator(declared) || !types.isIdentifier(declared.id)) return false;
  const scope = parents.findLast((one) => types.isFunction(one));
  return scope !== undefined && isOnlyLookedUp(declared.id, scope);
}

const isOfChain = (node: Node): boolean =>
  types.isCallExpression(node) || types.isMemberExpression(node) || types.isAwaitExpression(node);

const isCallOf = (node: Node | undefined, name: string): boolean =>
  types.isCallExpression(node) && types.isIdentifier(node.callee, { name });

/** Each mention of the name finds one of its rows, or makes a map that is only looked up in. */
function isOnlyLookedUp({ name, start }: types.Identifier, scope: Node): boolean {
  const mentions: (readonly Node[])[] = [];
  visit(scope, (node, parents) => {
    const isKey = types.isObjectProperty(parents.at(-1), { key: node, computed: false });
    if (types.isIdentifier(node, { name }) && node.start !== start && !isKey) mentions.push(parents);
  });
  return mentions.length > 0 && mentions.every((parents) => isLookup(parents, scope));
}

/** The last of `parents` mentions the rows, or a map of them. */
function isLookup(parents: readonly Node[], scope: Node): boolean {
  const [member, call, ...above] = parents.toReversed();
  if (types.isCallExpression(member)) return isCallOfMap(member) && isNamedLookup([call, ...above], scope);
  if (!types.isMemberExpression(member) || !types.isIdentifier(member.property)) return false;
  const { name } = member.property;
  if (/^(find|get|has)$/.test(name)) return true;
  if (name === "filter") return types.isCallExpression(call) && isByKey(call.arguments[0]);
  const [map, ...aboveMap] = above;
  return name === "map" && types.isNewExpression(map) && types.isIdentifier(map.callee, { name: "Map" })
    ? isNamedLookup(aboveMap, scope)
    : false;
}

/** `Map.groupBy(rows, …)` */
function isCallOfMap({ callee }: types.CallExpression): boolean {
  return (
    types.isMemberExpression(callee) &&
    types.isIdentifier(callee.object, { name: "Map" }) &&
    types.isIdentifier(callee.property, { name: "groupBy" })
  );
}

/** `const map = …`, of which the same is true. */
function isNamedLookup([declared]: readonly (Node | undefined)[], scope: Node): boolean {
  if (!types.isVariableDeclarator(declared) || !types.isIdentifier(declared.id)) return false;
  return isOnlyLookedUp(declared.id, scope);
}

/** `(one) => one.key === other.key` */
function isByKey(node: Node | undefined): boolean {
  return types.isArrowFunctionExpression(node) && types.isBinaryExpression(node.body, { operator: "===" });
}
