// The limits of the member's level and what open bets come to, as the server has them now.
import { ask as askApi } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import type { MemberBetLimits } from "../api/contract/sports/bet-limits.ts";
import { ownBetLimits } from "../api/contract/sports/bet-limits.endpoints.ts";

/** How long after an answer that did not come they are asked for again, in milliseconds. */
const AGAIN_MS = 3_000;

export interface BetLimitsReader {
  /** Asks for the limits; an answer that is older than the last question is passed over. */
  ask: () => void;
  stop: () => void;
}

export function readBetLimits(api: ApiClient, onBetLimits: (limits: MemberBetLimits) => void): BetLimitsReader {
  let question: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    question?.abort();
    clearTimeout(timer);
  };
  const answer = async (own: AbortController): Promise<void> => {
    const limits = await askApi(api, ownBetLimits, {}, { signal: own.signal }).catch(() => null);
    if (own.signal.aborted) return;
    if (limits) onBetLimits(limits);
    else timer = setTimeout(ask, AGAIN_MS);
  };
  const ask = (): void => {
    stop();
    question = new AbortController();
    void answer(question);
  };
  return { ask, stop };
}
