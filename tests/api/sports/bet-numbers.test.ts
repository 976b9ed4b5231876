// Each bet has a number that a person can say: docs/decisions/numbers-of-bets.md.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { rowsFrom } from "../../../server/db/execute.ts";
import type { OperatorBetPage } from "../../../src/api/contract/operator/bets.ts";
import type { Bet } from "../../../src/api/contract/sports/bets.ts";
import { formatBetNumber, readBetNumber } from "../../../src/domain/common/bet-number.ts";
import { betSerialOf } from "../../../src/domain/common/bet-serial.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { betNow, betOf, newMember, place, placed } from "../lib/betting.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { launched, registered, type TrialProvider, walletOf } from "../lib/provider.ts";

let server: TestServer;
let operator: ApiUser;
let trial: TrialProvider;
let user: ApiUser & { memberId: string };
let picked: string;
const db = () => server.context.database.db;
const search = (text: string, page = 1) =>
  operator.ask<OperatorBetPage>("GET", `/api/admin/bets?page=${page}&text=${encodeURIComponent(text)}`);

beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
  operator = await server.user("admin01");
  trial = await registered(operator, () => undefined);
  picked = `${await addFixture(server.context)}-1x2-home@200`;
});
afterAll(async () => {
  await server.close();
  await trial.stop();
});
beforeEach(async () => {
  user = await newMember(server, 1_000_000);
});

it("is in the answer of the placement, in that of the same key again, and in the history", async () => {
  const first = await place(user, betOf([picked]), "number-key-1");
  const { number, id } = first.body;
  expect(readBetNumber(number)).toBe(number);
  expect(await place(user, betOf([picked]), "number-key-1")).toEqual(first);
  expect(await user.ask<Bet>("GET", "/api/bets/by-key/number-key-1")).toMatchObject({ id, number });
  expect(await betNow(user, id)).toMatchObject({ number });
  const entries = await user.ask<{ items: { bet: Bet | null }[] }>("GET", "/api/wallet/entries?kind=stake");
  expect(entries.items.map(({ bet }) => bet?.number)).toEqual([number]);
});

it("is another one for each, also of a hundred that are placed at the same time", async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => newMember(server, 1_000_000)));
  const bets = await Promise.all(
    players.flatMap((player) => Array.from({ length: 5 }, () => placed(player, [picked], { stake: 1_000 }))),
  );
  expect(new Set(bets.map(({ number }) => number)).size).toBe(100);
  const [kept] = await rowsFrom<{ bets: number; serials: number }>(
    db(),
    sql`select count(*)::int as bets, count(distinct serial)::int as serials from bet`,
  );
  expect(kept?.serials).toBe(kept?.bets);
});

it("is given to a bet at a provider, which no page placed", async () => {
  const wallet = walletOf(server, trial, await launched(user, trial));
  expect(await wallet.send("bet", wallet.betOf(5_000))).toMatchObject({ status: 200 });
  const { items } = await user.ask<{ items: Bet[] }>("GET", "/api/bets");
  expect(items).toHaveLength(1);
  expect(readBetNumber(items[0]?.number ?? "")).toBe(items[0]?.number);
  expect((await search(items[0]?.number ?? "")).items).toMatchObject([{ id: items[0]?.id, userId: user.userId }]);
});

it("finds the bet for an operator as it was said, and none with a digit that is wrong", async () => {
  const bet = await placed(user, [picked]);
  const said = formatBetNumber(bet.number);
  for (const text of [bet.number, said, said.replaceAll("-", " "), ` ${said} `])
    expect(await search(text)).toMatchObject({ totalCount: 1, items: [{ id: bet.id, userId: user.userId }] });
  const wrong = bet.number.slice(0, -1) + ((Number(bet.number.at(-1)) + 1) % 10);
  expect(await search(wrong)).toMatchObject({ totalCount: 0, items: [] });
});

it("stands beside the newest bets, and those of a member", async () => {
  const own: Bet[] = [];
  for (let at = 0; at < 17; at++) own.push(await placed(user, [picked], { stake: 1_000 }));
  const newest = own.toReversed().map(({ number }) => number);
  const numbersOf = ({ items }: OperatorBetPage) => items.map(({ number }) => number);
  expect(await search(user.userId)).toMatchObject({ totalCount: 17, pageCount: 2 });
  expect([...numbersOf(await search(user.userId)), ...numbersOf(await search(user.userId, 2))]).toEqual(newest);
  const all = await operator.ask<OperatorBetPage>("GET", "/api/admin/bets");
  expect(numbersOf(all)).toEqual(newest.slice(0, 15));
  expect(await search("nobody_of_this_name")).toMatchObject({ totalCount: 0 });
  expect(await user.call("GET", "/api/admin/bets")).toMatchObject({ status: 403 });
});

it("is found by the index, and rises with the bets of one server", async () => {
  const [first, second] = [await placed(user, [picked]), await placed(user, [picked])];
  expect(betSerialOf(second.number)).toBe(betSerialOf(first.number) + 1);
  const plan = await rowsFrom<Record<string, string>>(
    db(),
    sql`explain select * from bet where serial = ${betSerialOf(first.number)}`,
  );
  expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toContain("bet_serial");
});
