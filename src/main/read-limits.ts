// The limits of the member's level, as the server has them now.
import type { ApiClient } from "../api/client/client.ts";
import { BetLimits } from "../api/contract/bet-limits.ts";

/** How long after an answer that did not come they are asked for again, in milliseconds. */
const AGAIN_MS = 3_000;

export interface LimitsReader {
  /** Asks for the limits; an answer that is older than the last question is passed over. */
  ask: () => void;
  stop: () => void;
}

export function readLimits(api: ApiClient, onLimits: (limits: BetLimits) => void): LimitsReader {
  let question: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    question?.abort();
    clearTimeout(timer);
  };
  const ask = (): void => {
    stop();
    const own = new AbortController();
    question = own;
    api.call(BetLimits, "bets/limits", { signal: own.signal }).then(
      (limits) => {
        if (!own.signal.aborted) onLimits(limits);
      },
      () => {
        if (!own.signal.aborted) timer = setTimeout(ask, AGAIN_MS);
      },
    );
  };
  return { ask, stop };
}
