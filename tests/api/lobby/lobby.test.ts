// The lobbies, the way into a game, the greatest wins, and what operators see of providers.
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { member } from "../../../server/db/schema.ts";
import { askAboutOpenBets } from "../../../server/lobby/provider/doubts.ts";
import type { Honours, Lobby } from "../../../src/api/contract/lobby/lobby.ts";
import type { ProviderRow, TransactionRow } from "../../../src/api/contract/operator/providers.ts";
import type { OpenRoundList, RoundVoid } from "../../../src/api/contract/operator/provider-rounds.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { emoney, expectRightBooks, newMember } from "../lib/betting.ts";
import { startTrialProvider } from "../../../scripts/provider/suite/trial-provider.ts";
import { secondOperator } from "../lib/money.ts";
import { launched, registered, TRIAL_GAME, type TrialProvider, walletOf } from "../lib/provider.ts";
import { readStream } from "../lib/stream-reader.ts";

const MINUTE = 60_000;

let server: TestServer;
let operator: ApiUser;
let trial: TrialProvider;

beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0, casinoPartnerId: "partner-77" });
  operator = await server.user("admin01");
  trial = await registered(operator);
});
afterAll(async () => {
  await server.close();
  await trial.stop();
});
afterEach(() => expectRightBooks(server));

async function seated(won = 100_000) {
  const user = await newMember(server, won);
  return { user, wallet: walletOf(server, trial, await launched(user, trial)) };
}
/** By a login, whose session is shorter than that of a lobby. */
const loggedIn = async () => server.user((await newMember(server, 0)).userId);
const enter = (user: ApiUser, gameId: string | null, lobby = "casino") =>
  user.call<{ launch_url?: string; code?: string; message?: string }>("POST", "/api/playfun/auth", {
    lobby,
    game: gameId && { providerId: trial.id, gameId },
  });

describe("the way into a game", () => {
  it("is an address of the provider, which gets a token, a masked name and the way back", async () => {
    const user = await newMember(server, 0);
    const { status, body } = await enter(user, TRIAL_GAME.id);
    expect([status, body.launch_url]).toEqual([200, `${trial.address}/play/${trial.launches.length}`]);
    expect(trial.launches.at(-1)).toMatchObject({
      gameId: TRIAL_GAME.id,
      playerName: expect.stringMatching(/^.{1,3}\*{2,}$/),
      partnerId: "partner-77",
      returnUrl: `${server.url}/casino`,
      currency: "KRW",
    });
    expect(JSON.stringify(trial.launches.at(-1))).not.toContain(user.memberId);
  });

  it("without a game is the lobby, and the session lives 120 minutes from then [REQ-4.10 REQ-R16]", async () => {
    const user = await loggedIn();
    expect(await enter(user, null, "slot")).toEqual({ status: 200, body: { launch_url: "/slot" } });
    server.clock.advance(119 * MINUTE);
    expect((await user.call("GET", "/api/member/user")).status).toBe(200);
    server.clock.advance(2 * MINUTE);
    expect((await user.call("GET", "/api/member/user")).status).toBe(401);
    operator = await server.user("admin01");
  });

  it("keeps the 120 minutes through navigations, reloads and new windows, and logs out after them [REQ-R16 REQ-R40]", async () => {
    const user = await loggedIn();
    await enter(user, null);
    server.clock.advance(10 * MINUTE);
    // Each page that is opened or let through asks for it: 30 minutes from then are earlier.
    await user.ask("GET", "/api/setting/maintanace");
    server.clock.advance(109 * MINUTE);
    expect((await user.call("GET", "/api/member/user")).status).toBe(200);
    await user.ask("GET", "/api/setting/maintanace");
    server.clock.advance(29 * MINUTE);
    expect((await user.call("GET", "/api/member/user")).status).toBe(200);
    server.clock.advance(2 * MINUTE);
    expect((await user.call("GET", "/api/member/user")).status).toBe(401);
    operator = await server.user("admin01");
  });

  // Specification, section 7: the call has no payload, and opens the live casino's lobby.
  it("without a payload is the live casino", async () => {
    const user = await newMember(server, 0);
    const auth = (body?: unknown) => user.call("POST", "/api/playfun/auth", body);
    for (const body of [undefined, {}])
      expect(await auth(body)).toEqual({ status: 200, body: { launch_url: "/casino" } });
    for (const body of [[], { lobby: "kitchen" }, { other: 1 }]) expect((await auth(body)).status).toBe(400);
  });

  it("is shut to the tendency 22, to unknown games, and where the provider does not answer", async () => {
    const user = await newMember(server, 0);
    expect((await enter(user, "nothing")).status).toBe(404);
    expect((await enter(user, TRIAL_GAME.id, "slot")).status).toBe(404);
    trial.isBroken = true;
    expect(await enter(user, TRIAL_GAME.id)).toMatchObject({ status: 503, body: { message: "점검중입니다." } });
    trial.isBroken = false;
    await operator.ask("PUT", `/api/admin/providers/${trial.id}`, { isOn: false });
    expect((await enter(user, TRIAL_GAME.id)).body.code).toBe("maintenance");
    await operator.ask("PUT", `/api/admin/providers/${trial.id}`, { isOn: true });
    await server.context.database.db
      .update(member)
      .set({ tendency: ["22"] })
      .where(eq(member.id, user.memberId));
    for (const gameId of [TRIAL_GAME.id, null])
      expect(await enter(user, gameId)).toMatchObject({ status: 403, body: { message: "관리자에게 문의해주세요." } });
    const favourite = { providerId: trial.id, gameId: TRIAL_GAME.id, isFavourite: true };
    for (const [method, path, body] of [
      ["GET", "/api/lobbies/casino"],
      ["GET", "/api/lobbies/slot"],
      ["PUT", "/api/lobbies/favourite", favourite],
    ] as const)
      expect([path, await user.call(method, path, body)]).toEqual([
        path,
        { status: 403, body: { code: "forbidden", message: "관리자에게 문의해주세요." } },
      ]);
    expect((await user.call("GET", "/api/lobbies/slot/honours?period=all")).status).toBe(200);
  });
});

