// What the parts of the history share.
import type { ServerContext } from "../../context.ts";
import { createMemoryBus } from "../../events/memory-bus.ts";
import type { Member } from "../../http/app-type.ts";
import { type Random, seededRandom } from "../../sports/feed/seeded.ts";
import { HistoryClock } from "./history-clock.ts";

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

export interface World {
  /** The server's context with the clock of the history, and a bus that nobody listens to. */
  context: ServerContext;
  clock: HistoryClock;
  /** When the history ends: the first start. */
  end: number;
  days: number;
  seed: string;
  random: Random;
  /** Who plays; the operator who decides. */
  members: Member[];
  operator: Member;
}

export function createWorld(
  server: ServerContext,
  { days, seed, ...people }: { days: number; seed: string; members: Member[]; operator: Member },
): World {
  const end = server.clock.now();
  const clock = new HistoryClock(end - days * DAY_MS);
  const context = { ...server, clock, events: createMemoryBus() };
  return { context, clock, end, days, seed, random: seededRandom(seed), ...people };
}

/** The context at an instant of its own, for what happens between two stands of the clock. */
export function contextAt({ context }: World, at: number): ServerContext {
  return { ...context, clock: { now: () => at } };
}

export function chosen<T>(random: Random, items: readonly T[]): T | undefined {
  return items[Math.floor(random() * items.length)];
}

/** A whole number in [from, to]. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const all = items.map((item) => ({ item, at: random() }));
  return all.toSorted((a, b) => a.at - b.at).map(({ item }) => item);
}
