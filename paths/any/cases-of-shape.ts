// The cases of a payload: for each field the values that could make a difference, and few of their combinations.
import type { AnyMachineSnapshot } from "xstate";
import type { Literal, Literals } from "./literals.ts";
import type { Shape } from "./shape.ts";

export interface Candidate {
  text: string;
  make: (snapshot: AnyMachineSnapshot) => unknown;
}

/** What is known beside the shape. */
export interface Known {
  literals: Literals;
  /** The first context. */
  context: unknown;
  /** Tells the numbers of one payload from those of another. */
  salt: number;
}

/** The most whole combinations; beyond, one field at a time differs from the first values. */
const MOST_COMBINED = 8;
const MOST_CASES = 16;
const LONGEST_LIST = 12;

const fixed = (value: unknown, text = value === undefined ? "none" : JSON.stringify(value)): Candidate => ({
  text,
  make: () => value,
});

/** Numbers on both sides of those that are compared with. */
const around = (values: readonly number[]): number[] =>
  [...new Set(values.flatMap((one) => [one, one + 1, one - 1]))].slice(0, 6);

/** Places of the lists that stand in a context. */
function placesIn(context: unknown): number[] {
  const lists = Object.values((context ?? {}) as object).filter(Array.isArray) as unknown[][];
  const longest = Math.max(0, ...lists.map(({ length }) => length).filter((length) => length <= LONGEST_LIST));
  return Array.from({ length: longest }, (_, at) => at);
}

/** The first value under this name, anywhere in a context. */
function valueAt(name: string, value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null || depth > 4 || "sessionId" in value) return undefined;
  for (const [key, one] of Object.entries(value)) {
    if (key === name && (typeof one === "string" || typeof one === "number")) return one;
    const deeper = valueAt(name, one, depth + 1);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

function leafCandidates(shape: Shape, name: string, { literals, context, salt }: Known): Candidate[] {
  const known = [...new Set<Literal>([...shape.values, ...(shape.values.size > 0 ? [] : (literals.get(name) ?? []))])];
  const numbers = known.filter((one) => typeof one === "number");
  const strings = known.filter((one) => typeof one === "string");
  const others = known.filter((one) => one === null || typeof one === "boolean");
  const isAny = shape.kinds.size === 0 && known.length === 0;
  const found: unknown[] = shape.values.size > 0 ? known : [...others];
  if (shape.values.size === 0) {
    const { kinds } = shape;
    if (kinds.has("key") && (kinds.has("number") || !kinds.has("string"))) found.push(0, ...placesIn(context));
    if (numbers.length > 0) found.push(...around(numbers));
    else if (kinds.has("number")) found.push(salt, 0);
    if (strings.length > 0) found.push(...strings, "other");
    else if (kinds.has("string") || (kinds.has("key") && found.length === 0)) found.push(name, "");
    if (kinds.has("boolean") || others.some((one) => typeof one === "boolean")) found.push(true, false);
    if (isAny) found.push(name, undefined);
  }
  if (shape.isOptional) found.push(undefined);
  const here = valueAt(name, context);
  const own: Candidate[] =
    here === undefined || shape.values.size > 0 || typeof here === "number"
      ? []
      : [{ text: `the ${name} there`, make: (snapshot) => valueAt(name, snapshot.context) ?? here }];
  return [...own, ...[...new Set(found)].map((one) => fixed(one))];
}

function combined(parts: readonly (readonly [name: string, candidates: readonly Candidate[]])[]): Candidate[][] {
  const size = parts.reduce((product, [, all]) => product * Math.max(1, all.length), 1);
  if (size <= MOST_COMBINED)
    return parts.reduce<Candidate[][]>(
      (made, [, all]) => made.flatMap((one) => all.map((last) => [...one, last])),
      [[]],
    );
  const first = parts.map(([, all]) => all[0] as Candidate);
  const single = parts.flatMap(([, all], at) => all.slice(1).map((other) => first.with(at, other)));
  return [first, ...single].slice(0, MOST_CASES);
}

/** The candidates of one value; `name` is that of the field it stands in. */
export function candidatesOf(shape: Shape, name: string, known: Known): Candidate[] {
  // A text can be gone through as a list is.
  if (shape.kinds.has("array") && !shape.kinds.has("string")) {
    const [one] = shape.element ? candidatesOf(shape.element, name, known) : [fixed(name)];
    return [{ text: "[one]", make: (snapshot) => [one?.make(snapshot)] }, fixed([])];
  }
  if (shape.fields.size === 0) return leafCandidates(shape, name, known);
  const parts = [...shape.fields].map(([field, one]) => [field, candidatesOf(one, field, known)] as const);
  const all = combined(parts).map((chosen): Candidate => {
    const named = chosen.map((one, at) => [parts[at]?.[0] ?? "", one] as const);
    return {
      text: named.map(([field, { text }]) => (text.startsWith("the ") ? text : `${field}=${text}`)).join(" "),
      make: (snapshot) =>
        Object.fromEntries(
          named.map(([field, one]) => [field, one.make(snapshot)]).filter(([, value]) => value !== undefined),
        ),
    };
  });
  return shape.isOptional ? [...all, fixed(undefined)] : all;
}
