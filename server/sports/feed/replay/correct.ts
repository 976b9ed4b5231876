// Rows of fixtures that have begun: their time stands, a corrected score counts.
import { inArray, sql } from "drizzle-orm";
import { settleFixture } from "../../betting/settlement/settle-fixture.ts";
import type { ServerContext } from "../../../context.ts";
import { execute } from "../writer.ts";
import type { ReplayState } from "./state.ts";

interface Settled extends Record<string, unknown> {
  id: string;
  score: [number, number, number, number];
}

/** Takes the scores of these fixtures over: one that is not settled ends with them, a settled one is revised. */
export async function correctScores(
  context: ServerContext,
  rows: readonly { feedKey: string; feedState: ReplayState }[],
  fixtureIds: ReadonlySet<string>,
): Promise<void> {
  const ids = [...fixtureIds];
  if (ids.length === 0) return;
  const scores = JSON.stringify(rows.map(({ feedKey, feedState }) => ({ feedKey, score: feedState.score })));
  await context.database.db.execute(sql`
    update fixture f set feed_state = jsonb_set(f.feed_state, '{score}', v."score")
    from jsonb_to_recordset(${scores}::text::jsonb) as v("feedKey" text, "score" jsonb)
    where f.feed = 'replay' and f.feed_key = v."feedKey" and f.feed_state->'score' <> v."score"
      and ${inArray(sql`f.id`, ids)}`);
  // Only where the file gave the result in force: what an operator decided stands.
  const { rows: settled } = await execute<Settled>(
    context.database.db,
    sql`
    select f.id, f.feed_state->'score' as score
    from fixture f join fixture_result r on r.fixture_id = f.id
    join jsonb_to_recordset(${scores}::text::jsonb) as v("feedKey" text) on v."feedKey" = f.feed_key
    where f.feed = 'replay' and f.status = 'settled' and r.source = 'replay'
      and ${inArray(sql`f.id`, ids)}
      and r.revision = (select max(revision) from fixture_result where fixture_id = f.id)
      and jsonb_build_array(r.home, r.away, r.home_half, r.away_half) <> f.feed_state->'score'
    order by f.ends_at, f.id`,
  );
  for (const {
    id,
    score: [home, away, homeHalf, awayHalf],
  } of settled)
    await settleFixture(context, id, { home, away, homeHalf, awayHalf }, "replay");
}
