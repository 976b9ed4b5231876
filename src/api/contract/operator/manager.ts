import * as v from "valibot";

/** GET /api/manager/members: those whom the manager recommended, the newest first. Won. */
export const ManagerMembers = v.object({
  items: v.array(
    v.object({
      userId: v.string(),
      nickname: v.string(),
      level: v.number(),
      joinedAt: v.string(),
      /** Stakes of the bets that are decided. */
      stake: v.number(),
      /** Stakes of those that are not: neither profit nor loss. */
      openStake: v.number(),
      /** What was paid on them. */
      paid: v.number(),
    }),
  ),
});
export type ManagerMembers = v.InferOutput<typeof ManagerMembers>;
