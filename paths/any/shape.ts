// What a payload is made of, as far as it shows: from its type where there is one, and from what the machine reads of it.
import type { Literal } from "./literals.ts";

type Kind = "string" | "number" | "boolean" | "array" | "object" | "key";

export interface Shape {
  kinds: Set<Kind>;
  fields: Map<string, Shape>;
  /** Of an array. */
  element: Shape | null;
  /** Values that its type names. */
  values: Set<Literal>;
  isOptional: boolean;
  /** From a type, and not only from what was read. */
  isTyped: boolean;
}

export const newShape = (given: Partial<Shape> = {}): Shape => ({
  kinds: new Set(),
  fields: new Map(),
  element: null,
  values: new Set(),
  isOptional: false,
  isTyped: false,
  ...given,
});

const fieldOf = (shape: Shape, name: string): Shape => {
  const field = shape.fields.get(name) ?? newShape();
  if (!shape.fields.has(name)) shape.kinds.add("object");
  shape.fields.set(name, field);
  return field;
};

const elementOf = (shape: Shape): Shape => {
  shape.kinds.add("array");
  shape.element ??= newShape();
  return shape.element;
};

const STRING_ONLY = new Set([
  "trim",
  "toLowerCase",
  "toUpperCase",
  "split",
  "startsWith",
  "endsWith",
  "replace",
  "replaceAll",
  "match",
  "padStart",
  "charAt",
  "substring",
  "substr",
  "localeCompare",
]);
const ARRAY_ONLY = new Set([
  "map",
  "filter",
  "forEach",
  "find",
  "findIndex",
  "some",
  "every",
  "reduce",
  "push",
  "join",
  "flatMap",
  "sort",
]);
const EITHER = new Set(["includes", "indexOf", "slice", "concat", "at"]);
const UNASKED = new Set([
  "then",
  "toJSON",
  "constructor",
  "prototype",
  "$$typeof",
  "nodeType",
  "tagName",
  "name",
  "apply",
  "call",
  "bind",
]);

/** Stands for a value that nobody knows; what is read of it is noted in the shape. */
export function probe(shape: Shape): unknown {
  const primitive = (hint: string): string | number => {
    shape.kinds.add(hint === "number" ? "number" : hint === "string" ? "key" : "string");
    return hint === "number" ? 1 : "a";
  };
  const read = (name: string): unknown => {
    if (STRING_ONLY.has(name)) {
      shape.kinds.add("string");
      return (...args: unknown[]) =>
        ("a" as unknown as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args);
    }
    if (ARRAY_ONLY.has(name)) {
      const list = [probe(elementOf(shape))] as unknown as Record<string, (...args: unknown[]) => unknown>;
      return (...args: unknown[]) => list[name]?.(...args);
    }
    if (EITHER.has(name))
      return (...args: unknown[]) =>
        ("a" as unknown as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args);
    if (name === "length") return 1;
    if (name === "toFixed" || name === "valueOf") return () => primitive("number");
    if (name === "toString") return () => "a";
    if (name !== "name" && UNASKED.has(name)) return undefined;
    return probe(fieldOf(shape, name));
  };
  return new Proxy(() => undefined, {
    get: (_, key) => {
      if (typeof key === "string") return read(key);
      if (key === Symbol.toPrimitive) return primitive;
      if (key !== Symbol.iterator) return undefined;
      return [probe(elementOf(shape))][Symbol.iterator].bind([probe(elementOf(shape))]);
    },
    apply: () => probe(newShape()),
    ownKeys: () => [],
    getOwnPropertyDescriptor: () => undefined,
  });
}

/** An event that is all payload: its type is known, the rest is noted as it is read. */
export function probeEvent(type: string, shape: Shape, prefix: string | null): { type: string } {
  if (prefix !== null) return { type, [prefix]: probe(shape) };
  return new Proxy({ type } as { type: string }, {
    get: (known, key) =>
      key === "type"
        ? type
        : typeof key === "symbol" || (UNASKED.has(key) && key !== "name")
          ? Reflect.get(known, key)
          : probe(fieldOf(shape, key)),
  });
}
