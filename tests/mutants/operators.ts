// Comparisons in a source text, and what a slip of the pen makes of them.
import { parseAst } from "rolldown/parseAst";

const SLIPS: Readonly<Record<string, string>> = {
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

/** Every comparison but those of a type, one slip each. `onlyOrder`: only `<`, `<=`, `>` and `>=`. */
export function slipsOf(source: string, onlyOrder = false): Slip[] {
  return [...comparisonsIn(parseAst(source, { lang: "ts" }).body)].flatMap(({ start, end, operator, left, right }) => {
    const was = source.slice(start, end);
    if (asksForType(was) || (onlyOrder && operator.length === 3)) return [];
    const between = source.slice(left.end, right.start).replace(operator, SLIPS[operator] ?? operator);
    const is = source.slice(start, left.end) + between + source.slice(right.start, end);
    return [{ was, is, text: source.slice(0, start) + is + source.slice(end) }];
  });
}
