// Every counted won is in exactly one request, whatever happens at the same time, and in whatever order.
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bet, member } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { emoney, newMember } from "../lib/betting.ts";
import { atOnce, DATABASES } from "../lib/both-databases.ts";
import { IS_WHOLE } from "../lib/scale.ts";
import { act, approve } from "../lib/money.ts";
import { requestRolling, setRates, summaryOf } from "../lib/rolling.ts";

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

  interface Counted {
    id: string;
    category: string;
    stake: number;
    /** What counts of it now, and what did when it was last requested. */
    valid: number;
    seen: number;
    hasCounted: boolean;
    /** Of its first request. */
    rate: number | null;
  }

  /** A recount from the bets themselves. */
  class Recount {
    readonly bets: Counted[] = [];
    rate = 100;

    add(id: string, category: string, stake: number): void {
      this.bets.push({ id, category, stake, valid: 0, seen: 0, hasCounted: false, rate: null });
    }

    settle(which: number, status: number): string | null {
      const chosen = this.bets[which % Math.max(1, this.bets.length)];
      if (!chosen) return null;
      chosen.valid = status === 1 || status === 2 ? chosen.stake : 0;
      chosen.hasCounted ||= chosen.valid > 0;
      return chosen.id;
    }

    sums(category: string): { net: number; won: number; requested: number } {
      const own = this.bets.filter((one) => one.category === category);
      const points = own.reduce(
        (sum, { valid, seen, rate }) => sum + BigInt(valid - seen) * BigInt(rate ?? this.rate),
        0n,
      );
      return {
        net: own.reduce((sum, { valid, seen }) => sum + valid - seen, 0),
        won: Number(points / 10_000n),
        requested: own.reduce((sum, { seen }) => sum + seen, 0),
      };
    }

    close(categories: readonly string[]): void {
      for (const one of this.bets.filter(({ category }) => categories.includes(category))) {
        if (one.hasCounted) one.rate ??= this.rate;
        one.seen = one.valid;
      }
    }
  }

  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  /** Goes through a history and compares the sums after each step; answers what was paid. */
  async function follow(user: Player, steps: readonly Step[]): Promise<number> {
    const recount = new Recount();
    await setRates(server, 1, recount.rate, 0);
    let paid = 0;
    for (const one of steps) {
      if (one.do === "bet") {
        const id = await addBet(server, user.memberId, one.type, one.stake);
        recount.add(id, CATEGORY[one.type] ?? "", one.stake);
      } else if (one.do === "settle") {
        const id = recount.settle(one.which, one.status);
        if (id !== null) await settle(server, id, one.status);
      } else if (one.do === "rate") {
        recount.rate = one.rate;
        await setRates(server, 1, one.rate, 0);
      } else paid += await request(user, recount, one);
      await compare(user, recount);
    }
    return paid;
  }

  async function request(
    user: Player,
    recount: Recount,
    { scope, isRefused }: { scope: string; isRefused: boolean },
  ): Promise<number> {
    const categories = SCOPES[scope] ?? [];
    const due = categories.reduce((sum, category) => sum + recount.sums(category).won, 0);
    const { status, body } = await requestRolling(user, scope);
    expect(status).toBe(due > 0 ? 201 : 422);
    if (status !== 201) return 0;
    expect(body.request.amount).toBe(due);
    await act(operator, "claim", [body.request.id]);
    const how = isRefused ? "refuse" : "approve";
    expect(await act(operator, how, [body.request.id], { reason: "시험" })).toEqual([null]);
    if (isRefused) return 0;
    recount.close(categories);
    return due;
  }

  async function compare(user: Player, recount: Recount): Promise<void> {
    const { parts } = await summaryOf(user);
    for (const { category, before, after } of parts.filter(({ share }) => share === "own")) {
      const found = { net: before.turnover + before.correction, won: before.won, requested: after.turnover };
      expect({ category, ...found }).toEqual({ category, ...recount.sums(category) });
    }
  }

  it("come to the same sums as a recount from the bets", { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
        const user: Player = await newMember(server, 0);
        const paid = await follow(user, steps);
        expect(await emoney(user)).toBe(paid);
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 12) },
    );
  });
});

/** Settled while requests are made. */
const BETS = IS_WHOLE ? 240 : 90;

describe.each(DATABASES)("on $name", ({ isMissing, run }) => {
  it.skipIf(isMissing)("many requests at once are one", () =>
    run(async (nodes) => {
      const [server] = nodes;
      const operator = await server.user("admin01");
      const user = await newMember(server, 0);
      await setRates(server, 1, 100, 0);
      for (const stake of [100_000, 50_000]) await settle(server, await addBet(server, user.memberId, 1, stake), 1);
      const callers = await atOnce(nodes, async (node) =>
        Object.assign(Object.create(user) as ApiUser, { url: node.url }),
      );
      const sameKey = await Promise.all(callers.map((caller) => requestRolling(caller, "all", "one-rolling-key")));
      expect(new Set(sameKey.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(sameKey[0]).toMatchObject({ status: 201, body: { request: { amount: 1_500 } } });
      const ownKeys = await Promise.all(callers.map((caller) => requestRolling(caller)));
      expect(new Set(ownKeys.map(({ status }) => status))).toEqual(new Set([409]));
      await approve(operator, sameKey[0]?.body.request.id ?? "");
      expect((await requestRolling(user)).status).toBe(422);
      expect(await emoney(user)).toBe(1_500);
    }),
  );

  it.skipIf(isMissing)("a bet that is settled while requests are made is in exactly one of them", () =>
    run(async (nodes) => {
      const [server] = nodes;
      const { db } = server.context.database;
      const operator = await server.user("admin01");
      const top = await newMember(server, 0);
      await setRates(server, 1, 0, 10_000);
      const players = await Promise.all(Array.from({ length: 6 }, () => newMember(server, 0)));
      for (const { memberId } of players)
        await db.update(member).set({ recommenderId: top.memberId }).where(eq(member.id, memberId));
      const ids = await Promise.all(
        Array.from({ length: BETS }, (_, i) => addBet(server, players[i % 6]?.memberId ?? "", 1, i + 1)),
      );
      const progress = { isSettled: false };
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
      ).then(() => (progress.isSettled = true));
      const amounts: number[] = [];
      while (!progress.isSettled || (await summaryOf(top)).won > 0) {
        const { status, body } = await requestRolling(top);
        if (status !== 201) continue;
        amounts.push(body.request.amount);
        await approve(operator, body.request.id);
      }
      await settling;
      expect(amounts.length, "the settlements were in more than one span").toBeGreaterThan(1);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe((BETS * (BETS + 1)) / 2);
      expect(await emoney(top)).toBe((BETS * (BETS + 1)) / 2);
    }),
  );
});
