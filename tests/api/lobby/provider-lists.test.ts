// What operators read of providers: the providers, what moved, wins that are held, rounds that are open.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ProviderRow, TransactionRow } from "../../../src/api/contract/operator/providers.ts";
import type { HeldWin } from "../../../src/api/contract/operator/provider-held.ts";
import type { OpenRound } from "../../../src/api/contract/operator/provider-rounds.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { askAboutOpenBets } from "../../../server/lobby/provider/doubts.ts";
import { refreshAllGames } from "../../../server/lobby/provider/games.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { expectRightBooks, newMember } from "../lib/betting.ts";
import { readStream } from "../lib/stream-reader.ts";
import { id, launched, registered, TRIAL_GAME, type TrialProvider, walletOf } from "../lib/provider.ts";

let server: TestServer;
let operator: ApiUser;
let trial: TrialProvider;

beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
  operator = await server.user("admin01");
  trial = await registered(operator);
});
afterAll(async () => {
  await expectRightBooks(server);
  await server.close();
  await trial.stop();
});

async function seatedAt(one: TrialProvider, emoney = 100_000) {
  const user = await newMember(server, emoney);
  return { user, wallet: walletOf(server, one, await launched(user, one)) };
}
interface Page {
  items: TransactionRow[];
  totalCount: number;
}
const transactions = (query: string) => operator.ask<Page>("GET", `/api/admin/provider-transactions?${query}`);
const listed = async (query: string) => {
  const { items, totalCount } = await transactions(query);
  expect(totalCount).toBe(items.length);
  return items.map(({ transactionId }) => transactionId);
};

it("the transactions of one provider are listed by their state", async () => {
  const one = await registered(operator);
  const { wallet, user } = await seatedAt(one, 10_000);
  const [open, won, lost, poor, doubted] = [1_000, 2_000, 3_000, 90_000, 500].map((amount) => wallet.betOf(amount));
  if (!open || !won || !lost || !poor || !doubted) throw new Error("no bets");
  for (const bet of [open, won, lost]) await wallet.send("bet", bet);
  expect(await wallet.send("bet", poor)).toMatchObject({ status: 422 });
  const win = wallet.winOf(won, 5_000);
  const end = wallet.winOf(lost, 0);
  for (const body of [win, end]) await wallet.send("win", body);
  const early = wallet.endOf(wallet.betOf(700));
  await wallet.send("rollback", early);
  await wallet.send("bet", doubted);
  const { transactionId } = doubted;
  await operator.ask("POST", "/api/admin/provider-transactions/ask", { provider: one.id, transactionId });
  const of = (state: string) => listed(`provider=${one.id}&state=${state}`);
  expect(await of("open")).toEqual([doubted.transactionId, open.transactionId]);
  expect(await of("doubt")).toEqual([doubted.transactionId]);
  expect(await of("refused")).toEqual([poor.transactionId]);
  expect(await of("early")).toEqual([early.transactionId]);
  const all = [open, won, lost, poor, win, end, early, doubted].map((body) => body.transactionId);
  expect(await of("all")).toEqual(all.toReversed());

  const { items } = await transactions(`provider=${one.id}`);
  // Bets and what ends them carry the number that the member reads; what came to no bet has none.
  const own = await user.ask<{ items: { number: string; stake: number }[] }>("GET", "/api/bets");
  const numberOf = (amount: number) => own.items.find(({ stake }) => stake === amount)?.number ?? "none";
  const shown = (body: { transactionId: string }) =>
    items.find(({ transactionId }) => transactionId === body.transactionId)?.betNumber;
  expect([open, won, win, poor, early].map(shown)).toEqual([...[1_000, 2_000, 2_000].map(numberOf), null, null]);
  expect(items.find((row) => row.transactionId === win.transactionId)).toMatchObject({
    provider: one.id,
    call: "win",
    betTransactionId: won.transactionId,
    roundId: won.roundId,
    amount: 5_000,
    userId: user.userId,
    gameName: "시험 바카라",
    state: "taken",
    refusal: null,
    betStatus: 2,
    doubt: null,
  });
  expect(items.find((row) => row.transactionId === poor.transactionId)).toMatchObject({
    state: "refused",
    refusal: "insufficient_funds",
    betStatus: null,
  });
  expect(items.find((row) => row.transactionId === lost.transactionId)).toMatchObject({ betStatus: 1 });
  await one.stop();
});

