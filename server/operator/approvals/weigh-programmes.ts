// What coupons, missions and tournaments grant.
import { eq, sql } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { CouponChange, CouponRequest, IssueRequest } from "../../../src/api/contract/programmes/coupons.ts";
import type { MissionRequest } from "../../../src/api/contract/programmes/missions.ts";
import type { TournamentRequest } from "../../../src/api/contract/programmes/tournaments.ts";
import type { Reward } from "../../../src/domain/programmes/reward.ts";
import { rowsFrom } from "../../db/execute.ts";
import { coupon } from "../../db/schema.ts";
import { type Rule, type Share, versionOf, versionOfRows, type Weighed } from "./weigh.ts";
import { IS_MEMBER } from "../../account/members.ts";

const ANYONE = "anyone";

function grants(
  kind: Reward["kind"],
  amount: number,
  shares: readonly Share[],
  version: string,
  ...subjects: readonly string[]
): Weighed[] {
  return amount === 0 ? [] : [{ measure: kind, amount, shares, subjects, version }];
}

/** By the kind of each: points do not add up with won. */
function ofRewards(rewards: readonly Reward[], version: string, subject: string): Weighed[] {
  return (["points", "money"] as const).flatMap((kind) => {
    const amount = rewards.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.amount, 0);
    return grants(kind, amount, [{ receiver: ANYONE, amount }], version, subject);
  });
}

/** A coupon that operators issue is weighed when it is issued. */
export const weighNewCoupon: Rule<unknown, InferOutput<typeof CouponRequest>> = async (_db, _context, { body }) => {
  const { reward, codeCount, title } = body;
  const amount = reward.amount * (codeCount ?? 0);
  return grants(reward.kind, amount, [{ receiver: ANYONE, amount }], versionOf(title), `coupon:${title}`);
};

/** More members may redeem it. */
export const weighCouponChange: Rule<{ id: string }, InferOutput<typeof CouponChange>> = async (
  db,
  _context,
  asked,
) => {
  const { id } = asked.params;
  const [row] = await db.select().from(coupon).where(eq(coupon.id, id));
  if (!row) return [];
  const { amount: each, kind } = rewardOf(row);
  const more = (asked.body.codeCount ?? 0) - (row.codeCount ?? 0);
  if (more <= 0) return [];
  const amount = each * more;
  return grants(kind, amount, [{ receiver: ANYONE, amount }], await versionOfCoupon(db, id), `coupon:${id}`);
};

export const weighIssue: Rule<{ id: string }, InferOutput<typeof IssueRequest>> = async (db, _context, asked) => {
  const { id } = asked.params;
  const [row] = await db.select().from(coupon).where(eq(coupon.id, id));
  if (!row) return [];
  const { amount: each, kind } = rewardOf(row);
  const { receivers } = asked.body;
  const names = receivers === "all" ? [] : [...new Set(receivers)];
  const count = receivers === "all" ? await memberCount(db) : names.length;
  const shares = receivers === "all" ? [{ receiver: ANYONE, amount: each * count }] : [];
  const own = names.map((receiver) => ({ receiver, amount: each }));
  const subjects = [`coupon:${id}`, ...names.map((name) => `member:${name}`)];
  return grants(kind, each * count, [...shares, ...own], await versionOfCoupon(db, id), ...subjects);
};

/** What all members can get by it in one of its spans: whoever reaches a step is paid. */
export const weighMission: Rule<{ id?: string }, InferOutput<typeof MissionRequest>> = async (db, _context, asked) => {
  const id = asked.params?.id ?? asked.body.title;
  const version = await versionOfRows(db, "mission", sql`t.id = ${id}`);
  const members = Math.max(1, await memberCount(db));
  const rewards = asked.body.steps.map(({ reward }) => ({ ...reward, amount: reward.amount * members }));
  return ofRewards(rewards, version, `mission:${id}`);
};

/** All of its prizes. */
export const weighTournament: Rule<{ id?: string }, InferOutput<typeof TournamentRequest>> = async (
  db,
  _context,
  asked,
) => {
  const id = asked.params?.id ?? asked.body.title;
  const version = await versionOfRows(db, "tournament", sql`t.id = ${id}`);
  const prizes = asked.body.prizes.map(({ from, to, reward }) => ({
    ...reward,
    amount: reward.amount * (to - from + 1),
  }));
  return ofRewards(prizes, version, `tournament:${id}`);
};

type CouponRow = typeof coupon.$inferSelect;
const rewardOf = (row: CouponRow): Reward => row.reward as Reward;
const versionOfCoupon = (db: Parameters<Rule>[0], id: string) => versionOfRows(db, "coupon", sql`t.id = ${id}`);

async function memberCount(db: Parameters<Rule>[0]): Promise<number> {
  const [row] = await rowsFrom<{ members: number }>(
    db,
    sql`select count(*)::int as members from member m where ${IS_MEMBER}`,
  );
  return row?.members ?? 0;
}
