import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type {
  BetExportQuery,
  LargeBets,
  OperatorBet,
  OperatorBetPage,
  OperatorBetsQuery,
} from "../../../src/api/contract/operator/bets.ts";
import { LARGE_STAKE } from "../../../src/domain/sports/settlement/void-bet.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable } from "../../db/open.ts";
import { bet, member } from "../../db/schema.ts";
import { EXPORT_BATCH, rowsByKey } from "../../export/rows-by-key.ts";
import { inOrder, olderThan } from "../../lists/keyset.ts";
import { paginate } from "../../lists/paginate.ts";
import { betsOnWire } from "../../sports/betting/bet-wire.ts";
import { betsWanted } from "./filter.ts";
import { betTotals } from "./totals.ts";

const LARGE_SHOWN = 20;
const COLUMNS = { placedAt: bet.placedAt, stake: bet.stake, payout: bet.payout, paid: bet.paid } as const;

/** The newest first where no order is given. */
const orderOf = (sort: OperatorBetsQuery["sort"] = "-placedAt"): SQL[] => inOrder(sort, COLUMNS, bet.id);

export async function listBets(context: ServerContext, query: OperatorBetsQuery): Promise<OperatorBetPage> {
  const { db } = context.database;
  const { sort, page, itemsPerPage, ...filter } = query;
  const wanted = await betsWanted(context, filter);
  const { rows, stake, paid } = await betTotals(context, filter, wanted);
  const found = await paginate({ page, itemsPerPage }, rows, ({ limit, offset }) =>
    withNames(
      db,
      read(db)
        .where(inArray(bet.id, idsOf(db, wanted, sort).limit(limit).offset(offset)))
        .orderBy(...orderOf(sort)),
    ),
  );
  return { ...found, totals: { stake, paid } };
}

/** Every bet of the filter, the newest first. */
export async function exportedBets(context: ServerContext, { format: _format, ...filter }: BetExportQuery) {
  const { db } = context.database;
  const wanted = await betsWanted(context, filter);
  return rowsByKey<OperatorBet, { at: string; id: string }>(
    (after) =>
      withNames(
        db,
        read(db)
          .where(and(wanted, olderThan({ at: bet.placedAt, id: bet.id }, after)))
          .orderBy(...orderOf())
          .limit(EXPORT_BATCH),
      ),
    ({ placedAt, id }) => ({ at: placedAt, id }),
  );
}

export async function largeBets({ database: { db } }: ServerContext): Promise<LargeBets> {
  // Said as a number, so that the partial index of the large ones is found.
  const isLarge = sql`${bet.stake} >= ${sql.raw(String(LARGE_STAKE))}`;
  const items = await withNames(
    db,
    read(db)
      .where(isLarge)
      .orderBy(...orderOf())
      .limit(LARGE_SHOWN),
  );
  return { least: LARGE_STAKE, items };
}

export async function operatorBet(db: Queryable, id: string): Promise<OperatorBet | null> {
  const [one] = await withNames(db, read(db).where(eq(bet.id, id)));
  return one ?? null;
}

/** The page is found by ids: whole rows of all bets of the filter would be sorted on the disk, with their members. */
const idsOf = (db: Queryable, wanted: SQL | undefined, sort: OperatorBetsQuery["sort"]) =>
  db
    .select({ id: bet.id })
    .from(bet)
    .where(wanted)
    .orderBy(...orderOf(sort));

function read(db: Queryable) {
  return db
    .select({ userId: member.userId, row: bet })
    .from(bet)
    .innerJoin(member, eq(member.id, bet.memberId))
    .$dynamic();
}

async function withNames(db: Queryable, reading: ReturnType<typeof read>): Promise<OperatorBet[]> {
  const rows = await reading;
  const bets = await betsOnWire(
    db,
    rows.map(({ row }) => row),
  );
  return bets.map((one, at) => ({
    userId: rows[at]?.userId ?? "",
    ...one,
    gameType: rows[at]?.row.gameType ?? 0,
    voidedAt: rows[at]?.row.voidedAt?.toISOString() ?? null,
  }));
}