it("they are found by a part of the user id, by a whole transaction and by a whole round", async () => {
  const { wallet, user } = await seatedAt(trial);
  const { wallet: other } = await seatedAt(trial);
  const roundId = id();
  const bet = wallet.betOf(1_000, { roundId });
  const theirs = other.betOf(1_000, { roundId });
  await wallet.send("bet", bet);
  await other.send("bet", theirs);
  const win = wallet.winOf(bet, 0);
  await wallet.send("win", win);
  const found = (text: string) => listed(`text=${encodeURIComponent(text)}`);
  expect(await found(user.userId.slice(2, -1))).toEqual([win.transactionId, bet.transactionId]);
  expect(await found(bet.transactionId)).toEqual([win.transactionId, bet.transactionId]);
  expect(await found(win.transactionId)).toEqual([win.transactionId]);
  expect(await found(roundId)).toEqual([win.transactionId, theirs.transactionId, bet.transactionId]);
  expect(await found(roundId.slice(1))).toEqual([]);
  expect(await listed(`provider=house&text=${roundId}`)).toEqual([]);
});

it("bets in doubt are listed with the oldest first", async () => {
  const { wallet } = await seatedAt(trial);
  const bets = [wallet.betOf(1_000), wallet.betOf(1_000)];
  for (const bet of bets) {
    await wallet.send("bet", bet);
    server.clock.advance(1_000);
    const { transactionId } = bet;
    await operator.ask("POST", "/api/admin/provider-transactions/ask", { provider: trial.id, transactionId });
  }
  const ids = bets.map(({ transactionId }) => transactionId);
  expect(await listed(`provider=${trial.id}&state=doubt`)).toEqual(ids);
  const { items } = await operator.ask<{ items: OpenRound[] }>("GET", "/api/admin/provider-rounds");
  const own = items.filter(({ roundId }) => bets.some((bet) => bet.roundId === roundId));
  expect(own.map(({ roundId, doubts }) => [roundId, doubts])).toEqual(bets.map(({ roundId }) => [roundId, 1]));
});

it("an open bet is asked about when it is older than ten minutes, and again after more than five", async () => {
  const one = await registered(operator);
  const { wallet } = await seatedAt(one);
  const bet = wallet.betOf(1_000);
  await wallet.send("bet", bet);
  const [row] = (await transactions(`provider=${one.id}`)).items;
  const placedAt = Date.parse(row?.at ?? "");
  const doubtAt = async (ms: number) => {
    const clock = { now: () => placedAt + ms } as typeof server.clock;
    await askAboutOpenBets({ ...server.context, clock });
    const { items } = await transactions(`provider=${one.id}`);
    return items.map(({ doubt }) => doubt);
  };
  expect(await doubtAt(600_000)).toEqual([null]);
  expect(await doubtAt(600_001)).toEqual(["unknown"]);
  one.isBroken = true;
  expect(await doubtAt(900_001)).toEqual(["unknown"]);
  expect(await doubtAt(900_002)).toEqual(["silent"]);
  await one.stop();
});

it("operators are told that a round was opened, and that it ended", async () => {
  const { wallet } = await seatedAt(trial);
  const heard = await readStream(server.url, operator.token);
  const told = () =>
    heard.events.filter(({ name, data }) => name === "waiting" && (data as { isOfProviders?: boolean }).isOfProviders);
  await heard.until((events) => events.length > 0);
  const bet = wallet.betOf(1_000);
  await wallet.send("bet", bet);
  await heard.until(() => told().length === 1);
  await wallet.send("win", wallet.winOf(bet, 0));
  await heard.until(() => told().length === 2);
  expect(told()[1]?.data).toEqual({ fixtureIds: [], gameIds: [], isOfProviders: true });
  await heard.leave();
});

it("a bet is cancelled by its own doubt, and not by another's", async () => {
  const { wallet, user } = await seatedAt(trial);
  const [doubted, certain, left] = [wallet.betOf(1_000), wallet.betOf(2_000), wallet.betOf(500)];
  for (const bet of [doubted, certain, left]) await wallet.send("bet", bet);
  const named = ({ transactionId }: { transactionId: string }) => ({ provider: trial.id, transactionId });
  for (const bet of [doubted, left]) await operator.ask("POST", "/api/admin/provider-transactions/ask", named(bet));
  const cancel = (bet: { transactionId: string }) =>
    operator.call("POST", "/api/admin/provider-transactions/cancel", { ...named(bet), reason: "제공사에 없음" });
  expect(await cancel(certain)).toMatchObject({ status: 409 });
  expect(await cancel(doubted)).toEqual({ status: 200, body: { returned: 1_000 } });
  expect(await cancel(certain)).toMatchObject({ status: 409 });
  expect(await cancel({ transactionId: "nobody" })).toMatchObject({ status: 404 });
  expect(await user.ask("GET", "/api/member/user")).toMatchObject({ emoney: 97_500 });
  expect(await listed(`text=${user.userId}&state=doubt`)).toEqual([left.transactionId]);
});

