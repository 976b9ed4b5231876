// What the suites "held under fire" share: options, seeded choices and the printed table with its bounds.
import { seeded } from "../factories/random.ts";

/** A number of the environment: `FIRE_SEED`, `FIRE_COUNT`, `FIRE_SECONDS`. Throws where it is none. */
export function option(name: "SEED" | "COUNT" | "SECONDS" | "CONNECTIONS" | "PAIRS", fallback: number): number {
  const text = process.env[`FIRE_${name}`];
  const value = text === undefined || text === "" ? fallback : Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`FIRE_${name}: a whole number, not ${text}`);
  return value;
}

/** Seeded choices of one stream; streams of other names are independent of it. */
export function choices(seed: number, name: string) {
  const own = [...name].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, seed);
  const random = seeded(own);
  const below = (end: number) => Math.floor(random() * end);
  return {
    random,
    below,
    between: (from: number, to: number) => from + below(to - from + 1),
    isIn: (share: number) => random() < share,
    one<T>(items: readonly T[]): T {
      if (items.length === 0) throw new Error("nothing to choose from");
      return items[below(items.length)] as T;
    },
    /** An item by the weight that it is given. */
    weighted<T>(items: readonly (readonly [number, T])[]): T {
      let left = random() * items.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of items) if ((left -= weight) < 0) return item;
      return (items.at(-1) as readonly [number, T])[1];
    },
  };
}
export type Choices = ReturnType<typeof choices>;

/** True once the seconds are over; what is stopped by it says so in its table. */
export function deadlineIn(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1_000;
  return () => performance.now() >= end;
}

export interface Row {
  name: string;
  value: number | string;
  /** The bound in words; without one the row only tells. */
  bound?: string;
  isHeld?: boolean;
}

/** Prints the rows and what broke a bound, and returns the exit code: 1 when a bound is broken. */
export function printTable(rows: readonly Row[], broken: readonly string[] = []): 0 | 1 {
  console.log("");
  for (const { name, value, bound, isHeld } of rows) {
    const mark = bound === undefined ? " " : isHeld ? "✓" : "✗";
    console.log(`${mark} ${name.padEnd(52)} ${String(value).padStart(22)}  ${bound ?? ""}`.trimEnd());
  }
  for (const line of broken.slice(0, 20)) console.log(line);
  if (broken.length > 20) console.log(`… ${broken.length - 20} more`);
  return rows.every(({ bound, isHeld }) => bound === undefined || isHeld === true) ? 0 : 1;
}

/** A row that has to be 0. */
export const none = (name: string, count: number): Row => ({ name, value: count, bound: "0", isHeld: count === 0 });

/** A row that has to be at least so much. */
export const atLeast = (name: string, count: number, least: number): Row => ({
  name,
  value: count,
  bound: `at least ${least}`,
  isHeld: count >= least,
});

/** How many of each name, most first, as one line a name. */
export function tallyLines(tally: ReadonlyMap<string, number>): string[] {
  return [...tally].toSorted((a, b) => b[1] - a[1]).map(([name, count]) => `  ${name.padEnd(50)} ${count}`);
}

export function count(tally: Map<string, number>, name: string, by = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + by);
}
