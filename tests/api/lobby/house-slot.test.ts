import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openOwnDatabase, useDatabase } from "../../../provider/db/open.ts";
import { createWalletCalls } from "../../../provider/wallet/wallet-calls.ts";
import type { WalletReply } from "../../../provider/wallet/wallet-client.ts";
import { verifySpin } from "../../../src/domain/lobby/house/fair.ts";
import type { SlotView, SpinAnswer } from "../../../src/api/contract/lobby/house.ts";
import { type House, launch, Player, siteCalls, startHouse } from "../lib/house.ts";

let house: House;
beforeAll(async () => {
  house = await startHouse({ isStill: true });
});
afterAll(() => house.close());
beforeEach(() => house.wallet.clear());

const enter = (balance?: number) => Player.enter(house, "moon-rabbit", randomUUID(), balance);
const call = (stake = 1_000) => ({ id: randomUUID(), stake, nonce: randomUUID() });
const spin = (player: Player, body: object = call()) => player.send("/api/slot/spins", body);
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

/** Spins until `isWanted`, 2.5 s apart on the application's clock. */
async function spinUntil(player: Player, isWanted: (answer: SpinAnswer) => boolean): Promise<SpinAnswer> {
  for (let i = 0; i < 2_000; i++) {
    const answer = (await (await spin(player)).json()) as SpinAnswer;
    house.advance(2_500);
    if (isWanted(answer)) return answer;
  }
  throw new Error("no such spin in 2,000");
}

describe("a spin", () => {
  it("takes the stake, pays what it won, and is verified by its seed", async () => {
    const player = await enter();
    const before = await player.read<SlotView>("/api/slot");
    const body = call();
    const answer = (await (await spin(player, body)).json()) as SpinAnswer;
    const { spin: drawn } = answer;
    if (!drawn) throw new Error("the spin is pending");
    expect(player.balance).toBe(1_000_000 - 1_000 + drawn.won);
    expect(answer.visit).toMatchObject({ balance: player.balance, staked: 1_000, won: drawn.won });
    expect(drawn.previous).toBe(before.promised);
    expect(drawn.nonce).toBe(body.nonce);
    expect(await verifySpin(drawn, before.promised)).toBe(true);
    expect(house.wallet.seen.map((one) => one.call)).toEqual([
      "bet",
      ...(drawn.won > 0 || drawn.freeLeft === 0 ? ["win"] : []),
    ]);
  });

  it("is the same spin however often it is sent", async () => {
    const player = await enter();
    const body = call();
    const answers = await Promise.all([spin(player, body), spin(player, body), spin(player, body)]);
    const read = (await Promise.all(answers.map((one) => one.json()))) as SpinAnswer[];
    const done = read.filter((one) => one.spin !== null);
    expect(new Set(done.map((one) => one.spin?.seed)).size).toBe(1);
    expect([...house.wallet.bets.values()].filter((bet) => bet.token === player.token)).toHaveLength(1);
    expect(await codeOf(await spin(player, { ...body, stake: 2_000 }))).toEqual([409, "facts_differ"]);
  });

  it("is refused before 2.5 s have passed, and taken then", async () => {
    const player = await enter();
    await spinUntil(player, ({ spin: drawn }) => drawn?.freeLeft === 0);
    await spin(player);
    house.advance(2_300);
    expect(await codeOf(await spin(player))).toEqual([409, "too_soon"]);
    house.advance(300);
    expect((await spin(player)).status).toBe(200);
  });

  it.each([
    [{ stake: 1_500 }],
    [{ stake: -1_000 }],
    [{ stake: "1000" }],
    [{ id: "x" }],
    [{ nonce: "../../.." }],
    [{ extra: 1 }],
  ])("with %o is a bad request", async (wrong) => {
    const player = await enter();
    expect(await codeOf(await spin(player, { ...call(), ...wrong }))).toEqual([400, "bad_request"]);
    expect(house.wallet.seen).toEqual([]);
  });

  it("is refused without money, and another one is taken later", async () => {
    const player = await enter(500);
    expect(await codeOf(await spin(player))).toEqual([422, "insufficient_funds"]);
    house.wallet.balances.set(player.token, 5_000);
    expect((await spin(player)).status).toBe(200);
  });

  it("is refused with the token's end, with Korean words", async () => {
    const player = await enter();
    house.wallet.expire(player.token);
    const refused = await spin(player);
    expect(await refused.json()).toEqual({
      code: "token_expired",
      message: "입장 시간이 지났습니다. 게임을 다시 열어주세요.",
    });
  });
});

