// An outside message as a part of a batch. Ids are made of the feed's name and the producer's keys.
import type { MarketStatus } from "../../../../src/domain/sports/market.ts";
import { anyKindOf } from "../../../../src/domain/sports/markets/all-kinds.ts";
import { oneLine } from "../../../log.ts";
import type { FeedBatch } from "../feed.ts";
import { quotedMarket } from "../quote.ts";
import type { OutsideMarket, OutsideMessage } from "./messages.ts";

type Message<Type extends OutsideMessage["type"]> = Extract<OutsideMessage, { type: Type }>;

type OfferedMarket = OutsideMarket & { status: Exclude<OutsideMarket["status"], "handed_over"> };

const STATUSES: Readonly<Record<OfferedMarket["status"], MarketStatus>> = {
  inactive: "inactive",
  active: "open",
  suspended: "suspended",
  // Until the fixture has its result a market that is over takes no bet, and nothing is paid.
  settled: "closed",
  cancelled: "closed",
};

export function addMessage(batch: FeedBatch, feed: string, message: OutsideMessage): void {
  switch (message.type) {
    case "fixture":
      return addFixture(batch, feed, message);
    case "odds":
      return addOdds(batch, `${feed}-${message.key}`, message);
    case "bet_stop":
      return void batch.betStops.push(`${feed}-${message.key}`);
    case "score": {
      const { home, away, clock } = message;
      const id = `${feed}-${message.key}`;
      return void batch.states.push({ id, status: "live", homeScore: home, awayScore: away, clock });
    }
    case "settlement":
      return addSettlement(batch, `${feed}-${message.key}`, message);
    case "rollback":
      return void batch.rollBacks.push(`${feed}-${message.key}`);
    case "alive":
    case "snapshot_complete":
  }
}

function addFixture(batch: FeedBatch, feed: string, message: Message<"fixture">): void {
  const { key, sportId, league, home, away, startsAt, endsAt } = message;
  batch.fixtures.push({
    id: `${feed}-${key}`,
    feed,
    feedKey: key,
    sportId,
    leagueName: league,
    homeName: home,
    awayName: away,
    startsAt,
    endsAt,
    protoRound: null,
    protoNumber: null,
    top: false,
    feedState: {},
  });
}

function addOdds(batch: FeedBatch, fixtureId: string, { producer, markets }: Message<"odds">): void {
  for (const [position, one] of markets.entries()) {
    if (one.status === "handed_over") {
      batch.handOvers.push(marketIdOf(fixtureId, one));
      continue;
    }
    // A kind that no row covers cannot be named; the others are judged by the writer.
    if (anyKindOf(one.kind)) addMarket(batch, fixtureId, producer, position, { ...one, status: one.status });
    else console.error(`market of ${fixtureId} is not offered: unknown kind ${oneLine(one.kind)}`);
  }
}

function addMarket(
  batch: FeedBatch,
  fixtureId: string,
  phase: "prematch" | "live",
  position: number,
  one: OfferedMarket,
): void {
  const { kind, period, line, main } = one;
  const offers = Object.entries(one.prices).map(([key, price]) => ({ key, price }));
  const market = quotedMarket(fixtureId, { code: codeOf(one), kind, period, line, phase, main, position, offers });
  const status = STATUSES[one.status];
  batch.markets.push({ fixtureId, market });
  batch.marketStatuses.push({ marketId: market.id, status });
  for (const { id, price } of market.selections) batch.prices.push({ selectionId: id, price });
}

/** A provisional result ends play and pays nothing; a confirmed one is settled. */
function addSettlement(batch: FeedBatch, id: string, { at, certainty, result }: Message<"settlement">): void {
  batch.endings.push(id);
  const score = { homeScore: result?.home ?? null, awayScore: result?.away ?? null };
  batch.states.push({ id, status: "ended", ...score, clock: null });
  if (certainty === "confirmed")
    batch.results.push({ fixtureId: id, endsAt: at, result: result ?? { void: true }, revises: true });
}

const codeOf = ({ kind, period, line }: OutsideMarket): string => `${kind}@${period}${line ?? ""}`;
const marketIdOf = (fixtureId: string, one: OutsideMarket): string => `${fixtureId}-${codeOf(one)}`;
