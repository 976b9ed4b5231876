import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit } from "../../../server/ledger/audit.ts";
import { command, fixture, market, selection, session, setting } from "../../../server/db/schema.ts";
import { decideDue } from "../../../server/sports/betting/decide-due.ts";
import { settleFixture } from "../../../server/sports/betting/settlement/settle-fixture.ts";
import type { BetPage } from "../../../src/api/contract/sports/bet-page.ts";
import type { Bet, PricePolicy } from "../../../src/api/contract/sports/bets.ts";
import type { EuropeanPage } from "../../../src/api/contract/sports/sports.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT, PROTO_RESULT, RESULT } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import {
  betNow,
  betOf,
  emoney,
  expectRightBooks,
  newMember,
  pick,
  place,
  placed,
  type Refusal,
} from "../lib/betting.ts";

const server = servedHere({ rateLimit: 0, inPlayDelayMs: 60_000 });
let user: ApiUser & { memberId: string };
const db = () => server.context.database.db;
const setPrice = (id: string, price: number) => db().update(selection).set({ price }).where(eq(selection.id, id));

beforeEach(async () => {
  user = await newMember(server, 100_000);
});

/** The refusal, and what the ledger holds after it. */
async function afterRefusal(answer: { status: number; body: unknown }) {
  const refusal = answer.body as Refusal;
  const { totalCount } = await user.ask<BetPage>("GET", "/api/bets");
  const { differences } = await audit(db());
  return {
    ...refusal,
    httpStatus: answer.status,
    ledger: { emoney: await emoney(user), bets: totalCount, differences },
  };
}

function untouched(httpStatus: number, code: string) {
  return {
    httpStatus,
    code,
    message: expect.stringMatching(/[가-힣]/),
    ledger: { emoney: 100_000, bets: 0, differences: [] },
  };
}

describe("placing", () => {
  it("takes the stake and promises the payout", async () => {
    const [a, b] = [await addFixture(server.context), await addFixture(server.context)];
    const answer = await place(user, betOf([`${a}-1x2-home@200`, `${b}-ou-over@190`]));
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 0, acceptance: "accepted", stake: 10_000, price: 380, payout: 38_000, paid: 0, settledAt: null },
    });
    expect(answer.body.picks.map((leg) => [leg.selectionId, leg.betPrice, leg.status, leg.outcome])).toEqual([
      [`${a}-1x2-home`, 200, 0, "open"],
      [`${b}-ou-over`, 190, 0, "open"],
    ]);
    expect(await emoney(user)).toBe(90_000);
    expect(await betNow(user, answer.body.id)).toEqual(answer.body);
    const entries = await user.ask<{ items: object[] }>("GET", "/api/wallet/entries");
    expect(entries.items[0]).toMatchObject({ kind: "stake", amount: -10_000, balance: 90_000, ref: answer.body.id });
    expect(entries.items[0]).toMatchObject({ bet: { id: answer.body.id, stake: 10_000, status: 0 } });
    expect(await user.ask("GET", `/api/bets?betId=${answer.body.id}`)).toMatchObject({
      totalCount: 1,
      totals: { stake: 10_000 },
      items: [{ id: answer.body.id }],
    });
    const other = await newMember(server, 0);
    expect(await other.ask("GET", `/api/bets?betId=${answer.body.id}`)).toMatchObject({ totalCount: 0, items: [] });
    await expectRightBooks(server);
  });

  it("takes a folder's bonus beside enough legs", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => addFixture(server.context)));
    const legs = ids.map((id) => `${id}-1x2-home@200`);
    expect(await place(user, betOf([...legs, "bonus-3-yes@103"]))).toMatchObject({ status: 201, body: { price: 824 } });
    expect(await place(user, betOf([...legs, "bonus-5-yes@105"]))).toMatchObject({
      status: 422,
      body: { code: "slip_rule", rule: "bonus_legs" },
    });
  });

  it("takes a folder's bonus beside picks of a European list", async () => {
    const european = (picks: string[]) => {
      const bet = betOf(picks);
      return {
        ...bet,
        picks: bet.picks.map((one) => (one.selectionId.startsWith("bonus") ? one : { ...one, list: "european" })),
      };
    };
    const folders = (await user.ask<EuropeanPage>("GET", "/api/sports-prematch/fixtures")).bonus?.markets;
    expect(folders?.map((one) => [one.bonusLegs, one.selections[0]?.betPrice])).toEqual([
      [3, 103],
      [5, 105],
      [7, 108],
    ]);
    const ids = await Promise.all([1, 2, 3].map(() => addFixture(server.context)));
    const legs = ids.map((id) => `${id}-1x2-home@200`);
    expect(await place(user, european([...legs, "bonus-3-yes@103"]))).toMatchObject({
      status: 201,
      body: { price: 824 },
    });
    await setPrice(`${ids[0]}-1x2-home`, 130);
    expect(await place(user, european([`${ids[0]}-1x2-home@130`, ...legs.slice(1), "bonus-3-yes@103"]))).toMatchObject({
      status: 422,
      body: {
        code: "slip_rule",
        rule: "bonus_price",
        message: "보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.",
      },
    });
  });

  it("shows no folders among running fixtures", async () => {
    expect((await user.ask<EuropeanPage>("GET", "/api/sports-inplay/fixtures")).bonus).toBeNull();
  });

  it("tells the member's own streams, and nobody else's", async () => {
    const heard: unknown[] = [];
    const end = server.context.events.subscribe(({ name, memberId }) => {
      // Operators are told what waits for them, whenever it is counted.
      if (name !== "waiting") heard.push([name, memberId]);
    });
    await placed(user, [`${await addFixture(server.context)}-1x2-home`]);
    end();
    expect(heard).toEqual([
      ["bet", user.memberId],
      ["wallet", user.memberId],
    ]);
  });
});

