// A market that may cost the house as much as its setting says takes no more bets, without an operator at the desk. What
// hangs on a fixture is looked at after each bet on it; a stop is lifted by an operator, and the next bet too many stops it
// again. docs/decisions/automatic-stops.md.
import { sql } from "drizzle-orm";
import type { Bet } from "../../../src/api/contract/sports/bets.ts";
import { addComma } from "../../../src/domain/common/price.ts";
import { worstResult } from "../../../src/domain/sports/exposure/exposure.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { rowsFrom } from "../../db/execute.ts";
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

/** Follows the bets on the bus until `stop`. */
export async function startAutoStops(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  let fixtures = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let looking = Promise.resolve();

  const look = (): void => {
    timer = null;
    const ids = fixtures;
    fixtures = new Set();
    looking = looking
      .then(async () => void (await stopAtLoss(context, ids)))
      .catch((error: unknown) => report("markets were not looked at for automatic stops", error));
  };
  const unsubscribe = context.events.subscribe(({ name, data }) => {
    if (name !== "bet") return;
    const { picks, acceptance, settledAt } = data as Bet;
    if (acceptance === "refused" || settledAt !== null) return;
    for (const pick of picks) if (pick.kind === "fixture") fixtures.add(pick.fixtureId);
    if (fixtures.size > 0) timer ??= setTimeout(look, GATHER_MS);
  });
  return {
    stop: async () => {
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
      await looking;
    },
  };
}

/** Stops each open market of these fixtures whose worst result is at its limit. Returns how many it stopped. */
export async function stopAtLoss(context: ServerContext, fixtureIds: Iterable<string>): Promise<number> {
  const { db } = context.database;
  let stopped = 0;
  for (const fixtureId of fixtureIds) {
    const stopLoss = await stopLossOf(db, fixtureId);
    if (stopLoss === null) continue;
    const markets = Map.groupBy(await stakesOn(db, fixtureId), ({ marketId }) => marketId);
    for (const [marketId, selections] of markets) {
      const worst = worstResult(selections.map(withMulti));
      if (worst <= -stopLoss && (await stopMarket(context, marketId, worst, stopLoss))) stopped++;
    }
  }
  return stopped;
}

/** Won; null where nothing stops by itself. The narrowest row that says a loss counts. */
async function stopLossOf(db: Queryable, fixtureId: string): Promise<number | null> {
  const [row] = await rowsFrom<{ stopLoss: string }>(
    db,
    sql`select i.stop_loss::text as "stopLoss" from in_play_setting i join fixture f on f.id = ${fixtureId}
      where i.stop_loss is not null and (i.scope = 'all' or (i.scope = 'sport' and i.key = f.sport_id)
        or (i.scope = 'league' and i.key = f.league_name))
      order by case i.scope when 'league' then 0 when 'sport' then 1 else 2 end limit 1`,
  );
  return row ? Number(row.stopLoss) : null;
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