it("lists the games with the member's favourites and recent games", async () => {
  const { user } = await seated();
  const favour = (isFavourite: boolean, gameId: string = TRIAL_GAME.id) =>
    user.call("PUT", "/api/lobbies/favourite", { providerId: trial.id, gameId, isFavourite });
  const [of] = [trial.id];
  const own = async () =>
    (await user.ask<Lobby>("GET", "/api/lobbies/casino")).games.filter((one) => one.providerId === of);
  expect((await favour(true)).status).toBe(204);
  expect((await favour(true)).status).toBe(204);
  expect(await own()).toMatchObject([{ name: "시험 바카라", isFavourite: true, openedAt: expect.any(String) }]);
  expect((await favour(false)).status).toBe(204);
  expect(await own()).toMatchObject([{ isFavourite: false }]);
  expect((await favour(true, "nothing")).status).toBe(404);
  const slots = await user.ask<Lobby>("GET", "/api/lobbies/slot");
  expect(slots.games.filter((one) => one.providerId === of)).toEqual([]);
});

it("lists the greatest wins of a period, with masked names", async () => {
  const { user, wallet } = await seated();
  for (const paid of [5_000, 70_000, 0]) {
    const bet = wallet.betOf();
    await wallet.send("bet", bet);
    await wallet.send("win", wallet.winOf(bet, paid));
  }
  const wins = (period: string) => user.ask<Honours>("GET", `/api/lobbies/casino/honours?period=${period}`);
  const { items } = await wins("day");
  const mine = items.filter(({ isMine }) => isMine);
  expect(mine.map(({ paid, gameName }) => [paid, gameName])).toEqual([
    [70_000, "시험 바카라"],
    [5_000, "시험 바카라"],
  ]);
  expect(mine.every(({ nickname }) => /\*{2,}$/.test(nickname))).toBe(true);
  expect(items.map(({ paid }) => paid)).toEqual(items.map(({ paid }) => paid).toSorted((a, b) => b - a));
  expect((await user.ask<Honours>("GET", "/api/lobbies/slot/honours")).items).toEqual([]);
});

