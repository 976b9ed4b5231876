// Who ranks where in a tournament, from settled bets, and the prizes at its end.
import { and, asc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Standings } from "../../src/api/contract/programmes/tournaments.ts";
import { maskNickname } from "../../src/domain/programmes/mask.ts";
import { prizeOf, type ScoreRule, type TournamentCategory } from "../../src/domain/programmes/tournament.ts";
import { IS_MEMBER } from "../account/members.ts";
import { inTransaction } from "../db/transaction.ts";
import { rowsFrom } from "../db/execute.ts";
import { publishWallets } from "../sports/betting/member-events.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { tournament, tournamentStanding } from "../db/schema.ts";
import { grant } from "./grant.ts";

/** Rows of the standings that are shown. */
const SHOWN = 50;
/** Many members look at the same standings. */
const KEPT_MS = 5_000;
/** Settlements that began before the end have committed by then. */
const FREEZE_AFTER_MS = 5_000;

type TournamentRow = typeof tournament.$inferSelect;

const GAMES: Readonly<Record<TournamentCategory, SQL>> = {
  sports: sql`b.game_type in (1, 2)`,
  casino: sql`b.game_type not in (1, 2, 3, 4)`,
};

/** What a bet counts for. */
const VALUES: Readonly<Record<ScoreRule, SQL>> = {
  winnings: sql`b.risk_paid - b.wagered`,
  bestMultiple: sql`b.risk_paid * 100 / b.wagered`,
  stake: sql`b.wagered`,
};

/**
 * Bets that were placed and settled between start and end and had something at risk at 1.30 or higher. A score of 0 or
 * less does not rank. Of equal scores the one that was reached first ranks higher; of two that the same settlement
 * reached, the one whose bet was placed first.
 */
function ranked({ category, score, startsAt, endsAt }: TournamentRow): SQL {
  const rule = score as ScoreRule;
  const [from, to] = [startsAt.toISOString(), endsAt.toISOString()];
  const [total, order] =
    rule === "bestMultiple"
      ? [sql`value`, sql`value desc, settled_at, placed_at, id`]
      : [sql`sum(value) over (partition by member_id)`, sql`settled_at desc, placed_at desc, id desc`];
  return sql`
    with counted as (
      select b.id, b.member_id, b.settled_at, b.placed_at, ${VALUES[rule]} as value
      from bet b join member m on m.id = b.member_id
      where ${GAMES[category as TournamentCategory]} and b.wagered > 0 and b.placed_at >= ${from}::timestamptz
        and b.settled_at >= ${from}::timestamptz and b.settled_at < ${to}::timestamptz
        and ${IS_MEMBER} and m.disabled_at is null
    ), scored as (
      select distinct on (member_id) member_id, (${total})::bigint as score, settled_at as reached_at, placed_at, id
      from counted order by member_id, ${order}
    )
    select (row_number() over (order by score desc, reached_at, placed_at, id))::int as rank, member_id, score, reached_at
    from scored where score > 0`;
}

interface RankedRow extends Record<string, unknown> {
  rank: number;
  memberId: string;
  nickname: string;
  score: string;
  reachedAt: string;
  players: number;
}

/** The final standings of a frozen tournament: the first rows and the member's own. */
function frozenRows(db: Queryable, { id }: TournamentRow, memberId: string): Promise<RankedRow[]> {
  return rowsFrom<RankedRow>(
    db,
    sql`select r.rank, r.member_id as "memberId", m.nickname, r.score, r.reached_at as "reachedAt",
        (select count(*)::int from tournament_standing where tournament_id = ${id}) as players
      from tournament_standing r join member m on m.id = r.member_id
      where r.tournament_id = ${id} and (r.rank <= ${SHOWN} or r.member_id = ${memberId}) order by r.rank`,
  );
}

function runningRows(db: Queryable, row: TournamentRow): Promise<RankedRow[]> {
  return rowsFrom<RankedRow>(
    db,
    sql`select r.rank, r.member_id as "memberId", m.nickname, r.score, r.reached_at as "reachedAt",
        (count(*) over ())::int as players
      from (${ranked(row)}) r join member m on m.id = r.member_id order by r.rank`,
  );
}

