import { entryOf } from "../../common/entry-of.ts";
import { marketTitle } from "./markets.ts";

/** When a market takes bets, as operators read it. */
export const PHASE_NAMES = { prematch: "경기 전", live: "인플레이", proto: "프로토" } as const;

/** The market with its period and its phase: a fixture has markets of one name before it begins and while it runs. */
export function marketTitleOfPhase(
  sportId: string,
  market: { marketName: string; period: string; phase: string },
): string {
  const phase = entryOf(PHASE_NAMES, market.phase);
  return [phase, marketTitle(sportId, market)].filter((part) => part !== undefined).join(" · ");
}
