// A member's friends and what they brought; names of others are masked.
import { and, count, desc, eq, type SQL, sql, sum } from "drizzle-orm";
import type { FriendRewardKind } from "../../../src/domain/programmes/friends/reward.ts";
import { maskNickname } from "../../../src/domain/programmes/mask.ts";
import type { PageAsked } from "../../../src/api/contract/page.ts";
import type { Queryable } from "../../db/open.ts";
import { friendPromise, friendReward, member } from "../../db/schema.ts";
import type { Member } from "../../http/app-type.ts";
import { paginate } from "../../lists/paginate.ts";
import { readFriendRules } from "./rules.ts";

const friendsOf = (memberId: string) => and(eq(member.recommenderId, memberId), eq(member.joinState, "approved"));

export async function readSummary(db: Queryable, { id, code }: Member) {
  const [paid] = await db
    .select({ points: sum(friendReward.points).mapWith(Number) })
    .from(friendReward)
    .where(eq(friendReward.memberId, id));
  const [promised] = await db
    .select({ points: sum(friendPromise.points).mapWith(Number) })
    .from(friendPromise)
    .where(and(eq(friendPromise.memberId, id), eq(friendPromise.state, "waiting")));
  return {
    code,
    promised: promised?.points ?? 0,
    count: await db.$count(member, friendsOf(id)),
    points: paid?.points ?? 0,
    rules: await readFriendRules(db),
  };
}

export async function listFriends(db: Queryable, memberId: string, asked: PageAsked) {
  return paginate(asked, await db.$count(member, friendsOf(memberId)), async ({ limit, offset }) => {
    const rows = await db
      .select({
        nickname: member.nickname,
        joinedAt: member.createdAt,
        points: sql<string>`coalesce((select sum(points) from friend_reward r
          where r.friend_id = "member"."id" and r.member_id = ${memberId}), 0)`.mapWith(Number),
      })
      .from(member)
      .where(friendsOf(memberId))
      .orderBy(desc(member.createdAt), desc(member.id))
      .limit(limit)
      .offset(offset);
    // The place in the list names a friend: ids of other members are told to nobody.
    return rows.map((row, at) => ({
      ...row,
      id: String(offset + at + 1),
      nickname: maskNickname(row.nickname),
      joinedAt: row.joinedAt.toISOString(),
    }));
  });
}

/** Of one recommender; friends are masked. */
export async function listRewards(db: Queryable, memberId: string, asked: PageAsked) {
  const found = await rewardPage(db, eq(friendReward.memberId, memberId), asked);
  const items = found.items.map(({ reward, nickname }) => ({ ...wireOf(reward), friend: maskNickname(nickname) }));
  return { ...found, items };
}

/** Of all, with the recommenders' ids, for operators. */
export async function listAllRewards(db: Queryable, asked: PageAsked) {
  const found = await rewardPage(db, undefined, asked);
  const items = found.items.map(({ reward, friendUserId, userId }) => ({
    ...wireOf(reward),
    friend: friendUserId,
    userId,
  }));
  return { ...found, items };
}

async function rewardPage(db: Queryable, wanted: SQL | undefined, asked: PageAsked) {
  const [total] = await db.select({ count: count() }).from(friendReward).where(wanted);
  return paginate(asked, total?.count ?? 0, ({ limit, offset }) =>
    db
      .select({
        reward: friendReward,
        nickname: member.nickname,
        friendUserId: member.userId,
        userId: sql<string>`(select user_id from member r where r.id = ${friendReward.memberId})`,
      })
      .from(friendReward)
      .innerJoin(member, eq(member.id, friendReward.friendId))
      .where(wanted)
      .orderBy(desc(friendReward.id))
      .limit(limit)
      .offset(offset),
  );
}

const wireOf = ({ id, at, kind, occasion, base, points }: typeof friendReward.$inferSelect) => ({
  id: String(id),
  at: at.toISOString(),
  kind: kind as FriendRewardKind,
  occasion,
  base,
  points,
});
