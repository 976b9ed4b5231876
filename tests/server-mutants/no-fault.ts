// Which changes of the server nobody could call wrong. They are recognised by what the source says, not by place:
//
// - pace: a figure whose name says how many at a time, how often, how long something is kept in memory or waited for
//   (PACE). Another figure is slower or quicker.
// - log: what `report` and `console` say, and such a line left out. What the security log says is no such line.
// - timer: a timer that is not cleared and that would end with the process.
// - impossible: `if (…) throw new Error(…)` never thrown. A plain Error says what the types allow and nothing leads to;
//   what a caller can do wrong is refused with an ApiError.
// - message: what stands in the message of such an Error.
// - only row: `const [row] = … .limit(1)` reads one row, however many there are.
// - count: the default of a count (`total?.count ?? 0`), or of a sum that the query makes a number of itself
//   (`coalesce(sum(…), 0)`). Such a query always has its one row; a source that groups may read none.
// - order: in `(a, b) => (a < b ? -1 : 1)` the 1 says only "after", and the order of equals is not told.
// - empty: `if (list.length === 0) return;` (or `return [];`, `{}`, `new Map()`) never returned early, and
//   `list.length === 0 ? [] : …` never shortened. What follows does nothing for an empty list. A return that says
//   something else is a fault.
// - lookup: `where(inArray(…))` left out where the rows are only looked up by their keys. It reads more, and nobody asks
//   for it.
import { types, type Node } from "@babel/core";
import { isLookedUp } from "./looked-up.ts";

export type NoFault =
  | "pace"
  | "log"
  | "timer"
  | "impossible"
  | "message"
  | "only row"
  | "count"
  | "order"
  | "empty"
  | "lookup";

const PACE =
  /(^|_)(A_BATCH|AHEAD|AT_ONCE|ATTEMPTS|BATCH|BATCH_MS|BATCH_ROWS|CHUNK|CONNECT_MS|EVERY|EVERY_MS|GATHER_MS|IDLE_IN_TRANSACTION_MS|KEEP_ALIVE_MS|KEPT_LENGTH|KEPT_MS|LISTS_KEPT|PATIENCE|PATIENCE_MS|QUALITY|REFILL|RETRY_MS|ROWS_PER_REPORT|SAID_EVERY_MS|SILENT_MS|STATEMENT_ROWS|TICK_MS|TIMEOUT_MS|TIMEOUT_S|WAIT_MS)$/;
/** Options of libraries that do the same: how much is kept, and from how many bytes on an answer is packed. */
const SIZES = /^(cache|threshold)$/;
const LOG = /^(void )?(console\.\w+|report)\(/;
const TIMER = /^clear(Timeout|Interval)\(|\.unref\(\);$/;

interface Change {
  kind: string;
  node: Node;
  replacement: string;
}

/** The rule by which a change is no fault. null: it is one. */
export function noFaultOf(change: Change, parents: readonly Node[], text: string): NoFault | null {
  const { kind, node } = change;
  const says = (one: Node): string => text.slice(one.start ?? 0, one.end ?? 0);
  if ([...parents, node].some((one) => isStatementOrCall(one) && LOG.test(says(one)))) return "log";
  if (kind === "removed call" && TIMER.test(says(node))) return "timer";
  if (parents.some(isError)) return "message";
  if (kind === "condition") return condition(change, parents);
  if (kind === "no condition") return isLookedUp(node, parents) ? "lookup" : null;
  if (kind === "comparison") return isComparator(node, parents) ? "order" : null;
  if (kind !== "constant") return null;
  if (parents.some(isOfPace)) return "pace";
  if (isOnlyRow(node, parents)) return "only row";
  if (isDefaultOfCount(node, parents.at(-1), text)) return "count";
  return isComparator(parents.at(-1), parents.slice(0, -1)) ? "order" : null;
}

function isOfPace(node: Node): boolean {
  if (types.isVariableDeclarator(node)) return types.isIdentifier(node.id) && PACE.test(node.id.name);
  return types.isObjectProperty(node) && types.isIdentifier(node.key) && SIZES.test(node.key.name);
}

const isStatementOrCall = (node: Node): boolean =>
  types.isExpressionStatement(node) || types.isCallExpression(node) || types.isUnaryExpression(node);

const isError = (node: Node): boolean =>
  types.isNewExpression(node) && types.isIdentifier(node.callee, { name: "Error" });

/** The last of `parents` is the statement, or the expression, that the condition decides. */
function condition({ replacement, node }: Change, parents: readonly Node[]): NoFault | null {
  const decided = parents.at(-1);
  if (replacement !== "false") return null;
  if (types.isConditionalExpression(decided)) return isOfEmpty(node) && isNothing(decided.consequent) ? "empty" : null;
  if (!types.isIfStatement(decided)) return null;
  const { consequent, alternate } = decided;
  if (types.isThrowStatement(consequent) && isError(consequent.argument)) return "impossible";
  return isOfEmpty(node) && types.isReturnStatement(consequent) && isNothing(consequent.argument) && !alternate
    ? "empty"
    : null;
}

function isNothing(returned: Node | null | undefined): boolean {
  if (!returned) return true;
  if (types.isArrayExpression(returned)) return returned.elements.length === 0;
  if (types.isObjectExpression(returned)) return returned.properties.length === 0;
  return types.isNewExpression(returned) && returned.arguments.length === 0;
}

/** `list.length === 0` */
function isOfEmpty(test: Node): boolean {
  return (
    types.isBinaryExpression(test, { operator: "===" }) &&
    types.isMemberExpression(test.left) &&
    types.isIdentifier(test.left.property, { name: "length" }) &&
    types.isNumericLiteral(test.right, { value: 0 })
  );
}

/** `const [row] = await ….limit(1)` */
function isOnlyRow(node: Node, parents: readonly Node[]): boolean {
  const [limit, ...above] = parents.toReversed();
  if (!types.isNumericLiteral(node, { value: 1 }) || !types.isCallExpression(limit)) return false;
  const isLimit =
    types.isMemberExpression(limit.callee) && types.isIdentifier(limit.callee.property, { name: "limit" });
  const declared = above.find((one) => !types.isAwaitExpression(one) && !types.isConditionalExpression(one));
  if (!isLimit || !types.isVariableDeclarator(declared)) return false;
  return types.isArrayPattern(declared.id) && declared.id.elements.length === 1;
}

/** `row?.name ?? 0`, where `name` is a `count()` or a sum of the source. */
function isDefaultOfCount(node: Node, parent: Node | undefined, text: string): boolean {
  if (!types.isLogicalExpression(parent, { operator: "??" }) || parent.right !== node) return false;
  const { left } = parent;
  if (!types.isOptionalMemberExpression(left) || !types.isIdentifier(left.property)) return false;
  const { name } = left.property;
  if (new RegExp(`\\b${name}: (count\\(|sql(<\\w+>)?\`count\\()`).test(text)) return true;
  return !text.includes(".groupBy(") && new RegExp(`\\b${name}: sql(<\\w+>)?\`coalesce\\((sum|max)\\(`).test(text);
}

/** `a < b ? -1 : 1` inside what a list is sorted by; the node is the whole or its comparison. */
function isComparator(node: Node | undefined, parents: readonly Node[]): boolean {
  const whole = types.isConditionalExpression(node) ? node : parents.at(-1);
  if (!types.isConditionalExpression(whole)) return false;
  const { consequent, alternate } = whole;
  return (
    types.isUnaryExpression(consequent, { operator: "-" }) &&
    types.isNumericLiteral(consequent.argument, { value: 1 }) &&
    types.isNumericLiteral(alternate, { value: 1 })
  );
}
