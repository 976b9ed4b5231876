// Missions as an operator keeps them.
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { OperatorMission, MissionRequest } from "../../src/api/contract/programmes/missions.ts";
import type { GameType } from "../../src/domain/common/game-type.ts";
import { type Measure, type MissionPeriod, phaseOf } from "../../src/domain/programmes/mission.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { mission, programmeClaim } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { newId } from "../ids.ts";

export async function listOperatorMissions(db: Queryable, clock: Clock): Promise<OperatorMission[]> {
  const rows = await db.select().from(mission).orderBy(desc(mission.startsAt), mission.position, mission.id);
  const claims = await db
    .select({ id: programmeClaim.programmeId, count: count() })
    .from(programmeClaim)
    .where(eq(programmeClaim.programme, "mission"))
    .groupBy(programmeClaim.programmeId);
  return rows.map((row) => onWire(row, clock, claims.find(({ id }) => id === row.id)?.count ?? 0));
}

export async function createMission(tx: Tx, clock: Clock, request: MissionRequest): Promise<OperatorMission> {
  const made = await tx
    .insert(mission)
    .values({ id: newId(), ...rowOf(request) })
    .returning();
  return onWire(oneOf(made), clock, 0);
}

/** Throws ApiError not_found, and not_editable where claims stand and what is measured or paid would change. */
export async function changeMission(
  tx: Tx,
  clock: Clock,
  id: string,
  request: MissionRequest,
): Promise<OperatorMission> {
  const before = oneOf(await tx.select().from(mission).where(eq(mission.id, id)).for("update"));
  const claims = await claimCount(tx, id);
  if (claims > 0 && termsOf(before) !== termsOf({ ...before, ...rowOf(request) })) throw new ApiError("not_editable");
  const changed = await tx.update(mission).set(rowOf(request)).where(eq(mission.id, id)).returning();
  return onWire(oneOf(changed), clock, claims);
}

/** Nothing more counts from now on. One that has not begun yet never does. */
export async function endMission(tx: Tx, clock: Clock, id: string): Promise<OperatorMission> {
  const now = dateNow(clock).toISOString();
  const ended = await tx
    .update(mission)
    .set({
      endsAt: sql`greatest(${mission.startsAt}, least(coalesce(${mission.endsAt}, ${now}), ${now}::timestamptz))`,
    })
    .where(eq(mission.id, id))
    .returning();
  return onWire(oneOf(ended), clock, await claimCount(tx, id));
}

function rowOf({ startsAt, endsAt, ...request }: MissionRequest) {
  return { ...request, startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) };
}

/** What members were promised, as text. */
function termsOf({ period, measure, gameType, steps, startsAt }: typeof mission.$inferSelect): string {
  const promised = steps.map(({ target, reward: { kind, amount, wagering } }) => [target, kind, amount, wagering]);
  return JSON.stringify([period, measure, gameType, promised, startsAt]);
}

function claimCount(tx: Tx, id: string): Promise<number> {
  return tx.$count(programmeClaim, and(eq(programmeClaim.programme, "mission"), eq(programmeClaim.programmeId, id)));
}

function oneOf<Row>([row]: readonly Row[]): Row {
  if (!row) throw new ApiError("not_found");
  return row;
}

function onWire(row: typeof mission.$inferSelect, clock: Clock, claims: number): OperatorMission {
  const { id, title, description, steps, startsAt, endsAt } = row;
  return {
    id,
    title,
    description,
    steps,
    claims,
    period: row.period as MissionPeriod,
    measure: row.measure as Measure,
    gameType: row.gameType as GameType | null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    phase: phaseOf({ startsAt: startsAt.getTime(), endsAt: endsAt?.getTime() ?? null }, clock.now()),
  };
}
