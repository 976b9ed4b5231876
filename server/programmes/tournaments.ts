// Tournaments as members see them and as an operator keeps them.
import { desc, eq, sql } from "drizzle-orm";
import type { Tournament, TournamentRequest } from "../../src/api/contract/programmes/tournaments.ts";
import { phaseOf } from "../../src/domain/programmes/mission.ts";
import type { ScoreRule, TournamentCategory } from "../../src/domain/programmes/tournament.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { tournament } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { newId } from "../ids.ts";

type TournamentRow = typeof tournament.$inferSelect;

const ENDED_SHOWN = 10;
const PHASES = ["running", "upcoming", "ended"] as const;

/** Those that run, then those to come, then the last that ended. */
export async function listTournaments(
  db: Queryable,
  clock: Clock,
  category: TournamentCategory,
): Promise<Tournament[]> {
  const rows = await db
    .select()
    .from(tournament)
    .where(eq(tournament.category, category))
    .orderBy(desc(tournament.endsAt), tournament.id);
  const all = rows.map((row) => tournamentOnWire(row, clock));
  return PHASES.flatMap((wanted) => {
    const found = all.filter(({ phase }) => phase === wanted);
    return wanted === "ended" ? found.slice(0, ENDED_SHOWN) : found.toReversed();
  });
}

export async function listAllTournaments(db: Queryable, clock: Clock): Promise<Tournament[]> {
  const rows = await db.select().from(tournament).orderBy(desc(tournament.startsAt), tournament.id);
  return rows.map((row) => tournamentOnWire(row, clock));
}

/** Throws ApiError not_found. */
export async function tournamentById(db: Queryable, id: string): Promise<TournamentRow> {
  return oneOf(await db.select().from(tournament).where(eq(tournament.id, id)));
}

export async function createTournament(tx: Tx, clock: Clock, request: TournamentRequest): Promise<Tournament> {
  refusePast(request, clock);
  const made = await tx
    .insert(tournament)
    .values({ id: newId(), ...rowOf(request) })
    .returning();
  return tournamentOnWire(oneOf(made), clock);
}

/** Throws ApiError not_found; not_editable once it is over, or has begun and more than its texts or end would change. */
export async function changeTournament(
  tx: Tx,
  clock: Clock,
  id: string,
  request: TournamentRequest,
): Promise<Tournament> {
  const before = oneOf(await tx.select().from(tournament).where(eq(tournament.id, id)).for("update"));
  const next = { ...before, ...rowOf(request) };
  const { phase } = tournamentOnWire(before, clock);
  if (phase === "ended" || (phase === "running" && termsOf(before) !== termsOf(next)))
    throw new ApiError("not_editable");
  refusePast(request, clock);
  const changed = await tx.update(tournament).set(rowOf(request)).where(eq(tournament.id, id)).returning();
  return tournamentOnWire(oneOf(changed), clock);
}

/** Ends now: the standings freeze and the prizes are paid. One that has not begun has no standings. */
export async function endTournament(tx: Tx, clock: Clock, id: string): Promise<Tournament> {
  const now = dateNow(clock).toISOString();
  const ended = await tx
    .update(tournament)
    .set({
      startsAt: sql`least(${tournament.startsAt}, ${now}::timestamptz)`,
      endsAt: sql`least(${tournament.endsAt}, ${now}::timestamptz)`,
    })
    .where(eq(tournament.id, id))
    .returning();
  return tournamentOnWire(oneOf(ended), clock);
}

function tournamentOnWire(row: TournamentRow, clock: Clock): Tournament {
  const { id, title, description, prizes, startsAt, endsAt, frozenAt } = row;
  return {
    id,
    title,
    description,
    prizes,
    category: row.category as TournamentCategory,
    score: row.score as ScoreRule,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    phase: phaseOf({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }, clock.now()),
    isFrozen: frozenAt !== null,
  };
}

function refusePast({ endsAt }: TournamentRequest, clock: Clock): void {
  const message = "종료는 지금보다 뒤여야 합니다.";
  if (Date.parse(endsAt) <= clock.now())
    throw new ApiError("bad_request", message, { problems: [{ path: "endsAt", message }] });
}

function rowOf({ prizes, startsAt, endsAt, ...request }: TournamentRequest) {
  return {
    ...request,
    prizes: prizes.toSorted((a, b) => a.from - b.from),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  };
}

/** What players were promised, as text. */
function termsOf({ category, score, prizes, startsAt }: TournamentRow): string {
  const promised = prizes.map(({ from, to, reward: { kind, amount, wagering } }) => [from, to, kind, amount, wagering]);
  return JSON.stringify([category, score, promised, startsAt]);
}

function oneOf<Row>([row]: readonly Row[]): Row {
  if (!row) throw new ApiError("not_found");
  return row;
}