it("lists each win until its period is over, equal ones by who won first, and each member's as the own", async () => {
  const [first, second] = [await seated(), await seated()];
  for (const { wallet } of [second, first]) {
    const bet = wallet.betOf();
    await wallet.send("bet", bet);
    await wallet.send("win", wallet.winOf(bet, 81_000));
    server.clock.advance(1_000);
  }
  const shown = async (user: ApiUser, period: string) => {
    const { items } = await user.ask<Honours>("GET", `/api/lobbies/casino/honours?period=${period}`);
    expect(items.map(({ rank }) => rank)).toEqual(items.map((_, at) => at + 1));
    return items.filter(({ paid }) => paid === 81_000).map(({ isMine }) => isMine);
  };
  expect(await shown(first.user, "day")).toEqual([false, true]);
  expect(await shown(second.user, "month")).toEqual([true, false]);
  server.clock.advance(32 * 24 * 60 * MINUTE);
  const later = await server.user(first.user.userId);
  for (const period of ["day", "week", "month"]) expect(await shown(later, period)).toEqual([]);
  expect(await shown(later, "all")).toEqual([false, true]);
  operator = await server.user("admin01");
});

describe("a bet that nobody ended", () => {
  const list = (state: string) =>
    operator.ask<{ items: TransactionRow[] }>(
      "GET",
      `/api/admin/provider-transactions?state=${state}&provider=${trial.id}`,
    );
  const cancel = (transactionId: string) =>
    operator.call<{ returned: number }>("POST", "/api/admin/provider-transactions/cancel", {
      provider: trial.id,
      transactionId,
      reason: "제공사에 없는 베팅",
    });

  it("is asked about, and gets the wins that were lost on the way", async () => {
    const { user, wallet } = await seated();
    const bet = wallet.betOf();
    await wallet.send("bet", bet);
    const { requestId, token, ...win } = wallet.winOf(bet, 9_000);
    const body = { requestId, token, ...win } as never;
    trial.bets.set(bet.transactionId, { state: "settled", calls: [{ call: "win", body }] });
    await askAboutOpenBets(server.context);
    expect(await emoney(user)).toBe(99_000);
    server.clock.advance(11 * MINUTE);
    await askAboutOpenBets(server.context);
    expect(await emoney(user)).toBe(108_000);
    // The win that comes at last is known.
    expect(await wallet.send("win", wallet.winOf(bet, 9_000))).toMatchObject({ body: { code: "bet_closed" } });
    expect((await list("open")).items).toEqual([]);
  });

  it("gets nothing by a call of another bet or another round, whatever its provider says", async () => {
    const { user, wallet } = await seated();
    const bet = wallet.betOf();
    const beside = wallet.betOf(1_000, { roundId: bet.roundId });
    for (const one of [bet, beside]) await wallet.send("bet", one);
    const calls = [
      { call: "win", body: wallet.winOf(beside, 9_000) },
      { call: "win", body: wallet.winOf({ ...bet, roundId: "another" }, 9_000) },
    ];
    trial.bets.set(bet.transactionId, { state: "settled", calls } as never);
    operator = await server.user("admin01");
    const named = { provider: trial.id, transactionId: bet.transactionId };
    expect(await operator.ask("POST", "/api/admin/provider-transactions/ask", named)).toEqual({ doubt: "open" });
    expect(await emoney(user)).toBe(98_000);
    for (const one of [bet, beside]) await wallet.send("rollback", wallet.endOf(one));
    expect(await emoney(user)).toBe(100_000);
  });

  it("is cancelled by an operator where its provider does not know it, and not before", async () => {
    operator = await server.user("admin01");
    const { user, wallet } = await seated();
    const bet = wallet.betOf();
    await wallet.send("bet", bet);
    expect((await cancel(bet.transactionId)).status).toBe(409);
    const ask = () =>
      operator.ask<{ doubt: string | null }>("POST", "/api/admin/provider-transactions/ask", {
        provider: trial.id,
        transactionId: bet.transactionId,
      });
    trial.isBroken = true;
    expect(await ask()).toEqual({ doubt: "silent" });
    expect((await cancel(bet.transactionId)).status).toBe(409);
    trial.isBroken = false;
    expect(await ask()).toEqual({ doubt: "unknown" });
    expect((await list("doubt")).items).toMatchObject([{ transactionId: bet.transactionId, doubt: "unknown" }]);
    expect((await list("open")).items).toMatchObject([{ transactionId: bet.transactionId }]);
    expect(await cancel(bet.transactionId)).toEqual({ status: 200, body: { returned: 1_000 } });
    for (const state of ["open", "doubt"]) expect((await list(state)).items, state).toEqual([]);
    expect(await emoney(user)).toBe(100_000);
    expect(await wallet.send("win", wallet.winOf(bet, 9_000))).toMatchObject({ body: { code: "bet_rolled_back" } });
    expect((await list("all")).items[0]).toMatchObject({ call: "rollback", note: "제공사에 없는 베팅", betStatus: -1 });
  });
});