describe("the key of a spin", () => {
  const at = (id: string, then = "") => `/api/slot/spins/${id}${then}`;
  const withdraw = (player: Player, id: string) => player.send(at(id, "/withdraw"), {});

  it("tells what it came to, to nobody else, and is not taken back", async () => {
    const player = await enter();
    const body = call();
    expect(await codeOf(await player.ask(at(body.id)))).toEqual([404, "not_found"]);
    const { spin: drawn } = (await (await spin(player, body)).json()) as SpinAnswer;
    const kept = { status: 200, body: { spin: drawn, last: drawn, pending: null } };
    expect(await player.read(at(body.id))).toMatchObject(kept);
    expect(await (await withdraw(player, body.id)).json()).toMatchObject(kept);
    expect(await codeOf(await (await enter()).ask(at(body.id)))).toEqual([404, "not_found"]);
  });

  it("is taken away from a spin that did not come, which then moves no money", async () => {
    const player = await enter();
    const late = call();
    expect((await withdraw(player, late.id)).status).toBe(204);
    expect((await withdraw(player, late.id)).status, "once more").toBe(204);
    expect(await codeOf(await spin(player, late)), "it comes after all").toEqual([409, "withdrawn"]);
    expect(player.balance).toBe(1_000_000);
    expect((await spin(player)).status, "another one is taken").toBe(200);
  });

  it("names a spin whose stake the wallet has not answered for, and keeps why one was refused", async () => {
    const player = await enter();
    const body = call();
    house.wallet.lose("bet", "before");
    await spin(player, body);
    expect(await player.read(at(body.id))).toMatchObject({ status: 200, body: { spin: null, pending: body.id } });
    expect(await (await withdraw(player, body.id)).json()).toMatchObject({ status: 200, body: { spin: null } });
    house.wallet.mend();
    const poor = await enter(500);
    const short = call();
    await spin(poor, short);
    expect(await poor.read(at(short.id))).toMatchObject({ status: 422, body: { code: "insufficient_funds" } });
    expect(await codeOf(await player.send("/api/slot/spins/x/withdraw", {}))).toEqual([400, "bad_request"]);
  });
});

describe("free spins", () => {
  it("come by a reload, cost nothing, and end the bet with the last one [CERT-G2]", { timeout: 240_000 }, async () => {
    const player = await enter(100_000_000);
    const given = await spinUntil(player, ({ spin: drawn }) => (drawn?.freeLeft ?? 0) > 0);
    const round = given.spin;
    if (!round) throw new Error("the spin is pending");
    expect(round.freeLeft).toBe(8);
    expect(await player.read<SlotView>("/api/slot")).toMatchObject({
      free: { left: 8, stake: 1_000, won: round.roundWon },
      pending: null,
    });
    house.wallet.expire(player.token);
    const staked = given.visit.staked;
    const balance = player.balance;
    let sum = 0;
    let last = given;
    for (let left = 7; left >= 0; left--) {
      last = (await (await spin(player)).json()) as SpinAnswer;
      house.advance(2_500);
      expect(last.spin).toMatchObject({ mode: "free", freeLeft: left });
      sum += last.spin?.won ?? 0;
    }
    expect(player.balance).toBe(balance + sum);
    expect(last.spin?.roundWon).toBe(round.roundWon + sum);
    expect(last.visit.staked).toBe(staked);
    expect(house.wallet.seen.at(-1)?.body).toMatchObject({ isFinal: true });
    const bet = [...house.wallet.bets.values()].findLast((one) => one.token === player.token);
    expect(bet).toMatchObject({ state: "closed", won: round.roundWon + sum });
    expect((await player.read<SlotView>("/api/slot")).free).toBeNull();
  });
});

describe("a lost line", () => {
  it.each(["before", "after"] as const)(
    "to the bet: %s it came, the spin is played once when it is known",
    async (how) => {
      const player = await enter();
      const body = call();
      house.wallet.lose("bet", how);
      expect(await (await spin(player, body)).json()).toMatchObject({ spin: null });
      expect(await player.read<SlotView>("/api/slot")).toMatchObject({ pending: body.id });
      expect(await codeOf(await spin(player))).toEqual([409, "too_soon"]);
      house.advance(2_500);
      expect(await codeOf(await spin(player))).toEqual([409, "unfinished"]);
      await house.restart();
      house.wallet.mend();
      house.advance(60_000);
      const kept = async () => (await player.read<{ body: SpinAnswer }>(`/api/slot/spins/${body.id}`)).body;
      await expect.poll(async () => (await kept()).spin?.nonce).toBe(body.nonce);
      const { spin: drawn } = await kept();
      expect(player.balance).toBe(1_000_000 - 1_000 + (drawn?.won ?? 0));
      expect(house.wallet.seen.filter((one) => one.call === "bet" && !one.isRepeat)).toHaveLength(1);
    },
  );

  it.each(["before", "after"] as const)("to the win: %s it came, it is paid once", async (how) => {
    const player = await enter(100_000_000);
    house.wallet.lose("win", how, 1);
    const answer = await spinUntil(player, ({ spin: drawn }) => drawn !== null);
    await expect
      .poll(() => house.wallet.seen.filter((one) => one.call === "win" && one.body.token === player.token).length)
      .toBeGreaterThan(how === "after" ? 1 : 0);
    expect(player.balance).toBe(100_000_000 - 1_000 + (answer.spin?.won ?? 0));
  });

  it("leaves a win that the wallet does not take yet, and sends it again", async () => {
    const player = await enter();
    house.wallet.refuse("win", 503, "maintenance");
    await spinUntil(player, ({ spin: drawn }) => drawn !== null);
    await expect.poll(() => house.wallet.seen.filter((one) => one.call === "win").length).toBe(2);
  });
});