it("a provider is listed with its games, its open bets, and the money of 24 hours", async () => {
  const one = await registered(operator);
  const rowOf = async () => {
    const { items } = await operator.ask<{ items: ProviderRow[] }>("GET", "/api/admin/providers");
    const row = items.find((row) => row.id === one.id);
    if (!row) throw new Error("the provider is not listed");
    return row;
  };
  expect(await rowOf()).toMatchObject({
    name: "시험 제공사",
    isOn: true,
    games: 1,
    openBets: 0,
    doubts: 0,
    staked: 0,
    paid: 0,
  });
  const { wallet } = await seatedAt(one);
  const [won, back, open] = [wallet.betOf(1_000), wallet.betOf(20_000), wallet.betOf(300)];
  for (const bet of [won, back, open]) await wallet.send("bet", bet);
  await wallet.send("win", wallet.winOf(won, 1_500));
  await wallet.send("rollback", wallet.endOf(back));
  expect(await rowOf()).toMatchObject({ openBets: 1, doubts: 0, staked: 1_300, paid: 1_500 });
  const { transactionId } = open;
  await operator.ask("POST", "/api/admin/provider-transactions/ask", { provider: one.id, transactionId });
  expect(await rowOf()).toMatchObject({ openBets: 1, doubts: 1 });
  server.clock.advance(86_400_000);
  operator = await server.user("admin01");
  expect(await rowOf()).toMatchObject({ openBets: 1, staked: 0, paid: 0 });
  await one.stop();
});

it("the lists of providers that are on are read anew, each its own; one that is off keeps its list", async () => {
  const [on, other, off] = [await registered(operator), await registered(operator), await registered(operator)];
  await operator.ask("PUT", `/api/admin/providers/${off.id}`, { isOn: false });
  const games = async () => {
    await refreshAllGames(server.context);
    const { items } = await operator.ask<{ items: ProviderRow[] }>("GET", "/api/admin/providers");
    return [on, other, off].map((one) => items.find(({ id: of }) => of === one.id)?.games);
  };
  const [first, second] = [TRIAL_GAME, { ...TRIAL_GAME, id: "second" }];
  for (const one of [on, off]) one.games = [first, second];
  expect(await games()).toEqual([2, 1, 1]);
  on.games = [second];
  expect(await games()).toEqual([1, 1, 1]);
  on.games = [];
  expect(await games()).toEqual([0, 1, 1]);
  // One that does not answer keeps its list, and holds up no other.
  other.isBroken = true;
  on.games = [first];
  expect(await games()).toEqual([1, 1, 1]);
  await Promise.all([on, other, off].map((one) => one.stop()));
});

it("a provider's id is taken once; what is changed is changed, and nothing else", async () => {
  const one = await registered(operator);
  const rowOf = async () =>
    (await operator.ask<{ items: ProviderRow[] }>("GET", "/api/admin/providers")).items.find(({ id }) => id === one.id);
  const make = { id: one.id, name: "둘째", address: "https://other.example", secret: "s".repeat(32) };
  expect(await operator.call("POST", "/api/admin/providers", make)).toMatchObject({
    status: 400,
    body: { problems: [{ path: "id", message: "이미 있는 제공사입니다." }] },
  });
  const before = await rowOf();
  const change = (body: object, provider = one.id) =>
    operator.call("PUT", `/api/admin/providers/${provider}`, body).then(({ status }) => status);
  expect(await change({})).toBe(400);
  expect(await change({ name: "새 이름" }, "nobody")).toBe(404);
  expect(await change({ name: "새 이름" })).toBe(204);
  expect(await rowOf()).toEqual({ ...before, name: "새 이름" });
  expect(await change({ isOn: false, address: "https://games.example/" })).toBe(204);
  expect(await rowOf()).toEqual({ ...before, name: "새 이름", isOn: false, address: "https://games.example" });
  await one.stop();
});

it("held wins wait with the oldest first, and are listed with the newest first", async () => {
  await operator.ask("PUT", `/api/admin/providers/${trial.id}`, { roundCeiling: 1_000 });
  const { wallet, user } = await seatedAt(trial);
  const wins: string[] = [];
  for (const amount of [1_500, 2_500]) {
    const bet = wallet.betOf(100);
    await wallet.send("bet", bet);
    const win = wallet.winOf(bet, amount);
    await wallet.send("win", win);
    wins.push(win.transactionId);
    server.clock.advance(1_000);
  }
  const held = async (state: string) =>
    (await operator.ask<{ items: HeldWin[] }>("GET", `/api/admin/provider-held?state=${state}`)).items.filter(
      ({ userId }) => userId === user.userId,
    );
  expect((await held("waiting")).map((win) => [win.transactionId, win.held])).toEqual([
    [wins[0], 500],
    [wins[1], 1_500],
  ]);
  expect((await held("all")).map(({ transactionId }) => transactionId)).toEqual(wins.toReversed());
  const decided = { provider: trial.id, transactionId: wins[0], decision: "refused", reason: "오류" };
  await operator.ask("POST", "/api/admin/provider-held/decide", decided);
  expect((await held("waiting")).map(({ transactionId }) => transactionId)).toEqual([wins[1]]);
  expect((await held("all")).map(({ decision, decidedBy }) => [decision, decidedBy])).toEqual([
    [null, null],
    ["refused", "admin01"],
  ]);
});
