// What can be bet on during a walk: few fixtures, so that picks meet each other, a price that no Bonus stands beside,
// and a fixture that is under way. The Bonus folders are the application's own.
import { applyBatch } from "../../../server/sports/feed/writer.ts";
import { emptyBatch, type FeedBatch, type QuotedMarket } from "../../../server/sports/feed/feed.ts";
import type { ServerContext } from "../../../server/context.ts";
import type { FixtureWire, MarketWire } from "../../../src/api/contract/sports/fixtures.ts";
import { BONUS_MARKET_NAME, type MarketStatus, type SelectionKey } from "../../../src/domain/sports/market.ts";
import type { FixturePick } from "../../../src/domain/sports/slip/pick.ts";

export interface Offer {
  readonly fixture: FixtureWire;
  readonly market: MarketWire;
  readonly selectionId: string;
  betPrice: number;
  status: MarketStatus;
}

type Given = readonly (readonly [key: SelectionKey, price: number])[];

const HOUR_MS = 3_600_000;

function market(id: string, phase: "prematch" | "live", given: Given): QuotedMarket {
  const isThreeWay = given.length === 3;
  return {
    id,
    kind: isThreeWay ? "win_draw_lose" : "over_under",
    marketName: isThreeWay ? "승무패" : "언더오버",
    family: isThreeWay ? "win_draw_lose" : "over_under",
    period: "100",
    line: isThreeWay ? null : 2.5,
    phase,
    main: true,
    position: isThreeWay ? 0 : 1,
    selections: given.map(([key, price]) => ({ id: `${id}-${key}`, key, name: key, price })),
  };
}

const threeWay = (home: number, draw: number, away: number): Given => [
  ["home", home],
  ["draw", draw],
  ["away", away],
];

const OFFERED: Readonly<Record<string, readonly Given[]>> = {
  f1: [
    threeWay(195, 320, 125),
    [
      ["over", 185],
      ["under", 190],
    ],
  ],
  f2: [threeWay(150, 340, 240)],
  f3: [threeWay(210, 300, 130)],
  f4: [threeWay(180, 310, 260)],
};
const UNDER_WAY = "f9";

/** Lays the fixtures in the database: those to come begin days later than any walk ends. */
export async function layOffers(context: ServerContext): Promise<void> {
  const now = context.clock.now();
  const fixture = (id: string, startsAt: number): FeedBatch["fixtures"][number] => ({
    id,
    feed: "walk",
    feedKey: id,
    sportId: "6046",
    leagueName: "K리그1",
    homeName: `홈 ${id}`,
    awayName: `원정 ${id}`,
    startsAt,
    endsAt: startsAt + 240 * HOUR_MS,
    protoRound: null,
    protoNumber: null,
    top: false,
    feedState: {},
  });
  const toCome = Object.entries(OFFERED).map(([id], place) => fixture(id, now + (240 + place) * HOUR_MS));
  const markets = Object.entries(OFFERED).flatMap(([fixtureId, all]) =>
    all.map((given, place) => ({ fixtureId, market: market(`${fixtureId}-${place}`, "prematch", given) })),
  );
  await applyBatch(context, {
    ...emptyBatch(),
    fixtures: [...toCome, fixture(UNDER_WAY, now - HOUR_MS)],
    markets: [...markets, { fixtureId: UNDER_WAY, market: market(`${UNDER_WAY}-0`, "live", threeWay(260, 310, 170)) }],
    states: [{ id: UNDER_WAY, status: "live", homeScore: 0, awayScore: 0, clock: "45'" }],
  });
}

/** Each selection of a list, as it stands there. */
export function offersIn(fixtures: readonly FixtureWire[]): Offer[] {
  return fixtures.flatMap((fixture) =>
    fixture.markets.flatMap((its) =>
      its.selections.map(({ id, betPrice, status }) => ({ fixture, market: its, selectionId: id, betPrice, status })),
    ),
  );
}

export function asSlipPick({
  fixture: its,
  market: { marketName, family, period, bonusLegs },
  selectionId,
  betPrice,
}: Offer): FixturePick {
  const phase = marketName === BONUS_MARKET_NAME ? "bonus" : its.status === "live" ? "live" : "prematch";
  return {
    kind: "fixture",
    id: selectionId,
    rule: "korean",
    fixtureId: its.id,
    marketName,
    family,
    period,
    phase,
    betPrice,
    bonusLegs: bonusLegs ?? null,
  };
}
