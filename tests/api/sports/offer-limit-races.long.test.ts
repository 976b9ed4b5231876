// A limit of an outcome is not passed by bets that are sent at once, on either database and by two servers:
// docs/decisions/limits-of-an-offer.md.
import { and, eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { bet, betPick, market, selection } from "../../../server/db/schema.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { BOTH_DATABASES } from "../lib/both-databases.ts";
import { betOf, newMember, place } from "../lib/betting.ts";

describe.each(BOTH_DATABASES)("on $name", ({ isMissing, run }) => {
  it.skipIf(isMissing)("30 bets at once come to the limit and no further", { timeout: 120_000 }, () =>
    run(async (nodes) => {
      const [first] = nodes;
      const { db } = first.context.database;
      const id = await addFixture(first.context, { markets: [RESULT] });
      await db
        .update(selection)
        .set({ maxStake: 100_000 })
        .where(eq(selection.id, `${id}-1x2-home`));
      await db
        .update(market)
        .set({ maxLiability: 150_000 })
        .where(eq(market.id, `${id}-1x2`));
      const users = await Promise.all(
        Array.from({ length: 30 }, async (_, i) => {
          const user = await newMember(first, 1_000_000);
          const node = nodes[i % nodes.length] ?? first;
          return Object.assign(new ApiUser(node.url, user.userId), { token: user.token });
        }),
      );
      const answers = await Promise.all(
        users.map((user, i) =>
          place(user, betOf([i % 3 === 0 ? `${id}-1x2-away@410` : `${id}-1x2-home`], { stake: 10_000 })),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status !== 201 && status !== 422)).toEqual([]);
      const taken = async (key: string) => {
        const [row] = await db
          .select({
            stake: sql<string>`coalesce(sum(${bet.stake}), 0)`,
            payout: sql<string>`coalesce(sum(${bet.payout}), 0)`,
          })
          .from(bet)
          .where(
            and(
              eq(bet.status, 0),
              inArray(
                bet.id,
                db
                  .select({ id: betPick.betId })
                  .from(betPick)
                  .where(eq(betPick.selectionId, `${id}-1x2-${key}`)),
              ),
            ),
          );
        return { stake: Number(row?.stake), payout: Number(row?.payout) };
      };
      const [home, away] = [await taken("home"), await taken("away")];
      // Of 20 bets on home ten fit; those on away keep the worst result within 150,000.
      expect(home.stake).toBe(100_000);
      expect(Math.max(home.payout, away.payout) - home.stake - away.stake).toBeLessThanOrEqual(150_000);
      expect(statuses.filter((status) => status === 201)).toHaveLength((home.stake + away.stake) / 10_000);
    }),
  );
});
