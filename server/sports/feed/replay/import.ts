// From an upload to fixtures: the first kick-off is laid on `start`, and time runs `speed` times faster.
import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { ImportPlan, ImportQuery, ImportReport } from "../../../../src/api/contract/operator/fixtures.ts";
import { leagueName } from "../../../../src/domain/sports/labels/leagues.ts";
import { SPORT } from "../../../../src/domain/sports/market.ts";
import type { ServerContext } from "../../../context.ts";
import { newId } from "../../../ids.ts";
import { FOOTBALL_MINUTES } from "../football-clock.ts";
import { refreshFeed } from "../refresh.ts";
import { execute } from "../writer.ts";
import { correctScores } from "./correct.ts";
import { REPLAY_FEED } from "./plan.ts";
import type { TellProgress } from "./progress.ts";
import type { Received } from "./receive.ts";
import type { ReplayRow } from "./row.ts";
import { moveMs, type ReplayState, scaled } from "./state.ts";

const BATCH_ROWS = 250;
const LATEST_INSTANT = Date.UTC(9_000, 0, 1);

interface Laid {
  id: string;
  feedKey: string;
  startsAt: string;
  endsAt: string;
  leagueName: string;
  homeName: string;
  awayName: string;
  feedState: ReplayState;
}

/**
 * Imports the rows of an upload. A row whose fixture is known changes it: its time and prices while it is scheduled, and
 * after that its score, where the plan has it: a match that has begun since the plan was made keeps what it has.
 */
export async function importReplay(
  context: ServerContext,
  received: Received,
  query: ImportQuery,
  plan: ImportPlan,
  tell: TellProgress,
): Promise<ImportReport> {
  const start = query.start === "now" ? context.clock.now() : Date.parse(query.start);
  const corrected = new Set(plan.corrections.map(({ fixtureId }) => fixtureId));
  let taken = 0;
  let writtenRows = 0;
  tell({ phase: "writing", takenRows: received.taken });
  let batch: Laid[] = [];
  const flush = async () => {
    taken += await writeFixtures(context, batch, corrected);
    tell({ writtenRows: (writtenRows += batch.length) });
    batch = [];
    await setImmediate();
  };
  for await (const row of received.rows()) {
    batch.push(laid(row, start, received.firstKickOff, query.speed));
    if (batch.length >= BATCH_ROWS) await flush();
  }
  await flush();
  await refreshFeed(context, REPLAY_FEED);
  return { ...reportOf(received, plan), taken, changed: received.taken - taken };
}

/** What the plan says that an import would come to. */
export function reportOf({ refused, refusedCount }: Received, { rows, added, corrections }: ImportPlan): ImportReport {
  return {
    taken: added,
    changed: rows - added,
    corrected: corrections.length,
    paid: corrections.reduce((sum, { paid }) => sum + paid, 0),
    takenBack: corrections.reduce((sum, { takenBack }) => sum + takenBack, 0),
    refused,
    refusedCount,
  };
}

function laid(row: ReplayRow, start: number, firstKickOff: number, speed: number): Laid {
  const startsAt = Math.min(LATEST_INSTANT, start + scaled(row.kickOff - firstKickOff, speed));
  const endsAt = startsAt + Math.max(1, scaled(FOOTBALL_MINUTES * 60_000, speed));
  return {
    id: newId(),
    feedKey: row.key,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    leagueName: leagueName(row.country, row.league),
    homeName: row.home,
    awayName: row.away,
    feedState: { v: 1, open: row.open, close: row.close, score: row.score, moveMs: moveMs(speed) },
  };
}

/** Inserts or changes, in one statement; returns how many are new. */
async function writeFixtures(
  context: ServerContext,
  batch: readonly Laid[],
  corrected: ReadonlySet<string>,
): Promise<number> {
  if (batch.length === 0) return 0;
  const { rows } = await execute<{ feedKey: string; inserted: boolean }>(
    context.database.db,
    sql`
    insert into fixture (id, feed, feed_key, sport_id, league_name, home_name, away_name, starts_at, ends_at, feed_state)
    select v."id", ${REPLAY_FEED}, v."feedKey", ${SPORT.football}, v."leagueName", v."homeName", v."awayName", v."startsAt", v."endsAt", v."feedState"
    from jsonb_to_recordset(${JSON.stringify(batch)}::text::jsonb)
      as v("id" text, "feedKey" text, "startsAt" timestamptz, "endsAt" timestamptz, "leagueName" text, "homeName" text, "awayName" text, "feedState" jsonb)
    on conflict (feed, feed_key) do update
      set starts_at = excluded.starts_at, ends_at = excluded.ends_at, feed_state = excluded.feed_state
      where fixture.status = 'scheduled'
    returning feed_key as "feedKey", (xmax = 0) as inserted`,
  );
  const written = new Set(rows.map((row) => row.feedKey));
  const begun = batch.filter((one) => !written.has(one.feedKey));
  if (begun.length > 0) await correctScores(context, begun, corrected);
  return rows.filter((row) => row.inserted).length;
}
