import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import type { Queryable } from "../../db/open.ts";
import { weighBet, weighCancellation, weighProviderBet, weighProviderRound, weighRound } from "./weigh-voids.ts";

const CONTEXT = {} as never;
/** A database whose queries find these rows; what they asked for is collected. */
function reading(rows: object[], executed: object[] = []) {
  const wheres: { sql: string; params: unknown[] }[] = [];
  const from = {
    innerJoin: () => from,
    where: async (wanted: SQL) => {
      wheres.push(new PgDialect().sqlToQuery(wanted));
      return rows;
    },
  };
  const db = { select: () => ({ from: () => from }), execute: async () => ({ rows: executed }) };
  return { db: db as unknown as Queryable, wheres };
}
const given = <Params, Body>(params: Params, body: Body) => ({ params, body, query: undefined as never, by: "o1" });

test("a round moves what its bets move, and another state is another version", async () => {
  const weigh = async (state: string, moved?: string) => {
    const { db } = reading([{ state }], moved === undefined ? [] : [{ moved }]);
    const [one] = await weighRound(db, CONTEXT, given({ id: "r1" }, {}) as never);
    return one;
  };
  expect(await weigh("drawn", "12000000")).toMatchObject({
    measure: "moved",
    amount: 12_000_000,
    shares: [],
    subjects: ["game-round:r1"],
  });
  expect((await weigh("drawn"))?.amount).toBe(0);
  const [open, drawn] = [await weigh("open", "1"), await weigh("drawn", "1")];
  expect(open?.version).not.toBe(drawn?.version);
});

test("a cancellation moves what is paid and what is taken back, for its match; so does a void, of which a member gets what is paid", async () => {
  const expected = { bets: 2, paid: 700, takenBack: 300 };
  const { db } = reading([{ userId: "member01", settlements: 1, paid: 5 }]);
  const span = { fixtureId: "f1", from: "", to: "", reason: "", expected };
  expect(await weighCancellation(db, CONTEXT, given({}, span) as never)).toMatchObject([
    { amount: 1_000, shares: [{ receiver: "fixture:f1", amount: 1_000 }], subjects: ["fixture:f1"] },
  ]);
  expect(await weighBet(db, CONTEXT, given({ id: "b1" }, { expected, reason: "" }) as never)).toMatchObject([
    { amount: 1_000, shares: [{ receiver: "member01", amount: 700 }], subjects: ["bet:b1", "member:member01"] },
  ]);
  const none = reading([]);
  expect(await weighBet(none.db, CONTEXT, given({ id: "b1" }, { expected, reason: "" }) as never)).toMatchObject([
    { shares: [{ receiver: "anyone" }] },
  ]);
});

test("a round or a bet of a provider moves the stakes that are open on it there, whatever the order they are read in", async () => {
  const rows = [
    { id: "b2", stake: 3_000 },
    { id: "b1", stake: 4_000 },
  ];
  const body = { provider: "p1", roundId: "r1", transactionId: "t1", reason: "" };
  for (const [weigh, named, subjects] of [
    [weighProviderRound, "r1", ["provider:p1", "provider-round:r1"]],
    [weighProviderBet, "t1", ["provider:p1", "bet:b1", "bet:b2"]],
  ] as const) {
    const { db, wheres } = reading(rows);
    const [one] = await weigh(db, CONTEXT, given({}, body) as never);
    expect(one).toMatchObject({ measure: "moved", amount: 7_000, subjects });
    expect(wheres).toMatchObject([{ params: ["p1", named, "bet", 0] }]);
    const [same] = await weigh(reading(rows.toReversed()).db, CONTEXT, given({}, body) as never);
    const [less] = await weigh(reading(rows.slice(1)).db, CONTEXT, given({}, body) as never);
    expect([same?.version === one?.version, less?.version === one?.version]).toEqual([true, false]);
  }
});
