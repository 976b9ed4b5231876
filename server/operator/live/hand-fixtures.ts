// Fixtures that a trader enters, with their markets and prices: docs/decisions/fixtures-by-hand.md.
import type { NewHandFixture } from "../../../src/api/contract/operator/hand-fixtures.ts";
import { HAND_MARKETS, handMarketsOf } from "../../../src/domain/sports/hand-fixture.ts";
import { PERIOD } from "../../../src/domain/sports/market.ts";
import type { Clock } from "../../clock.ts";
import type { Tx } from "../../db/open.ts";
import { ApiError } from "../../errors.ts";
import { HAND_FEED } from "../../sports/feed/hand-feed.ts";
import type { FixtureNews } from "../../sports/feed/publish.ts";
import { quotedMarket } from "../../sports/feed/quote.ts";
import { insertFixtures, insertMarkets } from "../../sports/feed/writer.ts";
import { recordAction } from "./actions.ts";

const MINUTE_MS = 60_000;
/** Who bets needs the time to see it; further ahead is a typing error. */
const SOONEST_MS = MINUTE_MS;
const LATEST_MS = 366 * 24 * 60 * MINUTE_MS;
/** From the kick-off on; the result may be given before. */
const LASTS_MS = 180 * MINUTE_MS;

/** Throws ApiError bad_request for a kick-off that is not to come, and a market that the sport does not have. */
export async function enterFixture(
  tx: Tx,
  clock: Clock,
  by: string,
  id: string,
  { markets, reason, ...given }: NewHandFixture,
): Promise<FixtureNews> {
  const startsAt = Date.parse(given.startsAt);
  const now = clock.now();
  if (startsAt < now + SOONEST_MS || startsAt > now + LATEST_MS)
    throw problemAt("startsAt", "경기 시작은 지금부터 1분 뒤에서 1년 안이어야 합니다.");
  const offered = handMarketsOf(given.sportId).map(({ kind }) => kind);
  const other = markets.findIndex(({ kind }) => !offered.includes(kind));
  if (other >= 0) throw problemAt(`markets.${other}.kind`, "이 종목에 없는 마켓입니다.");
  const { sportId, leagueName, homeName, awayName } = given;
  await insertFixtures(tx, [
    {
      id,
      feed: HAND_FEED,
      feedKey: id,
      sportId,
      leagueName,
      homeName,
      awayName,
      startsAt,
      endsAt: startsAt + LASTS_MS,
      protoRound: null,
      protoNumber: null,
      top: false,
      feedState: {},
    },
  ]);
  await insertMarkets(
    tx,
    markets.map(({ kind, line, prices }, position) => {
      const keys = HAND_MARKETS.find((one) => one.kind === kind)?.keys ?? [];
      const offers = keys.map((key) => ({ key, price: prices[key] ?? Number.NaN }));
      const place = { phase: "prematch", main: true, position: position * 10, period: PERIOD.fullTime } as const;
      return { fixtureId: id, market: quotedMarket(id, { ...place, code: `p-${kind}`, kind, line, offers }) };
    }),
  );
  await recordAction(tx, clock, {
    by,
    action: "fixture",
    scope: "fixture",
    key: id,
    name: `${homeName} vs ${awayName}`,
    reason,
    counts: { markets: markets.length },
  });
  return { id, status: "scheduled", startsAt: new Date(startsAt).toISOString(), score: null, clock: null };
}

const problemAt = (path: string, message: string) =>
  new ApiError("bad_request", message, { problems: [{ path, message }] });
