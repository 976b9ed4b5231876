import type { FixtureWire, MarketWire, SelectionWire } from "../../../api/contract/sports/fixtures.ts";
import { BONUS_MARKET_NAME, GAME_SLIP_VARIANT, type KoreanGame } from "../../../domain/sports/market.ts";
import type { FixtureEntry, MarketPhase } from "../../../domain/sports/slip/pick.ts";
import { selectionLabel } from "../display-name.ts";

function phaseOf(game: KoreanGame, market: MarketWire): MarketPhase {
  if (market.marketName === BONUS_MARKET_NAME) return "bonus";
  return game === "live" || game === "proto" ? game : "prematch";
}

/** A selection of a list as the slip takes it, at the price that stands now (hundredths). */
export function slipEntry(
  game: KoreanGame,
  fixture: FixtureWire,
  market: MarketWire,
  selection: SelectionWire,
  betPrice: number,
): FixtureEntry {
  return {
    kind: "fixture",
    id: selection.id,
    rule: GAME_SLIP_VARIANT[game],
    fixtureId: fixture.id,
    marketId: market.id,
    marketName: market.marketName,
    family: market.family,
    period: market.period,
    phase: phaseOf(game, market),
    betPrice,
    bonusLegs: market.bonusLegs ?? null,
    line: market.line,
    selectionKey: selection.key,
    selectionName: selectionLabel(fixture, selection),
    sportId: fixture.sportId,
    leagueName: fixture.leagueName,
    homeName: fixture.homeName,
    awayName: fixture.awayName,
    startsAt: fixture.startsAt,
  };
}