describe("a key", () => {
  it("replays its answer, accepted or refused, and books once", async () => {
    const id = await addFixture(server.context);
    const request = betOf([`${id}-1x2-home@200`]);
    const first = await place(user, request, "key-00000001");
    await setPrice(`${id}-1x2-home`, 250);
    expect(await place(user, { picks: request.picks, accept: "none", stake: 10_000 }, "key-00000001")).toEqual(first);
    const refused = await place(user, request, "key-00000002");
    expect(refused).toMatchObject({ status: 409, body: { code: "price_changed" } });
    await setPrice(`${id}-1x2-home`, 200);
    expect(await place(user, request, "key-00000002")).toEqual(refused);
    expect(await emoney(user)).toBe(90_000);
  });

  it("is refused for another body and never shared by two members", async () => {
    const id = await addFixture(server.context);
    const request = betOf([`${id}-1x2-home@200`]);
    const first = await place(user, request, "key-00000003");
    expect(await place(user, { ...request, stake: 20_000 }, "key-00000003")).toMatchObject({
      status: 409,
      body: { code: "key_reused" },
    });
    const other = await newMember(server, 50_000);
    expect(await other.call("GET", "/api/bets/by-key/key-00000003")).toMatchObject({ status: 404 });
    expect((await place(other, request, "key-00000003")).body.id).not.toBe(first.body.id);
    expect(await emoney(user)).toBe(90_000);
  });

  it("does not keep what was no decision", async () => {
    const id = await addFixture(server.context);
    const wrong = betOf([`${id}-1x2-home@200`, "nothing-1x2-home@200"]);
    expect(await place(user, wrong, "key-00000004")).toMatchObject({ status: 400, body: { code: "bad_request" } });
    expect(await place(user, betOf([`${id}-1x2-home@200`]), "key-00000004")).toMatchObject({ status: 201 });
  });

  it("finds its bet as it stands now, and no bet where none was taken", async () => {
    const id = await addFixture(server.context);
    const { body } = await place(user, betOf([`${id}-1x2-home@200`]), "key-00000005");
    expect(await user.call("GET", "/api/bets/by-key/key-00000005")).toEqual({ status: 200, body });
    await place(user, betOf([`${id}-1x2-home@199`]), "key-00000006");
    expect(await user.call("GET", "/api/bets/by-key/key-00000006")).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    expect(await user.call("GET", "/api/bets/by-key/short")).toMatchObject({ status: 400 });
  });

  it("is free again after 24 hours", async () => {
    const id = await addFixture(server.context);
    await place(user, betOf([`${id}-1x2-home@200`]), "key-00000007");
    await db()
      .update(command)
      .set({ createdAt: new Date(server.clock.now() - 24 * 3_600_000 - 1) })
      .where(eq(command.key, "key-00000007"));
    expect(await place(user, betOf([`${id}-1x2-draw@330`]), "key-00000007")).toMatchObject({ status: 201 });
    expect(await emoney(user)).toBe(80_000);
  });
});

