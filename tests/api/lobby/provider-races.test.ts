// Calls about one bet, and of one wallet, that come to two nodes at the same instant: on PostgreSQL, where transactions
// run side by side.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { emoney, expectRightBooks, newMember } from "../lib/betting.ts";
import { postgresBinaries, startSeededPostgres, type TestPostgres } from "../lib/postgres.ts";
import { launched, registered, type Reply, type TrialProvider, walletOf } from "../lib/provider.ts";

/** Nodes know each other's tokens by it. */
const SECRET = "s".repeat(32);
const TIMES = 12;

describe.skipIf(!postgresBinaries())("two nodes", () => {
  let postgres: TestPostgres;
  let nodes: [TestServer, TestServer];
  let trial: TrialProvider;

  beforeAll(async () => {
    postgres = await startSeededPostgres();
    const node = () => startTestServer({ rateLimit: 0, databaseUrl: postgres.url, databasePool: 10, secret: SECRET });
    nodes = [await node(), await node()];
    trial = await registered(await nodes[0].user("admin01"));
  });
  afterAll(async () => {
    await Promise.all((nodes ?? []).map((node) => node.close()));
    await postgres?.stop();
    await trial?.stop();
  });

  async function seated(won: number) {
    const user = await newMember(nodes[0], won);
    const token = await launched(user, trial);
    return { user, here: walletOf(nodes[0], trial, token), there: walletOf(nodes[1], trial, token) };
  }
  const times = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: TIMES }, work));
  const codeOf = ({ status, body }: Reply) => (status === 200 ? "taken" : body.code);

  it("a bet and its rollback: it is given back, or never taken", async () => {
    const { user, here, there } = await seated(100_000);
    const ends = await times(async () => {
      const bet = here.betOf(1_000);
      const [placed, back] = await Promise.all([here.send("bet", bet), there.send("rollback", there.endOf(bet))]);
      return [codeOf(placed), codeOf(back)];
    });
    for (const end of ends)
      expect([
        ["taken", "taken"],
        ["bet_rolled_back", "taken"],
      ]).toContainEqual(end);
    expect(await emoney(user)).toBe(100_000);
    await expectRightBooks(nodes[0]);
  });

  it("a win and a rollback: one of the two", async () => {
    const { user, here, there } = await seated(100_000);
    const ends = await times(async () => {
      const bet = here.betOf(1_000);
      await here.send("bet", bet);
      const [won, back] = await Promise.all([
        here.send("win", here.winOf(bet, 3_000)),
        there.send("rollback", there.endOf(bet)),
      ]);
      return [codeOf(won), codeOf(back)];
    });
    for (const end of ends)
      expect([
        ["taken", "bet_won"],
        ["bet_rolled_back", "taken"],
      ]).toContainEqual(end);
    const wins = ends.filter(([won]) => won === "taken").length;
    expect(await emoney(user)).toBe(100_000 + 2_000 * wins);
    await expectRightBooks(nodes[0]);
  });

  it("bets of one wallet: as many as it holds", async () => {
    const { user, here, there } = await seated(TIMES * 1_000);
    const answers = await times(() =>
      Promise.all([here.send("bet", here.betOf(1_000)), there.send("bet", there.betOf(1_000))]),
    );
    const codes = answers.flat().map(codeOf);
    expect(codes.filter((code) => code === "taken")).toHaveLength(TIMES);
    expect(codes.filter((code) => code === "insufficient_funds")).toHaveLength(TIMES);
    expect(await emoney(user)).toBe(0);
    await expectRightBooks(nodes[0]);
  });

  it("one call to both: it moves once", async () => {
    const { user, here, there } = await seated(100_000);
    const answers = await times(() => {
      const bet = here.betOf(1_000);
      return Promise.all([here.send("bet", bet), there.send("bet", bet)]);
    });
    for (const pair of answers) expect(pair.map(({ body }) => body.isRepeat).toSorted()).toEqual([false, true]);
    expect(await emoney(user)).toBe(100_000 - TIMES * 1_000);
    await expectRightBooks(nodes[0]);
  });

  it("a limit of losses: no stake passes it", async () => {
    const { user, here, there } = await seated(100_000);
    await user.ask("PUT", "/api/protection/limits", { kind: "loss", period: "day", amount: 5_000 });
    const answers = await times(() =>
      Promise.all([here.send("bet", here.betOf(1_000)), there.send("bet", there.betOf(1_000))]),
    );
    expect(answers.flat().filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await emoney(user)).toBe(95_000);
  });
});
