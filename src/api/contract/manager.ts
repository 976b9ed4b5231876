import * as v from "valibot";

/** GET /api/manager/members: those whom the manager recommended, the newest first. Won. */
export const ManagerMembers = v.object({
  items: v.array(
    v.object({
      userId: v.string(),
      nickname: v.string(),
      level: v.number(),
      joinedAt: v.string(),
      /** Stakes of all bets that were taken. */
      stake: v.number(),
      /** What was paid on them. */
      paid: v.number(),
    }),
  ),
});
export type ManagerMembers = v.InferOutput<typeof ManagerMembers>;
