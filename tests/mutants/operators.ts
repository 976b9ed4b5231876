// Comparisons in a source text, and what a slip of the pen makes of them.
import { parseAst } from "rolldown/parseAst";

/** What a slip of the pen makes of a comparison. */
export const SLIPS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
};

export interface Slip {
  /** The comparison as it stands and as it is made. */
  was: string;
  is: string;
  /** The whole text with the slip in it. */
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  operator?: string;
  left?: Node;
  right?: Node;
}

function* comparisonsIn(value: unknown): Generator<Node & { operator: string; left: Node; right: Node }> {
  if (typeof value !== "object" || value === null) return;
  const node = value as Partial<Node>;
  const { type, start, end, operator, left, right } = node;
  if (type === "BinaryExpression" && operator && operator in SLIPS && left && right)
    yield { type, start: start ?? 0, end: end ?? 0, operator, left, right };
  for (const child of Object.values(value)) yield* comparisonsIn(child);
}

/** `event.type === …` tells the compiler what the chart holds anyway. */
const asksForType = (text: string): boolean => /\btype [!=]==/.test(text);

/** The functions of those names that a source declares. */
function* functionsIn(value: unknown, names: readonly string[]): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  const { type, id } = value as { type?: string; id?: { name?: string } | null };
  if (type === "FunctionDeclaration" && names.includes(id?.name ?? "")) yield value;
  else for (const child of Object.values(value)) yield* functionsIn(child, names);
}

/**
 * Every comparison but those of a type, one slip each. With `functions`: only `<`, `<=`, `>` and `>=`, and only there;
 * throws on one that the source does not declare.
 */
export function slipsOf(source: string, functions?: readonly string[]): Slip[] {
  const { body } = parseAst(source, { lang: "ts" });
  const places = functions ? [...functionsIn(body, functions)] : [body];
  if (functions && places.length !== functions.length) throw new Error(`not all of ${functions.join(", ")} are there`);
  return [...comparisonsIn(places)].flatMap(({ start, end, operator, left, right }) => {
    const was = source.slice(start, end);
    if (asksForType(was) || (functions !== undefined && operator.length === 3)) return [];
    const between = source.slice(left.end, right.start).replace(operator, SLIPS[operator] ?? operator);
    const is = source.slice(start, left.end) + between + source.slice(right.start, end);
    return [{ was, is, text: source.slice(0, start) + is + source.slice(end) }];
  });
}