const keptRows = new Map<string, { until: number; rows: Promise<RankedRow[]> }>();

/** The running standings of everybody, made once for all who ask within a few seconds. Not kept in test mode. */
function sharedRows({ config, clock, database }: ServerContext, row: TournamentRow): Promise<RankedRow[]> {
  if (config.listsKeptMs === 0) return runningRows(database.db, row);
  const now = clock.now();
  for (const [id, kept] of keptRows) if (kept.until <= now) keptRows.delete(id);
  const found = keptRows.get(row.id);
  if (found) return found.rows;
  const rows = runningRows(database.db, row);
  keptRows.set(row.id, { until: now + KEPT_MS, rows });
  rows.catch(() => keptRows.delete(row.id));
  return rows;
}

/** The standings: the final ones of a tournament that is frozen, else as they are now or were some seconds ago. */
export async function readStandings(context: ServerContext, row: TournamentRow, memberId: string): Promise<Standings> {
  const all = row.frozenAt ? await frozenRows(context.database.db, row, memberId) : await sharedRows(context, row);
  const rows = all.filter((one) => one.rank <= SHOWN || one.memberId === memberId);
  const standings = rows.map((one) => ({
    rank: one.rank,
    score: Number(one.score),
    reachedAt: new Date(one.reachedAt).toISOString(),
    reward: prizeOf(one.rank, row.prizes),
    isOwn: one.memberId === memberId,
    nickname: one.memberId === memberId ? one.nickname : maskNickname(one.nickname),
  }));
  const own = standings.find(({ isOwn }) => isOwn);
  return {
    players: rows[0]?.players ?? 0,
    items: standings.filter(({ rank }) => rank <= SHOWN),
    own: own ? { rank: own.rank, score: own.score, reachedAt: own.reachedAt, reward: own.reward } : null,
  };
}

/** Keeps the final standings of tournaments that are over and pays their prizes, once. Returns how many. */
export async function freezeDueTournaments(context: ServerContext): Promise<number> {
  const { database, clock } = context;
  const due = await database.db
    .select({ id: tournament.id })
    .from(tournament)
    .where(and(isNull(tournament.frozenAt), lte(tournament.endsAt, new Date(clock.now() - FREEZE_AFTER_MS))))
    .orderBy(asc(tournament.endsAt));
  for (const { id } of due) {
    const paid = await inTransaction(database.db, (tx) => freeze(tx, clock, id));
    await publishWallets(context, paid);
  }
  return due.length;
}

/** Returns the members who won a prize. */
async function freeze(tx: Tx, clock: Clock, id: string): Promise<string[]> {
  const [row] = await tx
    .select()
    .from(tournament)
    .where(and(eq(tournament.id, id), isNull(tournament.frozenAt)))
    .for("update");
  if (!row) return [];
  await tx.execute(sql`insert into tournament_standing (tournament_id, rank, member_id, score, reached_at)
    select ${id}, rank, member_id, score, reached_at from (${ranked(row)}) every_rank`);
  await tx
    .update(tournament)
    .set({ frozenAt: dateNow(clock) })
    .where(eq(tournament.id, id));
  const last = Math.max(0, ...row.prizes.map(({ to }) => to));
  const winners = await tx
    .select({ rank: tournamentStanding.rank, memberId: tournamentStanding.memberId })
    .from(tournamentStanding)
    .where(and(eq(tournamentStanding.tournamentId, id), lte(tournamentStanding.rank, last)))
    .orderBy(tournamentStanding.memberId);
  const paid: string[] = [];
  for (const { rank, memberId } of winners) {
    const reward = prizeOf(rank, row.prizes);
    if (!reward) continue;
    await grant(tx, clock, { programme: "tournament", programmeId: id, occasion: "", memberId, reward });
    paid.push(memberId);
  }
  return paid;
}