describe("price policies", () => {
  const placeMoved = async (accept: PricePolicy, now: number) => {
    const [moved, still] = [await addFixture(server.context), await addFixture(server.context)];
    await setPrice(`${moved}-1x2-home`, now);
    const answer = await place(user, betOf([`${moved}-1x2-home@200`, `${still}-ou-over@190`], { accept }));
    return { moved, still, answer };
  };

  it.each([
    ["better", 210],
    ["any", 210],
    ["any", 190],
  ] as const)("%s takes a price that moved from 200 to %i", async (accept, now) => {
    const { answer } = await placeMoved(accept, now);
    expect(answer).toMatchObject({
      status: 201,
      body: { price: Math.floor((now * 190) / 100), picks: [{ betPrice: now }, { betPrice: 190 }] },
    });
  });

  it.each([
    ["none", 210],
    ["none", 190],
    ["better", 190],
  ] as const)("%s refuses one that moved from 200 to %i, and tells every leg of now", async (accept, now) => {
    const { answer, moved, still } = await placeMoved(accept, now);
    expect(await afterRefusal(answer)).toMatchObject({
      ...untouched(409, "price_changed"),
      picks: [
        { selectionId: `${moved}-1x2-home`, betPrice: now, status: "open" },
        { selectionId: `${still}-ou-over`, betPrice: 190, status: "open" },
      ],
    });
  });
});

