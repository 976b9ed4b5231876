// The matches of the history: announced, played and settled as the simulated feed does it.
import { emptyBatch } from "../../sports/feed/feed.ts";
import { lastNumbers } from "../../sports/feed/proto.ts";
import { runLive } from "../../sports/feed/simulated/live.ts";
import { type Match, overAt } from "../../sports/feed/simulated/match.ts";
import { tellResults } from "../../sports/feed/simulated/results.ts";
import { matchesOfDay } from "../../sports/feed/simulated/schedule.ts";
import { announceMatch, endPlay } from "../../sports/feed/simulated/simulated-feed.ts";
import { applyBatch } from "../../sports/feed/writer.ts";
import { settleResults } from "./settle.ts";
import { MINUTE_MS, type World } from "./world.ts";

/** After it every result is told, a revised one too. */
const RESULTS_TOLD_MS = 4 * MINUTE_MS;
const QUOTE_EVERY_MS = 1_000;

export const resultsAt = (match: Match): number => overAt(match) + RESULTS_TOLD_MS;

/**
 * Announces the matches of a day (days since 1970) that begin after the clock. One that is still to come when the history
 * ends has all of its markets.
 */
export async function announceDay({ context, clock, end }: World, day: number): Promise<Match[]> {
  const planned = matchesOfDay(context.config.feedSeed, day).filter(({ startsAt }) => startsAt > clock.now());
  const batch = emptyBatch();
  const numbers = await lastNumbers(context);
  const matches = planned
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map((one) => announceMatch(one, batch, numbers, clock.now(), { hasFurther: one.startsAt > end }));
  await applyBatch(context, batch);
  return matches;
}

/** Brings a match to the clock, which stands within its time. */
export async function runMatch({ context, clock }: World, match: Match): Promise<void> {
  const batch = emptyBatch();
  kickOff(match, batch);
  runLive(match, batch, clock.now(), { every: QUOTE_EVERY_MS });
  await applyBatch(context, batch);
}

/** Ends the matches whose results are due, and settles what was bet on them; a result that was wrong is revised. */
export async function endMatches({ context, clock }: World, matches: readonly Match[]): Promise<void> {
  const running = emptyBatch();
  const told = emptyBatch();
  for (const match of matches) {
    if (match.status === "live") endPlay(match, running);
    tellResults(match, told, clock.now());
  }
  if (running.states.length > 0) await applyBatch(context, running);
  await context.database.db.transaction(async (tx) => {
    const [first, revised] = [false, true].map((wanted) =>
      told.results.filter(({ revises = false }) => revises === wanted),
    );
    await settleResults(tx, context, first ?? [], 1);
    await settleResults(tx, context, revised ?? [], 2);
  });
}

function kickOff(match: Match, batch: ReturnType<typeof emptyBatch>): void {
  if (match.status !== "scheduled") return;
  batch.kickOffs.push(match.id);
  match.status = "live";
  match.round = -1;
}
