// What the suites "held under fire" share: options and seeded choices. What they print: table.ts.
import { seeded } from "../../factories/random.ts";

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

export function count(tally: Map<string, number>, name: string, by = 1): void {
  tally.set(name, (tally.get(name) ?? 0) + by);
}
