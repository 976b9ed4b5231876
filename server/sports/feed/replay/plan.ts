// What an upload would do, before it does it: matches that are new, that change, and scores of matches that have begun.
import { sql } from "drizzle-orm";
import type { Correction, ImportPlan } from "../../../../src/api/contract/operator/fixtures.ts";
import { leagueName } from "../../../../src/domain/sports/labels/leagues.ts";
import type { ServerContext } from "../../../context.ts";
import type { Queryable } from "../../../db/open.ts";
import { ApiError } from "../../../errors.ts";
import { previewResult } from "../../betting/settlement/preview.ts";
import { execute } from "../writer.ts";
import type { Received } from "./receive.ts";
import type { ReplayRow } from "./row.ts";
import type { ReplayState } from "./state.ts";

export const REPLAY_FEED = "replay";
const BATCH_ROWS = 250;
/** Each is previewed with the bets on it. */
const MOST_CORRECTIONS = 300;
const TOO_MANY = `시작한 경기의 점수는 한 번에 ${MOST_CORRECTIONS}개까지 고칠 수 있습니다. 파일을 나눠주세요.`;
const BEGUN = "요청한 뒤에 시작한 경기의 점수가 파일과 달라 처리하지 않았습니다.";
/** Leagues and matches that are told by name. */
const NAMED = 50;

interface Known extends Record<string, unknown> {
  id: string;
  feedKey: string;
  status: string;
  /** By the result that the feed gave, else what it will end with. */
  score: ReplayState["score"];
  /** Who gave the result in force: the feed, or an operator's member id. */
  source: string | null;
}

/** Reads, and writes nothing. Throws ApiError bad_request when more scores of begun matches differ than are previewed. */
export async function planImport(db: Queryable, context: ServerContext, received: Received): Promise<ImportPlan> {
  const leagues = new Set<string>();
  const matches: string[] = [];
  const corrections: Correction[] = [];
  let known = 0;
  const judge = async (rows: readonly ReplayRow[]) => {
    const found = new Map((await readKnown(db, rows)).map((one) => [one.feedKey, one]));
    known += found.size;
    for (const row of rows) {
      if (leagues.size < NAMED) leagues.add(leagueName(row.country, row.league));
      if (matches.length < NAMED) matches.push(`${row.home} ${scoreText(row.score)} ${row.away}`);
      const one = found.get(row.key);
      if (!one || one.status === "scheduled" || scoreText(one.score) === scoreText(row.score)) continue;
      if (corrections.length >= MOST_CORRECTIONS) throw new ApiError("bad_request", TOO_MANY);
      corrections.push(await correctionOf(db, context, one, row));
    }
  };
  let batch: ReplayRow[] = [];
  for await (const row of received.rows()) {
    batch.push(row);
    if (batch.length < BATCH_ROWS) continue;
    await judge(batch);
    batch = [];
  }
  await judge(batch);
  return {
    file: received.digest,
    rows: received.taken,
    added: received.taken - known,
    refused: received.refusedCount,
    leagues: [...leagues],
    matches,
    corrections,
  };
}

/** `2:1 (1:0)`: full time, and half-time in brackets. */
const scoreText = ([home, away, homeHalf, awayHalf]: ReplayState["score"]) =>
  `${home}:${away} (${homeHalf}:${awayHalf})`;

async function readKnown(db: Queryable, rows: readonly ReplayRow[]): Promise<Known[]> {
  const keys = JSON.stringify(rows.map(({ key }) => key));
  const found = await execute<Known>(
    db,
    sql`select f.id, f.feed_key as "feedKey", f.status, r.source,
      case when r.source = ${REPLAY_FEED} then jsonb_build_array(r.home, r.away, r.home_half, r.away_half)
        else f.feed_state->'score' end as score
    from fixture f left join lateral (
      select * from fixture_result one where one.fixture_id = f.id order by one.revision desc limit 1) r on true
    where f.feed = ${REPLAY_FEED} and f.feed_key in (select jsonb_array_elements_text(${keys}::text::jsonb))`,
  );
  return found.rows;
}

/** Throws ApiError request_moved when a score would be corrected that nobody was asked about. */
export function expectAsked(asked: ImportPlan, now: ImportPlan): void {
  const known = new Set(asked.corrections.map(({ fixtureId, after }) => `${fixtureId} ${after}`));
  if (!now.corrections.every(({ fixtureId, after }) => known.has(`${fixtureId} ${after}`)))
    throw new ApiError("request_moved", BEGUN);
}

async function correctionOf(
  db: Queryable,
  context: ServerContext,
  { id, score, source }: Known,
  row: ReplayRow,
): Promise<Correction> {
  const [home, away, homeHalf, awayHalf] = row.score;
  const correction = {
    fixtureId: id,
    match: `${row.home} vs ${row.away}`,
    before: scoreText(score),
    after: scoreText(row.score),
  };
  // What an operator decided stands: the file moves nothing there.
  if (source !== null && source !== REPLAY_FEED) return { ...correction, paid: 0, takenBack: 0 };
  const { paid, takenBack } = await previewResult(db, context, id, { home, away, homeHalf, awayHalf });
  return { ...correction, paid, takenBack };
}