describe("what is refused, and leaves the ledger as it was", () => {
  const ROUND = { kind: "game", gameId: "powerball", roundId: "1", selectionId: "odd", betPrice: 195 };
  /** No provider takes bets yet. */
  const PROVIDER_ROUND = { ...ROUND, kind: "provider", providerId: "p1" };
  const withoutKind = (id: string) => ({ ...pick(`${id}-1x2-home`), kind: undefined });
  const other = (id: string) => ({ ...pick(`${id}-1x2-home`), marketId: `${id}-ou` });
  it.each<[string, (id: string) => unknown, number, string]>([
    ["an unknown field", (id) => ({ ...betOf([`${id}-1x2-home`]), bonus: true }), 400, "bad_request"],
    ["a stake as text", (id) => ({ ...betOf([`${id}-1x2-home`]), stake: "10000" }), 400, "bad_request"],
    ["a negative stake", (id) => betOf([`${id}-1x2-home`], { stake: -10_000 }), 400, "bad_request"],
    ["no stake", (id) => betOf([`${id}-1x2-home`], { stake: 0 }), 400, "bad_request"],
    ["a fraction of a won", (id) => betOf([`${id}-1x2-home`], { stake: 1_000.5 }), 400, "bad_request"],
    ["a stake beyond integers", (id) => betOf([`${id}-1x2-home`], { stake: 1e300 }), 400, "bad_request"],
    ["no picks", () => betOf([]), 400, "bad_request"],
    ["an unknown selection", () => betOf(["f0-1x2-home"]), 400, "bad_request"],
    ["a selection of another market", (id) => ({ ...betOf([]), picks: [other(id)] }), 400, "bad_request"],
    ["the same leg twice", (id) => betOf([`${id}-1x2-home`, `${id}-1x2-home`]), 422, "slip_rule"],
    ["two picks of a market", (id) => betOf([`${id}-1x2-home`, `${id}-1x2-draw@330`]), 422, "slip_rule"],
    [
      "a market of the special list beside another one of its fixture",
      (id) => betOf([`${id}-1x2-home`, `${id}-bts-yes@180`]),
      422,
      "slip_rule",
    ],
    [
      "a line that only the handicap list shows beside the result",
      (id) => betOf([`${id}-1x2-home`, `${id}-ou275-over@195`]),
      422,
      "slip_rule",
    ],
    ["rules that the request chooses", (id) => ({ ...betOf([`${id}-1x2-home`]), slip: "korean" }), 400, "bad_request"],
    ["two legs of one fixture", (id) => betOf([`${id}-1x2-home`, `${id}-ou-over@190`]), 422, "correlated_legs"],
    ["a round of a game that is not offered", () => ({ ...betOf([]), picks: [ROUND] }), 400, "bad_request"],
    ["a pick without a kind", (id) => ({ ...betOf([]), picks: [withoutKind(id)] }), 400, "bad_request"],
    ["a bonus alone", () => betOf(["bonus-3-yes@103"]), 422, "slip_rule"],
    ["too small a stake", (id) => betOf([`${id}-1x2-home`], { stake: 990 }), 422, "stake_limit"],
    ["a stake off the step", (id) => betOf([`${id}-1x2-home`], { stake: 1_005 }), 422, "stake_limit"],
    [
      "more than the level takes, of a wallet that holds less",
      (id) => betOf([`${id}-1x2-home`], { stake: 5_000_010 }),
      422,
      "insufficient_funds",
    ],
    ["more money than there is", (id) => betOf([`${id}-1x2-home`], { stake: 100_010 }), 422, "insufficient_funds"],
  ])("%s", async (_name, request, status, code) => {
    const id = await addFixture(server.context);
    expect(await afterRefusal(await place(user, request(id)))).toMatchObject(untouched(status, code));
  });

  it("a kind of pick that nothing is offered for, with the place of the fault", async () => {
    const refusal = await afterRefusal(await place(user, { ...betOf([]), picks: [PROVIDER_ROUND] }));
    expect(refusal).toMatchObject({ problems: [{ path: "picks.0.kind", message: "지원하지 않는 베팅 종류입니다." }] });
  });

  it("a selection that is not there, with the place of the fault", async () => {
    const id = await addFixture(server.context);
    const refusal = await afterRefusal(await place(user, betOf([`${id}-1x2-home`, "nowhere-1x2-home"])));
    expect(refusal).toMatchObject({
      ...untouched(400, "bad_request"),
      problems: [{ path: "picks.1.selectionId", message: "선택한 경기를 찾을 수 없습니다." }],
    });
  });

  it("two legs of one fixture, in the words that the slip shows", async () => {
    const [id, elsewhere] = [await addFixture(server.context), await addFixture(server.context)];
    const legs = [`${id}-1x2-home`, `${elsewhere}-1x2-home`, `${id}-hc-home@220`];
    const refusal = await afterRefusal(await place(user, betOf(legs)));
    expect(refusal).toMatchObject({
      ...untouched(422, "correlated_legs"),
      message: "같은 경기의 선택은 함께 베팅할 수 없습니다. 하나만 남겨주세요.",
    });
  });

  it("a missing or wrong key, broken JSON, a body of 10 MB, another type", async () => {
    const request = betOf([`${await addFixture(server.context)}-1x2-home`]);
    expect(await afterRefusal(await place(user, request, ""))).toMatchObject(untouched(400, "bad_request"));
    expect(await afterRefusal(await place(user, request, "short"))).toMatchObject(untouched(400, "bad_request"));
    const send = (payload: string, type = "application/json") =>
      server
        .inject({
          method: "POST",
          url: "/api/bets",
          payload,
          headers: { "content-type": type, "x-auth-token": `Bearer ${user.token}`, "idempotency-key": "key-0000000b" },
        })
        .then((answer) => ({ status: answer.statusCode, body: answer.json<unknown>() }));
    expect(await afterRefusal(await send('{"slip":'))).toMatchObject(untouched(400, "bad_request"));
    expect(await afterRefusal(await send(JSON.stringify({ ...request, pad: "x".repeat(10_000_000) })))).toMatchObject(
      untouched(413, "payload_too_large"),
    );
    expect(await afterRefusal(await send("a=1", "application/x-www-form-urlencoded"))).toMatchObject(
      untouched(415, "unsupported_media_type"),
    );
  });

  it("a foreign token, an expired one, none", async () => {
    const request = betOf([`${await addFixture(server.context)}-1x2-home`]);
    const send = (headers: Record<string, string>) =>
      server.inject({
        method: "POST",
        url: "/api/bets",
        payload: request,
        headers: { "idempotency-key": "key-0000000c", ...headers },
      });
    expect((await send({})).statusCode).toBe(401);
    expect((await send({ "x-auth-token": `Bearer ${"A".repeat(43)}` })).statusCode).toBe(401);
    expect((await send({ "x-auth-token": user.token })).statusCode).toBe(401);
    const other = await newMember(server, 100_000);
    await db()
      .update(session)
      .set({ expiresAt: new Date(server.clock.now() - 1) })
      .where(eq(session.memberId, other.memberId));
    expect(await place(other, request)).toMatchObject({ status: 401, body: { code: "unauthorized" } });
    expect(await emoney(user)).toBe(100_000);
  });

  it("what exceeds the payout, with the stake that would be taken", async () => {
    const id = await addFixture(server.context, { markets: [{ ...RESULT, prices: { home: 5_000 } }] });
    const refusal = await afterRefusal(await place(user, betOf([`${id}-1x2-home@5000`], { stake: 1_000_010 })));
    expect(refusal).toMatchObject(untouched(422, "stake_limit"));
    // The payout would let 1,000,000; the wallet holds this.
    expect(refusal).toMatchObject({ rule: "payout_max", maxStake: 100_000 });
    const dear = await addFixture(server.context, { markets: [{ ...RESULT, prices: { home: 100_001 } }] });
    expect(await place(user, betOf([`${dear}-1x2-home@100001`]))).toMatchObject({
      status: 422,
      body: { code: "stake_limit", rule: "price_max", maxStake: 0 },
    });
  });

  it("eleven legs", async () => {
    const ids = await Promise.all(
      Array.from({ length: 11 }, () => addFixture(server.context, { markets: [{ ...RESULT, prices: { home: 101 } }] })),
    );
    const refusal = await afterRefusal(await place(user, betOf(ids.map((id) => `${id}-1x2-home@101`))));
    expect(refusal).toMatchObject(untouched(422, "slip_rule"));
    expect(refusal.rule).toBe("legs_max");
  });

  it("a bonus beside a price of 1.30, with the alert of the specification [REQ-R3 REQ-4.27]", async () => {
    const ids = await Promise.all(
      [130, 200, 200].map((home) => addFixture(server.context, { markets: [{ ...RESULT, prices: { home } }] })),
    );
    const request = betOf([`${ids[0]}-1x2-home@130`, `${ids[1]}-1x2-home`, `${ids[2]}-1x2-home`, "bonus-3-yes@103"]);
    const refusal = await afterRefusal(await place(user, request));
    expect(refusal).toMatchObject(untouched(422, "slip_rule"));
    expect(refusal.message).toBe("보너스배당이 추가되어있어 1.3이하의 베팅은 불가합니다.");
    await setPrice(`${ids[0]}-1x2-home`, 131);
    expect(await place(user, { ...request, accept: "better" })).toMatchObject({ status: 201 });
  });

  it("a single on proto [REQ-R23]", async () => {
    const [a, b] = [
      await addFixture(server.context, { markets: [PROTO_RESULT] }),
      await addFixture(server.context, { markets: [PROTO_RESULT] }),
    ];
    const refusal = await afterRefusal(await place(user, betOf([`${a}-x1x2-home`])));
    expect(refusal).toMatchObject(untouched(422, "slip_rule"));
    expect(refusal.rule).toBe("proto_legs");
    await placed(user, [`${a}-x1x2-home`, `${b}-x1x2-home`]);
  });

  it.each(["suspended", "closed", "settled", "void"])("a market that is %s", async (status) => {
    const [id, open] = [await addFixture(server.context), await addFixture(server.context)];
    await db()
      .update(market)
      .set({ status })
      .where(eq(market.id, `${id}-1x2`));
    const refusal = await afterRefusal(await place(user, betOf([`${open}-1x2-home`, `${id}-1x2-home`])));
    expect(refusal).toMatchObject(untouched(422, "market_closed"));
    expect(refusal.picks?.map((leg) => leg.status)).toEqual(["open", status]);
  });

  it("a fixture that has begun by the clock, whatever its status says, and a live market before that", async () => {
    const id = await addFixture(server.context, { startsIn: 0 });
    const refusal = await afterRefusal(await place(user, betOf([`${id}-1x2-home`])));
    expect(refusal).toMatchObject(untouched(422, "market_closed"));
    expect(refusal.picks).toMatchObject([{ status: "closed" }]);
    const early = await addFixture(server.context, { markets: [LIVE_RESULT] });
    expect(await afterRefusal(await place(user, betOf([`${early}-l1x2-home`])))).toMatchObject(
      untouched(422, "market_closed"),
    );
  });

  it.each(["none", "better", "any"] as const)("a line that gave way to another one (%s)", async (accept) => {
    const id = await addFixture(server.context);
    const change = db()
      .update(market)
      .set({ line: 3.5 })
      .where(eq(market.id, `${id}-ou`));
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining("keeps its kind") } });
    await db()
      .update(market)
      .set({ status: "closed" })
      .where(eq(market.id, `${id}-ou`));
    const seen = betOf([`${id}-ou-over@190`], { accept });
    const request = { ...seen, picks: seen.picks.map((one) => ({ ...one, version: 1 })) };
    expect(await afterRefusal(await place(user, request))).toMatchObject(untouched(422, "market_closed"));
  });

  it("anything during maintenance", async () => {
    const id = await addFixture(server.context);
    await db().insert(setting).values({ key: "siteNoticeFlg", value: true, updatedAt: new Date() });
    const answer = await place(user, betOf([`${id}-1x2-home`]), "key-0000000d");
    await db().delete(setting).where(eq(setting.key, "siteNoticeFlg"));
    expect(await afterRefusal(answer)).toMatchObject(untouched(503, "maintenance"));
    expect(await place(user, betOf([`${id}-1x2-home`]), "key-0000000d")).toMatchObject({ status: 201 });
  });
});