it("a bet in doubt whose win comes after all is in doubt no more, and is not cancelled", async () => {
  operator = await server.user("admin01");
  const { user, wallet } = await seated();
  const bet = wallet.betOf();
  await wallet.send("bet", bet);
  const { transactionId } = bet;
  await operator.ask("POST", "/api/admin/provider-transactions/ask", { provider: trial.id, transactionId });
  const inDoubt = async () => {
    const path = `/api/admin/provider-transactions?state=doubt&text=${transactionId}`;
    return (await operator.ask<{ items: TransactionRow[] }>("GET", path)).items.map(({ doubt }) => doubt);
  };
  expect(await inDoubt()).toEqual(["unknown"]);
  expect((await wallet.send("win", wallet.winOf(bet, 9_000))).status).toBe(200);
  expect(await inDoubt()).toEqual([]);
  const cancelled = { provider: trial.id, transactionId, reason: "모름" };
  expect(await operator.call("POST", "/api/admin/provider-transactions/cancel", cancelled)).toMatchObject({
    status: 409,
    body: { code: "request_moved" },
  });
  expect(await emoney(user)).toBe(108_000);
});

it("only a bet of that provider is asked about", async () => {
  operator = await server.user("admin01");
  const { wallet } = await seated();
  const bet = wallet.betOf();
  await wallet.send("bet", bet);
  const win = wallet.winOf(bet, 9_000);
  await wallet.send("win", win);
  const askAbout = async (provider: string, transactionId: string) =>
    (await operator.call("POST", "/api/admin/provider-transactions/ask", { provider, transactionId })).status;
  const path = `/api/admin/provider-transactions?state=all&provider=${trial.id}`;
  const { items } = await operator.ask<{ items: TransactionRow[] }>("GET", path);
  const won = items.find(({ call, roundId }) => call === "win" && roundId === bet.roundId);
  if (!won) throw new Error("the win is not in the list");
  expect(await askAbout(trial.id, won.transactionId)).toBe(404);
  expect(await askAbout("house", bet.transactionId)).toBe(404);
});

