// What the lists hold, read at the API as the member's page reads it.
import type { FixturePage, FixtureWire, MarketWire, SelectionWire } from "../../../src/api/contract/sports/fixtures.ts";
import { columnsOf } from "../../../src/domain/sports/match-columns.ts";
import { ApiUser } from "../../factories/api-user.ts";

export interface Offered {
  fixture: FixtureWire;
  market: MarketWire;
  selection: SelectionWire;
}

/** The first page of a game's fixtures and its bonus folders. Logs `reader` in, so a reader is nobody's page. */
export async function readGame(url: string, game: string, reader = "member20"): Promise<FixturePage> {
  const user = await ApiUser.login(url, reader);
  return user.ask<FixturePage>("GET", `/api/fixtures?game=${game}`);
}

/** Open selections of a page, a market family's only when one is named. */
export function offersOf(page: FixturePage, family?: string): Offered[] {
  return page.items.flatMap((fixture) =>
    fixture.markets
      .filter((market) => market.status === "open" && (family === undefined || market.family === family))
      .flatMap((market) =>
        market.selections
          .filter(({ status }) => status === "open")
          .map((selection) => ({ fixture, market, selection })),
      ),
  );
}

/** A price that is far from decided, and that moves by a little without leaving what a slip takes. */
export function isFair({ selection: { betPrice } }: Offered): boolean {
  return betPrice >= 140 && betPrice <= 800;
}

/** A match's winner over its whole time: the market that stays open longest, and stands first. */
export function isWinner({ market: { family, period } }: Offered): boolean {
  return family.startsWith("win_") && period === "100";
}

/** Whether the list shows it in the line of its match, without opening all markets. */
export function isOnLine({ fixture, market }: Offered): boolean {
  return Object.values(columnsOf(fixture.markets).shown).some((one) => one?.id === market.id);
}

/** One offer a fixture, the first that `wanted` takes. */
export function oneEach(
  offers: readonly Offered[],
  count: number,
  wanted: (offer: Offered) => boolean = () => true,
): Offered[] {
  const chosen = new Map<string, Offered>();
  for (const offer of offers)
    if (chosen.size < count && !chosen.has(offer.fixture.id) && wanted(offer)) chosen.set(offer.fixture.id, offer);
  if (chosen.size < count) throw new Error(`only ${chosen.size} of ${count} offers`);
  return [...chosen.values()];
}