describe("an in-play bet", () => {
  const live = () => addFixture(server.context, { startsIn: -600_000, status: "live", markets: [LIVE_RESULT] });

  it("waits, and is accepted", async () => {
    const id = await live();
    const bet = await placed(user, [`${id}-l1x2-home`]);
    expect(bet.acceptance).toBe("pending");
    await decideDue(server.context);
    expect(await betNow(user, bet.id)).toMatchObject({ acceptance: "pending", status: 0 });
    server.clock.advance(60_000);
    await decideDue(server.context);
    expect(await betNow(user, bet.id)).toMatchObject({ acceptance: "accepted", status: 0, price: 200 });
    expect(await emoney(user)).toBe(90_000);
    expect(await user.ask("GET", "/api/bets?gameType=2")).toMatchObject({ totalCount: 1 });
    await settleFixture(server.context, id, { home: 1, away: 0, homeHalf: 0, awayHalf: 0 }, "test");
    expect(await emoney(user)).toBe(110_000);
    await expectRightBooks(server);
  });

  it.each<[string, Partial<Bet>, (id: string) => Promise<unknown>]>([
    [
      "moved price",
      { refusal: "배당이 변경되었습니다. 변경된 배당을 확인해주세요." },
      (id) => setPrice(`${id}-l1x2-home`, 199),
    ],
    [
      "suspended market",
      { refusal: "일시 중지된 선택이 있습니다." },
      (id) =>
        db()
          .update(market)
          .set({ status: "suspended" })
          .where(eq(market.id, `${id}-l1x2`)),
    ],
    [
      "market that was suspended and is open again at the same price",
      { refusal: "대기 중 마켓이 일시 중지되어 접수되지 않았습니다." },
      async (id) => {
        for (const status of ["suspended", "open"])
          await db()
            .update(market)
            .set({ status })
            .where(eq(market.id, `${id}-l1x2`));
      },
    ],
    [
      "result",
      { refusal: "마감된 선택이 있습니다. 삭제 후 베팅해주세요." },
      (id) => settleFixture(server.context, id, { home: 0, away: 1, homeHalf: 0, awayHalf: 0 }, "test"),
    ],
  ])("is refused after a %s, and gets its stake back once [REQ-R13]", async (_name, expected, meanwhile) => {
    const id = await live();
    const bet = await placed(user, [`${id}-l1x2-home`]);
    await meanwhile(id);
    server.clock.advance(60_000);
    await Promise.all([decideDue(server.context), decideDue(server.context)]);
    expect(await betNow(user, bet.id)).toMatchObject({
      acceptance: "refused",
      status: -1,
      paid: 10_000,
      picks: [{ status: -1 }],
      ...expected,
    });
    expect(await emoney(user)).toBe(100_000);
    await settleFixture(server.context, id, { home: 2, away: 0, homeHalf: 0, awayHalf: 0 }, "test");
    expect(await emoney(user)).toBe(100_000);
    await expectRightBooks(server);
  });

  it("is taken at the better price when the member allows it [REQ-R12 REQ-R13 CERT-B1]", async () => {
    const id = await live();
    const bet = await placed(user, [`${id}-l1x2-home`], { accept: "better" });
    await setPrice(`${id}-l1x2-home`, 230);
    server.clock.advance(60_000);
    await decideDue(server.context);
    expect(await betNow(user, bet.id)).toMatchObject({
      acceptance: "accepted",
      price: 230,
      payout: 23_000,
      picks: [{ betPrice: 230 }],
    });
  });
});