describe("a round with open bets", () => {
  const rounds = async () => {
    const { items } = await operator.ask<OpenRoundList>("GET", "/api/admin/provider-rounds");
    return items;
  };
  const voidRound = (by: ApiUser, body: object, key: string = crypto.randomUUID()) =>
    by.call<RoundVoid & { code: string }>("POST", "/api/admin/provider-rounds/void", body, { "Idempotency-Key": key });

  it("is listed with what is staked; that of another provider stays its own", async () => {
    operator = await server.user("admin01");
    const { wallet } = await seated();
    const { wallet: other } = await seated();
    const first = wallet.betOf(3_000);
    const bets = [
      [wallet, first],
      [wallet, wallet.betOf(2_000, { roundId: first.roundId })],
      [other, other.betOf(1_000, { roundId: first.roundId })],
    ] as const;
    for (const [by, body] of bets) expect((await by.send("bet", body)).status).toBe(200);
    expect((await rounds()).find(({ roundId }) => roundId === first.roundId)).toMatchObject({
      provider: trial.id,
      gameName: "시험 바카라",
      isHouse: false,
      bets: 3,
      members: 2,
      stake: 6_000,
      paid: 0,
      doubts: 0,
    });
    const refused = await voidRound(operator, { provider: trial.id, roundId: first.roundId, reason: "시험" });
    expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
    await wallet.send("win", wallet.winOf(first, 0));
    expect((await rounds()).find(({ roundId }) => roundId === first.roundId)).toMatchObject({ bets: 2, stake: 3_000 });
    for (const [by, body] of bets.slice(1)) await by.send("rollback", by.endOf(body));
    expect((await rounds()).filter(({ roundId }) => roundId === first.roundId)).toEqual([]);
  });

  it("of the house is made void: open stakes come back once, paid bets stay, a late win is refused", async () => {
    const house = await startTrialProvider("hanpan");
    const { address, secret } = house;
    await operator.ask("PUT", "/api/admin/providers/hanpan", { address, secret, isOn: true });
    await operator.ask("POST", "/api/admin/providers/hanpan/games");
    const user = await newMember(server, 100_000);
    const wallet = walletOf(server, house, await launched(user, house));
    const bets = [wallet.betOf(1_000, { roundId: "r-1" }), wallet.betOf(2_000, { roundId: "r-1" })] as const;
    const won = wallet.betOf(4_000, { roundId: "r-1" });
    const elsewhere = wallet.betOf(1_500, { roundId: "r-2" });
    for (const bet of [...bets, won, elsewhere]) await wallet.send("bet", bet);
    await wallet.send("win", wallet.winOf(won, 500, false));
    expect(await emoney(user)).toBe(92_000);
    const asked = { provider: "hanpan", roundId: "r-1", reason: "테이블 고장" };
    const second = await secondOperator(server);
    // Two operators at once, and the first one twice with one key.
    const answers = await Promise.all([
      voidRound(operator, asked, "void-of-r-1-by-the-first"),
      voidRound(second, asked),
      voidRound(operator, asked, "void-of-r-1-by-the-first"),
    ]);
    expect(await emoney(user)).toBe(95_000);
    const done = answers.filter(({ body }) => body.voided === 2);
    expect(done.length).toBeGreaterThan(0);
    for (const { body } of done) expect(body).toEqual({ voided: 2, kept: 1, returned: 3_000 });
    for (const { status, body } of answers)
      expect([status, body.voided]).toEqual(body.voided === undefined ? [409, undefined] : [200, body.voided]);
    expect(await wallet.send("win", wallet.winOf(bets[0], 9_000))).toMatchObject({ body: { code: "bet_rolled_back" } });
    expect(await wallet.send("win", wallet.winOf(won, 0))).toMatchObject({ status: 200 });
    expect(await emoney(user)).toBe(95_000);
    const { items } = await operator.ask<{ items: TransactionRow[] }>(
      "GET",
      "/api/admin/provider-transactions?provider=hanpan&text=r-1",
    );
    const rollbacks = items.filter(({ call }) => call === "rollback");
    expect(rollbacks.map(({ note, betStatus }) => [note, betStatus])).toEqual([
      ["테이블 고장", -1],
      ["테이블 고장", -1],
    ]);
    await house.stop();
  });

  describe("of the house, made void", () => {
    let house: TrialProvider;
    beforeAll(async () => {
      house = await startTrialProvider("hanpan");
      operator = await server.user("admin01");
      const { address, secret } = house;
      await operator.ask("PUT", "/api/admin/providers/hanpan", { address, secret, isOn: true });
      await operator.ask("POST", "/api/admin/providers/hanpan/games");
    });
    afterAll(() => house.stop());

    async function played(roundId: string) {
      const user = await newMember(server, 100_000);
      const wallet = walletOf(server, house, await launched(user, house));
      const bet = wallet.betOf(3_000, { roundId });
      expect(await wallet.send("bet", bet)).toMatchObject({ status: 200 });
      const asked = { provider: "hanpan", roundId, reason: "시험" };
      return { user, wallet, bet, asked };
    }

    it("after its bets were settled: nothing is open, and what was paid stays", async () => {
      const { user, wallet, bet, asked } = await played("r-settled");
      await wallet.send("win", wallet.winOf(bet, 6_000));
      expect(await voidRound(operator, asked)).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect(await emoney(user)).toBe(103_000);
      expect(await wallet.send("rollback", wallet.endOf(bet))).toMatchObject({ body: { code: "bet_won" } });
      expect(await emoney(user)).toBe(103_000);
    });

    it("a second time: the stake came back once", async () => {
      const { user, asked } = await played("r-twice");
      expect(await voidRound(operator, asked)).toMatchObject({ status: 200, body: { voided: 1, returned: 3_000 } });
      expect(await voidRound(operator, asked)).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect(await emoney(user)).toBe(100_000);
    });

    it("while a win is on its way: the win or the void stands, never both", async () => {
      for (let number = 0; number < 6; number++) {
        const { user, wallet, bet, asked } = await played(`r-flight-${number}`);
        const win = wallet.winOf(bet, 6_000);
        // Either may be first.
        const both = [() => wallet.send("win", win), () => voidRound(operator, asked)] as const;
        const order = number % 2 === 0 ? both : both.toReversed();
        await Promise.all(order.map((send) => send()));
        const again = await wallet.send("win", win);
        const money = await emoney(user);
        expect([
          [200, undefined, 103_000],
          [409, "bet_rolled_back", 100_000],
        ]).toContainEqual([again.status, again.body.code, money]);
      }
    });

    it("after the provider's own rollback: nothing is open; its rollback after the void moves nothing", async () => {
      const first = await played("r-rolled-back");
      await first.wallet.send("rollback", first.wallet.endOf(first.bet));
      expect(await voidRound(operator, first.asked)).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect(await emoney(first.user)).toBe(100_000);
      const second = await played("r-void-first");
      await voidRound(operator, second.asked);
      expect(await second.wallet.send("rollback", second.wallet.endOf(second.bet))).toMatchObject({
        status: 200,
        body: { isRepeat: true },
      });
      expect(await emoney(second.user)).toBe(100_000);
    });
  });

  it.each([
    [{ provider: "hanpan", roundId: "nowhere", reason: "시험" }, 404, "not_found"],
    [{ provider: "hanpan", roundId: "r-1", reason: " " }, 400, "bad_request"],
    [{ provider: "hanpan", roundId: "", reason: "시험" }, 400, "bad_request"],
    [{ provider: "hanpan", reason: "시험" }, 400, "bad_request"],
    [{ provider: "hanpan", roundId: "r-1", reason: "시험", amount: 1 }, 400, "bad_request"],
  ])("is not made void by %j", async (body, status, code) => {
    const refused = await voidRound(operator, body);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    const user = await newMember(server, 0);
    expect((await voidRound(user, body)).status).toBe(403);
  });
});

