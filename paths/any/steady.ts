// A clock that stands still and random numbers that a text decides: the same step is the same step each time.
import { seeded } from "../lib/random.ts";

export type Unsteady = "random" | "clock";

/** The moment at which every step happens. */
const NOW = Date.UTC(2025, 0, 1);

function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return hash >>> 0;
}

function stillDate(Real: DateConstructor, used: (what: Unsteady) => void): DateConstructor {
  return class extends Real {
    constructor(...given: number[]) {
      if (given.length === 0) used("clock");
      super(...((given.length === 0 ? [NOW] : given) as [number]));
    }
    static override now(): number {
      used("clock");
      return NOW;
    }
  } as unknown as DateConstructor;
}

/** An event with this key says what chance is while it is taken. */
export const CHANCE = Symbol("chance");

/** Runs with the clock and the random numbers held; `used` is told of each use. What was global is put back. */
export function steadily<Result>(
  seed: () => string | number,
  used: (what: Unsteady) => void,
  run: () => Result,
): Result {
  const { Date: RealDate } = globalThis;
  const [random, uuid, now] = [Math.random, crypto.randomUUID, performance.now];
  let draw: (() => number) | null = null;
  const next = (): number => {
    used("random");
    const from = draw ? 0 : seed();
    draw ??= typeof from === "number" ? () => from : seeded(numberOf(from));
    return draw();
  };
  const hex = (): string =>
    Math.floor(next() * 65_536)
      .toString(16)
      .padStart(4, "0");
  globalThis.Date = stillDate(RealDate, used);
  Math.random = next;
  crypto.randomUUID = () => `${hex()}${hex()}-${hex()}-4${hex().slice(1)}-8${hex().slice(1)}-${hex()}${hex()}${hex()}`;
  performance.now = () => {
    used("clock");
    return 0;
  };
  try {
    return run();
  } finally {
    globalThis.Date = RealDate;
    Math.random = random;
    crypto.randomUUID = uuid;
    performance.now = now;
  }
}
