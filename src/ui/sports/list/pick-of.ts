import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import { isBonus } from "../../../domain/sports/slip/pick.ts";
import { slipEntry } from "../korea/slip-entry.ts";
import type { PriceCellProps } from "../price/price-cell.tsx";
import type { BettingLists } from "../slip/betting.ts";
import type { PickEntry } from "../slip/use-betting-slip.ts";

export interface PickOptions {
  game: KoreanGame;
  /** Under the European rules. A bonus folder has no rules of its own: it stands in every slip by those of its game. */
  isEuropean?: boolean | undefined;
  fixture: FixtureWire;
  prices: Pick<BettingLists["prices"], "read">;
  pick: PickEntry;
}

/** Sends the pressed selection of a fixture to the slip, at the price that the member saw. */
export function pickOf({ game, isEuropean, fixture, prices, pick }: PickOptions): PriceCellProps["onPick"] {
  return (selectionId, availability) => {
    for (const market of fixture.markets)
      for (const selection of market.selections) {
        if (selection.id !== selectionId) continue;
        const betPrice = prices.read(selectionId)?.betPrice ?? selection.betPrice;
        const entry = slipEntry(game, fixture, market, selection, betPrice);
        pick(!isEuropean || isBonus(entry) ? entry : { ...entry, rule: "european" }, availability);
      }
  };
}