it("tells open lobbies when a provider is switched", async () => {
  const user = await newMember(server, 0);
  const stream = await readStream(server.url, user.token);
  await stream.until((events) => events.some(({ name }) => name === "heartbeat"));
  const isOnNow = async () =>
    (await user.ask<Lobby>("GET", "/api/lobbies/casino")).providers.find(({ id }) => id === trial.id)?.isOn;
  for (const [i, isOn] of [false, true].entries()) {
    await operator.ask("PUT", `/api/admin/providers/${trial.id}`, { isOn });
    await stream.until((events) => events.filter(({ name }) => name === "miniGames").length === i + 1);
    expect(await isOnNow()).toBe(isOn);
  }
  await stream.leave();
});

it("shows operators each provider, and takes no wrong one", async () => {
  const { items } = await operator.ask<{ items: ProviderRow[] }>("GET", "/api/admin/providers");
  expect(items.find(({ id }) => id === trial.id)).toMatchObject({ isOn: true, games: 1, openBets: 0, doubts: 0 });
  expect(JSON.stringify(items)).not.toContain(trial.secret);
  const make = (change: object) =>
    operator.call("POST", "/api/admin/providers", {
      id: "next",
      name: "다음",
      address: "https://next.example",
      secret: "s".repeat(32),
      ...change,
    });
  for (const change of [
    { id: trial.id },
    { id: "Wrong Id" },
    { address: "http://next.example" },
    { address: "https://next.example/path" },
    { address: "javascript:alert(1)" },
    { secret: "short" },
  ])
    expect({ change, status: (await make(change)).status }).toEqual({ change, status: 400 });
  const user = await newMember(server, 0);
  expect((await user.call("GET", "/api/admin/providers")).status).toBe(403);
});
