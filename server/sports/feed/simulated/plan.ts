// Which matches are to be announced. A key is kept as long as its match is in the plan, so that it is announced once.
import type { Pace } from "./pace.ts";
import { seoulDayNumber } from "../../../../src/domain/common/time.ts";
import { matchesOfDay, type Planned } from "./schedule.ts";

const DAYS_AHEAD = 7;

export interface Plan {
  /** Begins anew with the keys of matches that stand already. */
  load(keys: Iterable<string>): void;
  /** Matches that are to be announced and are not yet. */
  missing(now: number): Planned[];
  announced(feedKey: string): void;
  /** How many keys are kept. */
  size(): number;
}

export function createPlan(seed: number, pace: Pick<Pace, "extra">): Plan {
  const keys = new Set<string>();
  return {
    load(given) {
      keys.clear();
      for (const key of given) keys.add(key);
    },
    missing(now) {
      const today = seoulDayNumber(now);
      const days = Array.from({ length: DAYS_AHEAD }, (_, i) => matchesOfDay(seed, today + i)).flat();
      const extra = pace.extra(now);
      const planned = new Set([...extra, ...days].map(({ feedKey }) => feedKey));
      for (const key of keys) if (!planned.has(key)) keys.delete(key);
      return [...extra, ...days.filter(({ startsAt }) => startsAt > now)].filter(({ feedKey }) => !keys.has(feedKey));
    },
    announced: (feedKey) => void keys.add(feedKey),
    size: () => keys.size,
  };
}