describe("the list of bets", () => {
  it("shows score and clock of a fixture until its result is confirmed, and the score alone from then on", async () => {
    const id = await addFixture(server.context);
    const { id: betId } = await placed(user, [`${id}-1x2-home`]);
    const set = (values: Partial<typeof fixture.$inferInsert>) =>
      db().update(fixture).set(values).where(eq(fixture.id, id));
    const legNow = async () => (await betNow(user, betId)).picks[0];
    expect(await legNow()).toMatchObject({ score: null });
    await set({ status: "live", homeScore: 1, awayScore: 0, clock: "전반 23'" });
    expect(await legNow()).toMatchObject({ score: "1:0", clock: "전반 23'" });
    await set({ status: "ended", homeScore: 2, clock: "결과 확인 중" });
    expect(await legNow()).toMatchObject({ score: "2:0", clock: "결과 확인 중" });
    await set({ status: "settled" });
    const settled = await legNow();
    expect(settled).toMatchObject({ score: "2:0" });
    expect(settled).not.toHaveProperty("clock");
  });

  it("expects of an open bet what its cancelled leg leaves", async () => {
    const [first, second] = [await addFixture(server.context), await addFixture(server.context)];
    const { id, payout } = await placed(user, [`${first}-1x2-home`, `${second}-1x2-home`]);
    expect(payout).toBe(40_000);
    await settleFixture(server.context, second, { void: true }, "test");
    expect(await betNow(user, id)).toMatchObject({ status: 0, price: 400, payout: 20_000 });
  });

  it("filters by game, state and day in Seoul, and sums over all pages", async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => addFixture(server.context)));
    const bets = [];
    for (const id of ids) bets.push(await placed(user, [`${id}-1x2-home`]));
    await settleFixture(server.context, ids[0]!, { void: true }, "test");
    const ask = (query: string) => user.ask<BetPage>("GET", `/api/bets?${query}`);
    expect(await ask("itemsPerPage=3")).toMatchObject({
      page: 1,
      pageCount: 2,
      totalCount: 4,
      // A stake that comes back is no winning.
      totals: { stake: 40_000, won: 0, refunded: 10_000 },
    });
    expect((await ask("itemsPerPage=3")).items.map((bet) => bet.id)).toEqual(
      bets
        .slice(1)
        .toReversed()
        .map((bet) => bet.id),
    );
    expect((await ask("itemsPerPage=3&page=2")).items.map((bet) => bet.id)).toEqual([bets[0]!.id]);
    expect(await ask("status=-1")).toMatchObject({
      totalCount: 1,
      totals: { stake: 10_000, won: 0, refunded: 10_000 },
    });
    expect(await ask("gameType=1")).toMatchObject({ totalCount: 4 });
    for (const gameType of [2, 3, 4, 5, 99]) expect(await ask(`gameType=${gameType}`)).toMatchObject({ totalCount: 0 });
    const today = new Date(Date.parse(bets[0]!.placedAt) + 9 * 3_600_000).toISOString().slice(0, 10);
    const yesterday = new Date(Date.parse(bets[0]!.placedAt) - 15 * 3_600_000).toISOString().slice(0, 10);
    expect(await ask(`to=${yesterday}`)).toMatchObject({ totalCount: 0 });
    const tomorrow = new Date(Date.parse(bets[3]!.placedAt) + 33 * 3_600_000).toISOString().slice(0, 10);
    expect(await ask(`from=${today}&to=${today}`)).toMatchObject({ totalCount: 4 });
    expect(await ask(`from=${tomorrow}`)).toMatchObject({ totalCount: 0 });
    expect(await ask(`to=${bets[2]!.placedAt}`)).toMatchObject({ totalCount: 2 });
    expect(await ask(`from=${bets[2]!.placedAt}`)).toMatchObject({ totalCount: 2 });
    expect(await user.call("GET", "/api/bets?status=7")).toMatchObject({ status: 400 });
    expect(await user.call("GET", "/api/bets?from=2026-13-45")).toMatchObject({ status: 400 });
  });
});

it("shows the picks of a kept slip as they stand now", async () => {
  const [id, begun] = [await addFixture(server.context), await addFixture(server.context, { startsIn: -1 })];
  await setPrice(`${id}-1x2-home`, 222);
  const answer = await user.ask<{ items: object[]; eventId: string }>(
    "GET",
    `/api/selections?ids=${begun}-1x2-home,${id}-1x2-home,gone,bonus-3-yes`,
  );
  expect(answer.items).toEqual(
    expect.arrayContaining([
      {
        fixtureId: id,
        marketId: `${id}-1x2`,
        selectionId: `${id}-1x2-home`,
        betPrice: 222,
        status: "open",
        version: 1,
      },
      {
        fixtureId: begun,
        marketId: `${begun}-1x2`,
        selectionId: `${begun}-1x2-home`,
        betPrice: 200,
        status: "closed",
        version: 1,
      },
      {
        fixtureId: "bonus",
        marketId: "bonus-3",
        selectionId: "bonus-3-yes",
        betPrice: 103,
        status: "open",
        version: 1,
      },
    ]),
  );
  expect(answer.items).toHaveLength(3);
});
