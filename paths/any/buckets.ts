// What of a context tells states apart, where the whole context would make them without end.
import type { AnyMachineSnapshot } from "xstate";
import { endedIn } from "./prepare.ts";
import type { Literals } from "./literals.ts";

/** From the coarsest on: the states alone, what guards read, everything in buckets, everything. */
export type Level = "states" | "guarded" | "bucketed" | "whole";

const EXACT_UP_TO = 20;
const FEW = 3;

export class Buckets {
  readonly #numbers: readonly number[];
  readonly #strings: ReadonlySet<string>;
  readonly #guarded: (name: string) => boolean;

  readonly #invoked: ReadonlySet<string>;

  /** `invoked`: the ids of the actors that the chart names; others are counted. */
  constructor(literals: Literals, guards: readonly string[], invoked: Iterable<string>) {
    this.#invoked = new Set(invoked);
    const all = [...literals.values()].flatMap((values) => [...values]);
    this.#numbers = [...new Set(all.filter((one) => typeof one === "number"))].toSorted((a, b) => a - b);
    this.#strings = new Set(all.filter((one) => typeof one === "string"));
    const words = new Set(guards.flatMap((text) => text.match(/[\w$]+/g) ?? []));
    this.#guarded = (name) => words.has(name);
  }

  #number(value: number): unknown {
    const largest = Math.max(1, ...this.#numbers.filter((one) => one <= EXACT_UP_TO));
    if (Number.isInteger(value) && value >= -1 && value <= largest + 1) return value;
    const above = this.#numbers.filter((one) => one < value).length;
    return this.#numbers.includes(value) ? value : { between: above, isBelow: value < 0 };
  }

  #value(value: unknown, depth: number): unknown {
    if (typeof value === "number") return this.#number(value);
    if (typeof value === "string") return value === "" || this.#strings.has(value) ? value : "text";
    if (typeof value !== "object" || value === null || value instanceof Error || value instanceof Date) return value;
    if ("sessionId" in value) return "actor";
    if (value instanceof Set || value instanceof Map) return { size: Math.min(FEW, value.size) };
    if (Array.isArray(value))
      return {
        length: Math.min(FEW, value.length),
        first: depth > 3 ? null : value.slice(0, FEW - 1).map((one) => this.#value(one, depth + 1)),
      };
    if (depth > 3) return "deep";
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.#value(one, depth + 1)]));
  }

  #children(children: object): unknown {
    const [named, others] = [true, false].map((isNamed) =>
      Object.keys(children).filter((id) => this.#invoked.has(id) === isNamed),
    );
    return [named, Math.min(FEW, others?.length ?? 0)];
  }

  /** What tells states apart at this level. */
  keyAt(level: Level): (snapshot: AnyMachineSnapshot) => unknown {
    const contextOf = (context: Readonly<Record<string, unknown>>): unknown => {
      if (level === "whole") return context;
      if (level === "states") return null;
      const entries = Object.entries(context ?? {}).filter(([name]) => level === "bucketed" || this.#guarded(name));
      return this.#value(Object.fromEntries(entries), 0);
    };
    return (snapshot) => [
      contextOf(snapshot.context as Record<string, unknown>),
      level === "whole" ? Object.keys(snapshot.children) : this.#children(snapshot.children),
      [...endedIn(snapshot)],
    ];
  }
}
