// Every counted won is in exactly one request, whatever happens at the same time, and in whatever order.
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bet, member } from "../../server/db/schema.ts";
import { newId } from "../../server/ids.ts";
import type { ApiUser } from "../factories/api-user.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { emoney, newMember } from "./lib/betting.ts";
import { DATABASES, twoHundred } from "./lib/both-databases.ts";
import { act, approve } from "./lib/money.ts";
import { type Part, requestRolling, setRates, summaryOf } from "./lib/rolling.ts";

type Player = ApiUser & { memberId: string };

/** Writes a bet as it is placed, beside the ledger: only its settlements are looked at here. */
async function addBet(server: TestServer, memberId: string, gameType: number, stake: number): Promise<string> {
  const id = newId();
  const placedAt = new Date(server.clock.now());
  await server.context.database.db
    .insert(bet)
    .values({ id, memberId, gameType, stake, price: 200, payout: stake * 2, placedAt });
  return id;
}

const settle = (server: TestServer, id: string, status: number) =>
  server.context.database.db
    .update(bet)
    .set({ status, settledAt: status === 0 ? null : new Date(server.clock.now()) })
    .where(eq(bet.id, id));

describe("random histories", () => {
  const CATEGORY: Readonly<Record<number, string>> = {
    1: "sports",
    2: "sports",
    3: "mini",
    4: "mini",
    5: "casino",
    6: "slot",
    7: "casino",
  };
  const SCOPES: Readonly<Record<string, readonly string[]>> = {
    all: ["casino", "slot", "mini", "sports", "event", "tether"],
    casino: ["casino", "slot"],
    sports: ["sports", "mini"],
  };
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("bet" as const),
        type: fc.integer({ min: 1, max: 7 }),
        stake: fc.integer({ min: 1, max: 3_000_000 }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant("settle" as const),
        which: fc.nat(),
        status: fc.constantFrom(-1, 0, 1, 2, 3),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant("request" as const),
        scope: fc.constantFrom("all", "casino", "sports"),
        isRefused: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant("rate" as const), rate: fc.integer({ min: 0, max: 10_000 }) }),
    },
  );
  let server: TestServer;
  let operator: ApiUser;
  beforeAll(async () => {
    server = await startTestServer({ rateLimit: 0 });
    operator = await server.user("admin01");
  });
  afterAll(() => server.close());

  /** A recount from the bets themselves: what each of them had counted when a request was made, and at which rate. */
  class Recount {
    readonly bets: {
      id: string;
      category: string;
      stake: number;
      valid: number;
      seen: number;
      hasCounted: boolean;
      rate: number | null;
    }[] = [];
    rate = 100;

    sums(category: string) {
      let turnover = 0;
      let correction = 0;
      let points = 0n;
      for (const one of this.bets.filter((candidate) => candidate.category === category)) {
        const change = one.valid - one.seen;
        if (one.rate === null) turnover += change;
        else correction += change;
        points += BigInt(change) * BigInt(one.rate ?? this.rate);
      }
      const won = points >= 0n ? points / 10_000n : -((-points + 9_999n) / 10_000n);
      return { net: turnover + correction, correction, won: Number(won) };
    }

    close(categories: readonly string[]): void {
      for (const one of this.bets)
        if (categories.includes(one.category)) {
          if (one.hasCounted && one.rate === null) one.rate = this.rate;
          one.seen = one.valid;
        }
    }
  }

  const netOf = ({ before }: Part) => before.turnover + before.correction;

  it("come to the same sums as a recount from the bets", { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
        const user: Player = await newMember(server, 0);
        const recount = new Recount();
        await setRates(operator, 1, recount.rate, 0);
        let paid = 0;
        for (const one of steps) {
          if (one.do === "bet") {
            const id = await addBet(server, user.memberId, one.type, one.stake);
            recount.bets.push({
              id,
              category: CATEGORY[one.type] ?? "",
              stake: one.stake,
              valid: 0,
              seen: 0,
              hasCounted: false,
              rate: null,
            });
          } else if (one.do === "settle" && recount.bets.length > 0) {
            const chosen = recount.bets[one.which % recount.bets.length];
            if (!chosen) continue;
            await settle(server, chosen.id, one.status);
            chosen.valid = one.status === 1 || one.status === 2 ? chosen.stake : 0;
            chosen.hasCounted ||= chosen.valid > 0;
          } else if (one.do === "rate") {
            recount.rate = one.rate;
            await setRates(operator, 1, one.rate, 0);
          } else if (one.do === "request") {
            const categories = SCOPES[one.scope] ?? [];
            const due = categories.reduce((sum, category) => sum + recount.sums(category).won, 0);
            const { status, body } = await requestRolling(user, one.scope);
            expect(status).toBe(due > 0 ? 201 : 422);
            if (status !== 201) continue;
            expect(body.request.amount).toBe(due);
            await act(operator, "claim", [body.request.id]);
            const how = one.isRefused ? "refuse" : "approve";
            expect(await act(operator, how, [body.request.id], { reason: "시험" })).toEqual([null]);
            if (one.isRefused) continue;
            recount.close(categories);
            paid += due;
          }
          const { parts } = await summaryOf(user);
          for (const part of parts.filter(({ share }) => share === "own")) {
            const expected = recount.sums(part.category);
            expect([part.category, netOf(part), part.before.won]).toEqual([part.category, expected.net, expected.won]);
            const seen = recount.bets.filter(({ category }) => category === part.category);
            expect(part.after.turnover).toBe(seen.reduce((sum, one_) => sum + one_.seen, 0));
          }
        }
        expect(await emoney(user)).toBe(paid);
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 25) },
    );
  });
});

