// Attendance, missions, coupons and tournaments of the history.
import { seoul, seoulDay } from "../../../src/domain/common/time.ts";
import { attendanceRewards } from "../../../src/domain/programmes/attendance.ts";
import { ApiError } from "../../errors.ts";
import type { Tx } from "../../db/open.ts";
import { attendance, programmeClaim, tournament } from "../../db/schema.ts";
import { HOUSE, memberAccount } from "../../ledger/accounts.ts";
import { postAll } from "../../ledger/post.ts";
import { readAttendanceRules } from "../../programmes/attendance.ts";
import { spendCoupon } from "../../programmes/coupons.ts";
import { grant } from "../../programmes/grant.ts";
import { payFirstCharges } from "../../programmes/friends/first-charge.ts";
import { payLossRewards } from "../../programmes/friends/loss-rewards.ts";
import { claimStep } from "../../programmes/missions.ts";
import { freezeDueTournaments } from "../../programmes/standings.ts";
import type { Member } from "../../http/app-type.ts";
import type { World } from "./world.ts";

/** One in so many comes every day; others now and then. */
const FAITHFUL_ONE_IN = 9;
const SOMETIMES = 0.12;

/** Days in a row, by the member's id. */
export type Streaks = Map<string, number>;

export async function checkInAll(world: World, streaks: Streaks): Promise<void> {
  const { context, clock, random, members } = world;
  const here = members.filter(
    ({ createdAt }, at) => createdAt.getTime() < clock.now() && (at % FAITHFUL_ONE_IN === 0 || random() < SOMETIMES),
  );
  const day = seoulDay(clock.now());
  const before = new Map(streaks);
  streaks.clear();
  for (const { id } of here) streaks.set(id, (before.get(id) ?? 0) + 1);
  if (here.length === 0) return;
  await context.database.db.transaction(async (tx) => {
    const rules = await readAttendanceRules(tx);
    const at = new Date(clock.now());
    await tx.insert(attendance).values(here.map(({ id: memberId }) => ({ memberId, day, at })));
    const given = here.flatMap(({ id: memberId }) =>
      attendanceRewards(streaks.get(memberId) ?? 1, rules).map(({ streakDays, reward }) => ({
        programme: "attendance" as const,
        programmeId: streakDays === null ? "daily" : `streak${streakDays}`,
        occasion: day,
        memberId,
        reward,
      })),
    );
    await payPoints(
      tx,
      world,
      given.filter(({ reward }) => reward.kind === "points"),
    );
    for (const one of given) if (one.reward.kind === "money") await grant(tx, context.clock, one);
  });
}

/** Points of many members by two statements: what `grant` does one by one. */
async function payPoints(
  tx: Tx,
  { context, clock }: World,
  given: readonly Parameters<typeof grant>[2][],
): Promise<void> {
  if (given.length === 0) return;
  const at = new Date(clock.now());
  const claims = await tx
    .insert(programmeClaim)
    .values(given.map(({ reward: { kind, amount }, ...claim }) => ({ ...claim, kind, amount, wagering: 0, at })))
    .returning();
  await postAll(
    tx,
    context.clock,
    claims.map(({ id, programmeId, memberId, amount }) => ({
      kind: "attendance" as const,
      ref: programmeId,
      uniqueKey: `claim:${id}`,
      lines: [HOUSE.points, memberAccount.points(memberId)].map((account) => ({ account, amount })),
    })),
  );
}

/** What is due by the clock: tournaments that have ended, and rewards of friends. */
export async function payDue({ context }: World): Promise<void> {
  await freezeDueTournaments(context);
  await payFirstCharges(context);
  await payLossRewards(context);
}

/** Tournaments that were over before the demo's own begin. */
export async function addPastTournaments({ context, end, days }: World): Promise<void> {
  const today = seoul(end).startOf("day");
  const weeks = Math.floor((days - 1) / 7);
  const point = (amount: number) => ({ kind: "points" as const, amount, wagering: 0 });
  const prizes = [
    { from: 1, to: 1, reward: { kind: "money" as const, amount: 300_000, wagering: 1 } },
    { from: 2, to: 10, reward: point(20_000) },
  ];
  const rows = Array.from({ length: weeks }, (_, i) => weeks - i).flatMap((week) =>
    (["sports", "casino"] as const).map((category) => ({
      id: `past-${category}-${week}`,
      title: `${week}주 전 ${category === "sports" ? "스포츠" : "카지노"} 토너먼트`,
      description:
        category === "sports" ? "적중 금액에서 베팅 금액을 뺀 순수익으로 겨룹니다." : "베팅 금액을 더합니다.",
      category,
      score: category === "sports" ? "winnings" : "stake",
      startsAt: today.subtract(week * 7 + 1, "day").toDate(),
      endsAt: today.subtract(week * 7 - 6, "day").toDate(),
      prizes,
    })),
  );
  if (rows.length > 0) await context.database.db.insert(tournament).values(rows);
}

/** On the last day some members use their coupon and claim their missions. */
export async function claimAll({ context, clock }: World, members: readonly Member[]): Promise<void> {
  const { db } = context.database;
  const claims = members.flatMap(({ id }): ((tx: Tx) => Promise<unknown>)[] => [
    (tx: Tx) => spendCoupon(tx, context.clock, id, "welcome"),
    (tx: Tx) => claimStep(tx, context.clock, id, "weekly-stake", 0),
    (tx: Tx) => claimStep(tx, context.clock, id, "daily-bets", 0),
  ]);
  for (const claim of claims) {
    await db.transaction(claim).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
    clock.moveTo(clock.now() + 1_000);
  }
}
