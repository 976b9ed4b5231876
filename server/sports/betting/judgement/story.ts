// The story of a bet, or of a submission that came to none: every submission that led to it and every cash-out of it, as
// the server judged them and as the member's page says.
import { and, asc, between, desc, eq, inArray, isNull } from "drizzle-orm";
import type { BetStory, Judgement, KeptTrail, RefusedList } from "../../../../src/api/contract/operator/bet-story.ts";
import { MOST_BEFORE } from "../../../../src/domain/sports/trail.ts";
import type { Db } from "../../../db/open.ts";
import { bet, judgement, member, trail } from "../../../db/schema.ts";
import { ApiError } from "../../../errors.ts";

const NEAR_MS = 10 * 60_000;
const LISTED = 100;

type Row = typeof judgement.$inferSelect;
type TrailRow = typeof trail.$inferSelect;

function onWire(row: Row): Judgement {
  const { memberId: _, at, ...told } = row;
  return { ...told, at: at.toISOString() } as Judgement;
}

function trailOnWire(row: TrailRow): KeptTrail {
  const { memberId: _, sentAt, receivedAt, ...told } = row;
  return { ...told, sentAt: sentAt.toISOString(), receivedAt: receivedAt.toISOString() } as KeptTrail;
}

/** Throws ApiError not_found. */
export async function storyOfBet(db: Db, betId: string): Promise<BetStory> {
  const [found] = await db.select({ memberId: bet.memberId, at: bet.placedAt }).from(bet).where(eq(bet.id, betId));
  if (!found) throw new ApiError("not_found");
  const own = and(eq(judgement.memberId, found.memberId), eq(judgement.betId, betId));
  const rows = await db.select().from(judgement).where(own);
  return storyOf(db, found.memberId, rows, found.at);
}

/** Throws ApiError not_found. */
export async function storyOfRefused(db: Db, id: number): Promise<BetStory> {
  const [row] = await db.select().from(judgement).where(eq(judgement.id, id));
  if (!row || row.betId !== null) throw new ApiError("not_found");
  return storyOf(db, row.memberId, [row], row.at);
}

async function storyOf(db: Db, memberId: string, rows: readonly Row[], at: Date): Promise<BetStory> {
  const [owner] = await db.select({ userId: member.userId }).from(member).where(eq(member.id, memberId));
  const trails = await trailsOf(
    db,
    memberId,
    rows.map(({ key }) => key),
  );
  const keys = new Set([...rows, ...trails].map(({ key }) => key));
  const before = trails.map(({ key }) => key).filter((key) => !rows.some((row) => row.key === key));
  const earlier = before.length === 0 ? [] : await db.select().from(judgement).where(ofKeys(memberId, before));
  const shown = [...rows, ...earlier].toSorted((a, b) => a.id - b.id);
  const nearby = await db
    .select()
    .from(judgement)
    .where(
      and(
        eq(judgement.memberId, memberId),
        between(judgement.at, new Date(at.getTime() - NEAR_MS), new Date(at.getTime() + NEAR_MS)),
      ),
    )
    .orderBy(asc(judgement.id))
    .limit(LISTED);
  return {
    userId: owner?.userId ?? "",
    judgements: shown.map(onWire),
    trails: trails.toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime()).map(trailOnWire),
    near: nearby.filter(({ key }) => !keys.has(key)).map(onWire),
  };
}

const ofKeys = (memberId: string, keys: readonly string[]) =>
  and(eq(judgement.memberId, memberId), inArray(judgement.key, [...keys]));

/** Those of the keys, and those that they followed from. */
async function trailsOf(db: Db, memberId: string, keys: readonly string[]): Promise<TrailRow[]> {
  const known = new Map<string, TrailRow>();
  let wanted = [...new Set(keys)];
  for (let back = 0; back <= MOST_BEFORE && wanted.length > 0; back++) {
    const found = await db
      .select()
      .from(trail)
      .where(and(eq(trail.memberId, memberId), inArray(trail.key, wanted)));
    for (const one of found) known.set(one.key, one);
    wanted = found.flatMap(({ previous }) => (previous !== null && !known.has(previous) ? [previous] : []));
  }
  return [...known.values()];
}

/** What a member sent and no bet came of, the newest first. */
export async function refusedOf(db: Db, userId: string): Promise<RefusedList> {
  const rows = await db
    .select({ row: judgement })
    .from(judgement)
    .innerJoin(member, eq(member.id, judgement.memberId))
    .where(and(eq(member.userId, userId), isNull(judgement.betId)))
    .orderBy(desc(judgement.id))
    .limit(LISTED);
  return { items: rows.map(({ row }) => onWire(row)) };
}