describe.each(DATABASES)("on $name", ({ isMissing, run }) => {
  it.skipIf(isMissing)("200 requests at once are one", () =>
    run(async (nodes) => {
      const [server] = nodes;
      const operator = await server.user("admin01");
      const user = await newMember(server, 0);
      await setRates(operator, 1, 100, 0);
      for (const stake of [100_000, 50_000]) await settle(server, await addBet(server, user.memberId, 1, stake), 1);
      const callers = await twoHundred(nodes, async (node) =>
        Object.assign(Object.create(user) as ApiUser, { url: node.url }),
      );
      const sameKey = await Promise.all(callers.map((caller) => requestRolling(caller, "all", "one-rolling-key")));
      expect(new Set(sameKey.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(sameKey[0]).toMatchObject({ status: 201, body: { request: { amount: 1_500 } } });
      const ownKeys = await Promise.all(callers.map((caller) => requestRolling(caller)));
      expect(new Set(ownKeys.map(({ status }) => status))).toEqual(new Set([409]));
      await approve(operator, sameKey[0]?.body.request.id ?? "");
      const after = await Promise.all(callers.map((caller) => requestRolling(caller)));
      expect(new Set(after.map(({ status }) => status))).toEqual(new Set([422]));
      expect(await emoney(user)).toBe(1_500);
    }),
  );

  it.skipIf(isMissing)("a bet that is settled while requests are made is in exactly one of them", () =>
    run(async (nodes) => {
      const [server] = nodes;
      const { db } = server.context.database;
      const operator = await server.user("admin01");
      const top = await newMember(server, 0);
      await setRates(operator, 1, 0, 10_000);
      const players = await Promise.all(Array.from({ length: 6 }, () => newMember(server, 0)));
      for (const { memberId } of players)
        await db.update(member).set({ recommenderId: top.memberId }).where(eq(member.id, memberId));
      const ids = await Promise.all(
        Array.from({ length: 240 }, (_, i) => addBet(server, players[i % 6]?.memberId ?? "", 1, i + 1)),
      );
      let isSettled = false;
      const settling = Promise.all(
        [0, 1].map(async (part) => {
          const own = ids.filter((_, i) => i % 2 === part);
          // Three bets a transaction that stays open for a moment, as a batch does.
          for (let i = 0; i < own.length; i += 3) {
            await new Promise((resolve) => setTimeout(resolve, 4));
            await db.transaction(async (tx) => {
              for (const id of own.slice(i, i + 3))
                await tx
                  .update(bet)
                  .set({ status: 1, settledAt: new Date(server.clock.now()) })
                  .where(eq(bet.id, id));
              await tx.execute(sql`select pg_sleep(0.005)`);
            });
          }
        }),
      ).then(() => (isSettled = true));
      const amounts: number[] = [];
      while (!isSettled || (await summaryOf(top)).won > 0) {
        const { status, body } = await requestRolling(top);
        if (status !== 201) continue;
        amounts.push(body.request.amount);
        await approve(operator, body.request.id);
      }
      await settling;
      expect(amounts.length, "the settlements were in more than one span").toBeGreaterThan(1);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe((240 * 241) / 2);
      expect(await emoney(top)).toBe((240 * 241) / 2);
    }),
  );
});