it("sends a call that is on its way no second time when it is due", async () => {
  const database = await openOwnDatabase({ folder: "memory" });
  const db = await useDatabase(database);
  let asked = 0;
  let answer: (reply: WalletReply) => void = () => undefined;
  const client = () => {
    asked += 1;
    return new Promise<WalletReply>((resolve) => (answer = resolve));
  };
  const calls = createWalletCalls({ db, clock: house.clock, client, report: () => undefined });
  const stake = { token: "t", roundId: "r" };
  await db.transaction((tx) => calls.add(tx, "rollback", stake, { transactionId: "c-1", betTransactionId: "b-1" }));
  const sent = calls.send("c-1");
  await expect.poll(() => asked).toBe(1);
  const swept = calls.sendDue();
  // The database answers in turn: the sweep has read what is due, and what is pending of it.
  for (let i = 0; i < 4; i++) await calls.refusalOf("c-1");
  answer({ kind: "done", balance: 1 });
  await Promise.all([sent, swept]);
  expect(asked).toBe(1);
  await database.close();
});

describe("the site's calls", () => {
  it("lists both games", async () => {
    const { items } = (await (await siteCalls(house, "GET", "/api/games")).json()) as { items: object[] };
    expect(items).toMatchObject([
      { id: "live-baccarat", kind: "casino", minBet: 1_000, maxBet: 1_000_000 },
      { id: "moon-rabbit", kind: "slot", minBet: 1_000, maxBet: 100_000, returns: 9_650 },
    ]);
  });

  it("are refused with another secret", async () => {
    expect((await siteCalls(house, "GET", "/api/games", null, "x".repeat(40))).status).toBe(401);
    expect((await fetch(`${house.url()}/api/games`)).status).toBe(401);
  });

  it("say what became of a bet", async () => {
    const player = await enter();
    const { spin: drawn } = await spinUntil(player, (answer) => answer.spin !== null);
    const bet = house.wallet.seen.find((one) => one.call === "bet");
    const told = await siteCalls(house, "GET", `/api/bets/${bet?.body.transactionId}`);
    expect(await told.json()).toMatchObject({
      state: drawn?.freeLeft === 0 ? "settled" : "open",
      calls: [{ call: "win", body: { amount: drawn?.won, betTransactionId: bet?.body.transactionId } }],
    });
    expect((await siteCalls(house, "GET", "/api/bets/unknown")).status).toBe(404);
  });

  it("launch no unknown game", async () => {
    await expect(launch(house, "roulette", "a", 0)).resolves.not.toContain("/enter/");
  });
});

describe("an entry", () => {
  it("is good once", async () => {
    const { url } = JSON.parse(await launch(house, "moon-rabbit", "once", 0)) as { url: string };
    const first = await fetch(url, { redirect: "manual" });
    expect([first.status, first.headers.get("location")]).toEqual([303, "/slot"]);
    expect(first.headers.get("set-cookie")).toMatch(/^slot=.*; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await fetch(url, { redirect: "manual" })).status).toBe(410);
  });

  it("gives a secure cookie where the pages are reached by https", async () => {
    const shown = await startHouse({ publicUrl: "https://games.example" });
    const { url } = JSON.parse(await launch(shown, "moon-rabbit", "safe", 0)) as { url: string };
    expect(url).toMatch(/^https:\/\/games\.example\/enter\//);
    const entered = await fetch(shown.url() + new URL(url).pathname, { redirect: "manual" });
    const cookie = entered.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^__Host-slot=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const seen = await fetch(`${shown.url()}/api/slot`, { headers: { cookie: cookie.split(";")[0] ?? "" } });
    expect(seen.status).toBe(200);
    await shown.close();
  });

  it("is over after a minute", async () => {
    const { url } = JSON.parse(await launch(house, "moon-rabbit", "late", 0)) as { url: string };
    house.advance(61_000);
    expect((await fetch(url, { redirect: "manual" })).status).toBe(410);
  });

  it("opens one game, and no other page may play it", async () => {
    const player = await enter();
    expect((await player.ask("/api/table/stream")).status).toBe(401);
    expect((await fetch(`${house.url()}/api/slot`)).status).toBe(401);
    expect((await player.send("/api/slot/spins", call(), { origin: "https://elsewhere.example" })).status).toBe(401);
    expect((await player.send("/api/slot/spins", call(), { origin: "null" })).status).toBe(401);
  });
});
