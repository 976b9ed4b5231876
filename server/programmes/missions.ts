// Missions as a member sees and claims them.
import { and, asc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Mission, MissionList } from "../../src/api/contract/programmes/missions.ts";
import {
  type Activity,
  type GameType,
  type Measure,
  type MissionPeriod,
  missionSpan,
  progressOf,
  stepState,
} from "../../src/domain/programmes/mission.ts";
import type { Reward } from "../../src/domain/programmes/reward.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { mission, programmeClaim } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { readActivity } from "./activity.ts";
import { grant } from "./grant.ts";

/** What was reached by the end of an accumulated event can be claimed for so long after it. */
const CLAIM_AFTER_MS = 3 * 86_400_000;

type MissionRow = typeof mission.$inferSelect;

/** The missions that run, and accumulated events that can still be claimed. */
export async function listMissions(
  db: Queryable,
  clock: Clock,
  memberId: string,
  kind: "mission" | "acc",
): Promise<InferOutput<typeof MissionList>> {
  const now = clock.now();
  const periods = kind === "acc" ? ["span"] : ["day", "week"];
  const lastEnd = new Date(kind === "acc" ? now - CLAIM_AFTER_MS : now);
  const rows = await db
    .select()
    .from(mission)
    .where(
      and(
        inArray(mission.period, periods),
        lte(mission.startsAt, dateNow(clock)),
        or(isNull(mission.endsAt), gt(mission.endsAt, lastEnd)),
      ),
    )
    .orderBy(asc(mission.period), asc(mission.position), asc(mission.startsAt), asc(mission.id));
  const claimed = await claimsOf(db, memberId, rows);
  const activities = new Map<string, Activity>();
  const items: Mission[] = [];
  for (const row of rows) {
    const span = spanOf(row, now);
    const name = `${span.from} ${span.to}`;
    const activity = activities.get(name) ?? (await readActivity(db, memberId, span));
    activities.set(name, activity);
    items.push(missionOnWire(row, now, progressIn(row, activity), claimed));
  }
  return { now: dateNow(clock).toISOString(), items };
}

/**
 * Pays a step of a mission. Throws ApiError not_found for a mission or step that cannot be claimed any more or does not
 * exist, not_claimable below its target, already_claimed.
 */
export async function claimStep(tx: Tx, clock: Clock, memberId: string, id: string, step: number): Promise<Reward> {
  const now = clock.now();
  // A change by an operator waits, so that a step pays what the mission said.
  const [row] = await tx.select().from(mission).where(eq(mission.id, id)).for("share");
  const asked = row?.steps[step];
  if (!row || !asked || now < row.startsAt.getTime() || now >= claimEnd(row)) throw new ApiError("not_found");
  const span = spanOf(row, now);
  const progress = progressIn(row, await readActivity(tx, memberId, span));
  if (progress < asked.target) throw new ApiError("not_claimable");
  await grant(tx, clock, {
    programme: "mission",
    programmeId: id,
    occasion: occasionOf(span.key, step),
    memberId,
    reward: asked.reward,
  });
  return asked.reward;
}

const occasionOf = (span: string, step: number) => `${span}:${step + 1}`;

function spanOf({ period, startsAt, endsAt }: MissionRow, now: number) {
  return missionSpan(
    { period: period as MissionPeriod, startsAt: startsAt.getTime(), endsAt: endsAt?.getTime() ?? null },
    now,
  );
}

function claimEnd({ period, endsAt }: MissionRow): number {
  if (!endsAt) return Number.POSITIVE_INFINITY;
  return endsAt.getTime() + (period === "span" ? CLAIM_AFTER_MS : 0);
}

function progressIn(row: MissionRow, activity: Activity): number {
  return progressOf(activity, row.measure as Measure, row.gameType as GameType | null);
}

/** Names of the claims of these missions: id and occasion. */
async function claimsOf(db: Queryable, memberId: string, rows: readonly MissionRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const ids = rows.map(({ id }) => id);
  const claims = await db
    .select({ id: programmeClaim.programmeId, occasion: programmeClaim.occasion })
    .from(programmeClaim)
    .where(
      and(
        eq(programmeClaim.programme, "mission"),
        inArray(programmeClaim.programmeId, ids),
        eq(programmeClaim.memberId, memberId),
      ),
    );
  return new Set(claims.map(({ id, occasion }) => `${id} ${occasion}`));
}

function missionOnWire(row: MissionRow, now: number, progress: number, claimed: ReadonlySet<string>): Mission {
  const { id, title, description } = row;
  const span = spanOf(row, now);
  const isEndless = span.to === Number.MAX_SAFE_INTEGER;
  const until = Math.min(claimEnd(row), row.period === "span" ? Number.POSITIVE_INFINITY : span.to);
  return {
    id,
    title,
    description,
    progress,
    period: row.period as MissionPeriod,
    measure: row.measure as Measure,
    gameType: row.gameType as GameType | null,
    from: new Date(span.from).toISOString(),
    to: isEndless ? null : new Date(span.to).toISOString(),
    claimableUntil: Number.isFinite(until) ? new Date(until).toISOString() : null,
    steps: row.steps.map(({ target, reward }, step) => ({
      target,
      reward,
      state: stepState(progress, target, claimed.has(`${id} ${occasionOf(span.key, step)}`)),
    })),
  };
}
