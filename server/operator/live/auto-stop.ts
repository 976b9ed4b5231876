// A market that may cost the house as much as its setting says takes no more bets, without an operator at the desk. What
// hangs on a fixture is looked at after each bet on it, also after one that nobody told of; a stop is lifted by an operator,
// and the next bet too many stops it again. docs/decisions/automatic-stops.md.
import { sql } from "drizzle-orm";
import type { Bet } from "../../../src/api/contract/sports/bets.ts";
import { addComma } from "../../../src/domain/common/price.ts";
import { worstResult } from "../../../src/domain/sports/exposure/exposure.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { rowsFrom } from "../../db/execute.ts";
import { every } from "../../every.ts";
import { report } from "../../log.ts";
import { addHold } from "../../sports/feed/holds.ts";
import { publishPrices } from "../../sports/feed/publish.ts";
import { recordAction } from "./actions.ts";
import { stakesOn, withMulti } from "./exposure.ts";
import { namesOf } from "./targets.ts";

/** Bets of one moment are looked at together. */
const GATHER_MS = 100;
/** Who placed the stop, in the record of the desk. */
const BY = "자동 정지";

/** Bets that the bus did not tell of are read so often: Redis may be away, and the node that took one may have ended. */
const MISSED_MS = 1_000;
/** A bet stands in the table this much later than it says at most. */
const LATE_MS = 10_000;
/** Before the first look: nobody may have looked for as long. */
const BEFORE_MS = 60_000;

/** Follows the bets until `stop`: on the bus, and in the table where the bus tells nothing. */
export async function startAutoStops(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  const { clock, database, events } = context;
  let fixtures = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let looking = Promise.resolve();
  /** The bets that were looked at, by when. */
  const heard = new Map<string, number>();
  let since = clock.now() - BEFORE_MS;

  const look = (): void => {
    timer = null;
    const ids = fixtures;
    fixtures = new Set();
    looking = looking
      .then(async () => void (await stopAtLoss(context, ids)))
      .catch((error: unknown) => {
        // They are read once more.
        heard.clear();
        report("markets were not looked at for automatic stops", error);
      });
  };
  const take = (betId: string, fixtureIds: readonly string[]): void => {
    heard.set(betId, clock.now());
    for (const id of fixtureIds) fixtures.add(id);
    if (fixtures.size > 0) timer ??= setTimeout(look, GATHER_MS);
  };
  const unsubscribe = events.subscribe(({ name, data }) => {
    if (name !== "bet") return;
    const { id, picks, acceptance, settledAt } = data as Bet;
    if (acceptance === "refused" || settledAt !== null) return;
    take(
      id,
      picks.flatMap((pick) => (pick.kind === "fixture" ? [pick.fixtureId] : [])),
    );
  });
  const reading = every("bets for automatic stops", MISSED_MS, async () => {
    const now = clock.now();
    for (const { id, fixtureIds } of await betsSince(database.db, since)) if (!heard.has(id)) take(id, fixtureIds);
    since = now - LATE_MS;
    for (const [id, at] of heard) if (at < since - LATE_MS) heard.delete(id);
  });
  return {
    stop: async () => {
      unsubscribe();
      await reading.stop();
      if (timer !== null) clearTimeout(timer);
      await looking;
    },
  };
}

/** Open bets on fixtures that were placed since then; none where nothing stops by itself. */
function betsSince(db: Queryable, since: number): Promise<{ id: string; fixtureIds: string[] }[]> {
  return rowsFrom(
    db,
    sql`select b.id, array_agg(p.fixture_id) as "fixtureIds" from bet b join bet_pick p on p.bet_id = b.id
      where b.placed_at >= ${new Date(since).toISOString()}::timestamptz and b.status = 0 and b.acceptance <> 'refused'
        and p.fixture_id is not null and exists (select 1 from in_play_setting where stop_loss is not null)
      group by b.id`,
  );
}

/** Stops each open market of these fixtures whose worst result is at its limit. Returns how many it stopped. */
export async function stopAtLoss(context: ServerContext, fixtureIds: Iterable<string>): Promise<number> {
  const { db } = context.database;
  let stopped = 0;
  for (const { fixtureId, stopLoss } of await stopLossesOf(db, [...fixtureIds])) {
    const markets = Map.groupBy(await stakesOn(db, fixtureId), ({ marketId }) => marketId);
    for (const [marketId, selections] of markets) {
      const worst = worstResult(selections.map(withMulti));
      if (worst <= -stopLoss && (await stopMarket(context, marketId, worst, stopLoss))) stopped++;
    }
  }
  return stopped;
}

/** Won, of those of these fixtures that stop by themselves. The narrowest row that says a loss counts. */
async function stopLossesOf(db: Queryable, fixtureIds: string[]): Promise<{ fixtureId: string; stopLoss: number }[]> {
  const rows = await rowsFrom<{ fixtureId: string; stopLoss: string }>(
    db,
    sql`select distinct on (f.id) f.id as "fixtureId", i.stop_loss::text as "stopLoss"
      from in_play_setting i join fixture f on f.id = any(${sql.param(fixtureIds)}::text[])
      where i.stop_loss is not null and (i.scope = 'all' or (i.scope = 'sport' and i.key = f.sport_id)
        or (i.scope = 'league' and i.key = f.league_name))
      order by f.id, case i.scope when 'league' then 0 when 'sport' then 1 else 2 end`,
  );
  return rows.map(({ fixtureId, stopLoss }) => ({ fixtureId, stopLoss: Number(stopLoss) }));
}

/** False where no bet is taken on the market anyway. */
async function stopMarket(context: ServerContext, marketId: string, worst: number, stopLoss: number): Promise<boolean> {
  const { clock } = context;
  const hold = { scope: "market", key: marketId } as const;
  const reason = `예상 손실 ${addComma(-worst)}원: 자동 정지 기준 ${addComma(stopLoss)}원`;
  const prices = await context.database.db.transaction(async (tx) => {
    const [open] = await rowsFrom<{ id: string }>(
      tx,
      sql`select id from market where id = ${marketId} and status = 'open' for update`,
    );
    if (!open) return null;
    const changed = await addHold(tx, clock, hold, { reason, by: null });
    if (changed === null) return null;
    const [name = marketId] = await namesOf(tx, [hold]);
    await recordAction(tx, clock, { by: BY, action: "hold", ...hold, name, reason, counts: { markets: 1 } });
    return changed;
  });
  if (prices === null) return false;
  publishPrices(context, prices);
  return true;
}
