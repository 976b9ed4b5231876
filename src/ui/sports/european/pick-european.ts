import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import type { EuropeanPhase } from "../../../api/queries/sports/sports.ts";
import { isBonus } from "../../../domain/sports/slip/pick.ts";
import type { PriceCellProps } from "../price/price-cell.tsx";
import { slipEntry } from "../korea/slip-entry.ts";
import type { BettingLists } from "../slip/betting.ts";
import type { PickEntry } from "../slip/use-betting-slip.ts";

/** The Korean game whose markets have the phase. */
const GAME_OF = { prematch: "cross", live: "live" } as const;

/**
 * Sends the pressed selection of a fixture to the slip under the European rules, at the price that the member saw. A
 * bonus folder has no rules of its own: it stands in every slip by those of its game.
 */
export function pickEuropean(options: {
  phase: EuropeanPhase;
  fixture: FixtureWire;
  prices: Pick<BettingLists["prices"], "read">;
  pick: PickEntry;
}): PriceCellProps["onPick"] {
  const { phase, fixture, prices, pick } = options;
  return (selectionId, availability) => {
    for (const market of fixture.markets)
      for (const selection of market.selections) {
        if (selection.id !== selectionId) continue;
        const betPrice = prices.read(selectionId)?.betPrice ?? selection.betPrice;
        const entry = slipEntry(GAME_OF[phase], fixture, market, selection, betPrice);
        pick(isBonus(entry) ? entry : { ...entry, rule: "european" }, availability);
      }
  };
}
