// The embedded feed: matches of seven leagues and a cup for the next seven days and some that are always on, from a
// seeded model. All that it does is a function of the seed, the fixture and the time.
import { newId } from "../../../ids.ts";
import type { ServerContext } from "../../../context.ts";
import { emptyBatch, type Feed, type FeedBatch } from "../feed.ts";
import { readMargins } from "../margins.ts";
import { lastNumbers, nextNumber } from "../proto.ts";
import { quotedMarket } from "../quote.ts";
import { hashOf } from "../seeded.ts";
import { furtherOffers } from "./further-offers.ts";
import { closeLive, runLive, tellBoard } from "./live.ts";
import { pushPrices } from "./live-markets.ts";
import { type Match, matchOf, overAt, stateOf } from "./match.ts";
import { chooseLines, prematchOffers } from "./offers.ts";
import { readKeys, readMatches, SIMULATED_FEED } from "./read.ts";
import { createPace, isFull } from "./pace.ts";
import { createPlan } from "./plan.ts";
import { firstScore, isToBeRevised, mistakeOf, nextResultAt, tellResults } from "./results.ts";
import { DAY_MS, MATCH_MS, type Planned } from "./schedule.ts";

const PLAN_EVERY_MS = 60_000;
const CREATED_A_BATCH = 40;
const TRANSITIONS_A_BATCH = 60;
/**
 * A match of the next day is quoted this often, a later one more seldom. All of its markets are quoted at once: prices of
 * two instants side by side could be played against each other. The further markets cost 20 ms.
 */
const QUOTE_NEAR_MS = 30_000;
const QUOTE_FAR_MS = 300_000;

export function simulatedFeed(context: ServerContext): Feed {
  const { feedSeed } = context.config;
  const matches = new Map<string, Match>();
  const pace = createPace(context.config);
  const plan = createPlan(feedSeed, pace);
  /** Matches that are still to be looked at in this round. */
  let waiting: Match[] = [];
  let plannedMinute = -1;

  async function load(): Promise<void> {
    matches.clear();
    waiting = [];
    plannedMinute = -1;
    for (const match of await readMatches(context)) matches.set(match.id, match);
    plan.load(await readKeys(context));
  }

  async function announce(batch: FeedBatch, now: number): Promise<void> {
    const minute = Math.floor(now / PLAN_EVERY_MS);
    if (minute === plannedMinute) return;
    const planned = plan.missing(now);
    if (planned.length > CREATED_A_BATCH) batch.more = true;
    else plannedMinute = minute;
    if (planned.length === 0) return;
    const numbers = await lastNumbers(context);
    for (const one of planned.slice(0, CREATED_A_BATCH)) {
      const match = announceMatch(one, batch, numbers, now, { restless: pace.restless });
      matches.set(match.id, match);
      plan.announced(match.feedKey);
    }
  }

  async function advance(now: number): Promise<FeedBatch> {
    const batch = emptyBatch();
    // A jump of the clock first plays what it passed over, so that nothing is announced behind its back.
    passTime(matches, batch, now);
    if (!batch.more) await announce(batch, now);
    const marginOf = await readMargins(context.database.db);
    // What was quoted longest ago comes first: under a load a round may end before all had their turn.
    if (waiting.length === 0) waiting = [...matches.values()].toSorted((a, b) => b.round - a.round);
    while (!isFull(batch)) {
      const match = waiting.pop();
      if (!match) break;
      if (!matches.has(match.id)) continue;
      const { sportId, name } = match.league;
      if (match.status === "live")
        runLive(match, batch, now, { every: pace.every(now, batch), margin: marginOf(sportId, name) });
      else if (match.status === "scheduled" && match.startsAt > now) requote(match, batch, now);
    }
    pace.spent(batch);
    batch.more ||= waiting.length > 0;
    return batch;
  }

  function forget(id: string): void {
    const match = matches.get(id);
    if (match && !isToBeRevised(match)) matches.delete(id);
  }

  return { name: SIMULATED_FEED, restMs: pace.restMs, load, advance, forget };
}

/** Adds a match with its markets. Without further offers it has those of the short lists only. */
export function announceMatch(
  planned: Planned,
  batch: FeedBatch,
  numbers: Map<number, number>,
  now: number,
  { restless, hasFurther = true }: { restless?: number | undefined; hasFurther?: boolean } = {},
): Match {
  const { feedKey, league, home, away, startsAt, top, proto } = planned;
  const state = { ...stateOf(planned, chooseLines), ...mistakeOf(planned), ...(restless && { restless }) };
  const hasBegun = startsAt <= now;
  const match = matchOf({
    id: newId(),
    feedKey,
    state,
    proto,
    startsAt,
    endsAt: startsAt + MATCH_MS,
    status: hasBegun ? "live" : "scheduled",
  });
  const place = proto && !hasBegun ? nextNumber(numbers, startsAt) : null;
  batch.fixtures.push({
    id: match.id,
    feed: SIMULATED_FEED,
    feedKey,
    sportId: league.sportId,
    leagueName: league.name,
    homeName: home,
    awayName: away,
    startsAt,
    endsAt: match.endsAt,
    protoRound: place?.round ?? null,
    protoNumber: place?.number ?? null,
    top,
    feedState: state,
  });
  if (hasBegun) return match;
  for (const offer of [...prematchOffers(match, now), ...(hasFurther ? furtherOffers(match, now) : [])]) {
    const market = quotedMarket(match.id, offer);
    for (const { id, price } of market.selections) match.known.set(id, price);
    batch.markets.push({ fixtureId: match.id, market });
  }
  return match;
}

/** Kick-offs, ends and results that are due, in the order in which they happened. */
function passTime(matches: Map<string, Match>, batch: FeedBatch, now: number): void {
  const due = [...matches.values()]
    .filter((match) => dueAt(match) <= now)
    .toSorted((a, b) => overAt(a) - overAt(b) || (a.feedKey < b.feedKey ? -1 : 1));
  batch.more = due.length > TRANSITIONS_A_BATCH;
  for (const match of due.slice(0, TRANSITIONS_A_BATCH)) {
    if (match.status === "scheduled") {
      batch.kickOffs.push(match.id);
      match.status = "live";
      match.round = -1;
    }
    if (match.status === "live" && overAt(match) <= now) endPlay(match, batch);
    if (match.status === "ended" && tellResults(match, batch, now)) matches.delete(match.id);
  }
}

/** The instant of what comes next of a match, beside its prices. */
function dueAt(match: Match): number {
  if (match.status === "scheduled") return match.startsAt;
  return match.status === "live" ? overAt(match) : nextResultAt(match);
}

/** Play is over: what is open for play closes, and the board and the score are told. */
export function endPlay(match: Match, batch: FeedBatch): void {
  closeLive(match, batch);
  tellBoard(match, batch, overAt(match));
  const { home, away } = firstScore(match);
  batch.states.push({ id: match.id, status: "ended", homeScore: home, awayScore: away, clock: null });
  match.status = "ended";
}

/** Each match has its own second of the round, so that something on the page always moves. */
function requote(match: Match, batch: FeedBatch, now: number): void {
  const every = match.startsAt - now < DAY_MS ? QUOTE_NEAR_MS : QUOTE_FAR_MS;
  const round = Math.floor((now + (hashOf(match.feedKey) % every)) / every);
  if (round === match.round) return;
  const isFirst = match.round === -1 && match.known.size > 0;
  match.round = round;
  if (isFirst) return;
  for (const offer of prematchOffers(match, now)) pushPrices(match, batch, offer);
  for (const offer of furtherOffers(match, now)) pushPrices(match, batch, offer);
}
