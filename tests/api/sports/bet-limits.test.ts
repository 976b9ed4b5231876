// Limits by level: the operator edits them, the slip reads them, a placement goes by them.
import { DEMO_BET_LIMITS } from "../../../src/domain/sports/bet-limits.samples.ts";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fixture } from "../../../server/db/schema.ts";
import { stakesOf } from "../../../server/sports/betting/placement/known-stakes.ts";
import { settleFixture } from "../../../server/sports/betting/settlement/settle-fixture.ts";
import type { BetLimits, MemberBetLimits } from "../../../src/api/contract/sports/bet-limits.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { betOf, emoney, newMember, place, placed } from "../lib/betting.ts";

const DEMO = DEMO_BET_LIMITS;

const NONE_OPEN = { selections: {}, fixtures: {} };

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);

const change = (differs: Partial<BetLimits>, level = 1) =>
  operator.call("PUT", "/api/admin/bet-limits", { items: [{ level, ...DEMO, ...differs }] });
const openOf = async (user: ApiUser) => (await user.ask<MemberBetLimits>("GET", "/api/bets/limits")).open;
afterEach(async () => void (await change({})));

describe("the table of limits", () => {
  it("begins with the demo's figures for ten levels [REQ-R23]", async () => {
    const { items } = await operator.ask<{ items: BetLimits[] }>("GET", "/api/admin/bet-limits");
    expect(items).toEqual(Array.from({ length: 10 }, (_, at) => ({ level: at + 1, ...DEMO })));
  });

  it("is read by the member of a level as the operator wrote it, and other levels stay", async () => {
    const user = await newMember(server, 0);
    expect(await user.ask("GET", "/api/bets/limits")).toEqual({ level: 1, ...DEMO, open: NONE_OPEN });
    const answer = await change({ maxStake: 100_000, maxLegs: 3 });
    expect(answer.status).toBe(200);
    expect(await user.ask("GET", "/api/bets/limits")).toEqual({
      level: 1,
      ...DEMO,
      maxStake: 100_000,
      maxLegs: 3,
      open: NONE_OPEN,
    });
    const { items } = await operator.ask<{ items: BetLimits[] }>("GET", "/api/admin/bet-limits");
    expect(items.find((item) => item.level === 2)).toEqual({ level: 2, ...DEMO });
  });

  it.each<[string, unknown, string]>([
    ["a greatest stake below the least", [{ level: 1, ...DEMO, maxStake: 990 }], "items.0.maxStake"],
    ["a least stake off the step", [{ level: 1, ...DEMO, minStake: 1_005 }], "items.0.minStake"],
    ["a fraction", [{ level: 1, ...DEMO, maxPayout: 1.5 }], "items.0.maxPayout"],
    ["nothing", [{ level: 1, ...DEMO, stakeStep: 0 }], "items.0.stakeStep"],
    [
      "one level twice",
      [
        { level: 1, ...DEMO },
        { level: 1, ...DEMO },
      ],
      "items",
    ],
    ["no level", [], "items"],
  ])("refuses %s, names the field and stays as it is", async (_name, items, path) => {
    const answer = await operator.call("PUT", "/api/admin/bet-limits", { items });
    expect(answer).toMatchObject({ status: 400, body: { code: "bad_request", problems: [{ path }] } });
    const kept = await operator.ask<{ items: BetLimits[] }>("GET", "/api/admin/bet-limits");
    expect(kept.items[0]).toEqual({ level: 1, ...DEMO });
  });

  it("is no member's business", async () => {
    const user = await newMember(server, 0);
    expect((await user.call("GET", "/api/admin/bet-limits")).status).toBe(403);
    expect((await user.call("PUT", "/api/admin/bet-limits", { items: [{ level: 1, ...DEMO }] })).status).toBe(403);
  });
});

describe("a placement", () => {
  it("goes by the limits of now", async () => {
    const user = await newMember(server, 100_000);
    const id = await addFixture(server.context);
    await change({ maxStake: 5_000 });
    expect(await place(user, betOf([`${id}-1x2-home`]))).toMatchObject({
      status: 422,
      body: { code: "stake_limit", rule: "stake_max", maxStake: 5_000 },
    });
    await change({ maxLegs: 1 });
    const other = await addFixture(server.context);
    expect(await place(user, betOf([`${id}-1x2-home`, `${other}-1x2-home`]))).toMatchObject({
      status: 422,
      body: { code: "slip_rule", rule: "legs_max" },
    });
    await change({});
    await placed(user, [`${id}-1x2-home`]);
  });

  it("counts what is open on a selection and on a fixture, and offers what is left", async () => {
    const user = await newMember(server, 200_000);
    const [id, other] = [await addFixture(server.context), await addFixture(server.context)];
    await change({ maxSelectionStake: 25_000, maxFixtureStake: 40_000 });
    await placed(user, [`${id}-1x2-home`]);
    await placed(user, [`${id}-1x2-home`, `${other}-1x2-away@410`]);
    const onSelection = await place(user, betOf([`${other}-ou-over@190`, `${id}-1x2-home`]));
    expect(onSelection).toMatchObject({
      status: 422,
      body: { code: "stake_limit", rule: "selection_max", maxStake: 5_000 },
    });
    await placed(user, [`${id}-1x2-draw@330`], { stake: 15_000 });
    expect(await place(user, betOf([`${id}-ou-under@185`]))).toMatchObject({
      status: 422,
      body: { code: "stake_limit", rule: "fixture_max", maxStake: 5_000 },
    });
    expect(await openOf(user)).toEqual({
      selections: { [`${id}-1x2-home`]: 20_000, [`${other}-1x2-away`]: 10_000, [`${id}-1x2-draw`]: 15_000 },
      fixtures: { [id]: 35_000, [other]: 10_000 },
    });
    await placed(user, [`${id}-ou-under@185`], { stake: 5_000 });
    expect(await place(user, betOf([`${id}-ou-over@190`], { stake: 1_000 }))).toMatchObject({
      status: 422,
      body: { code: "stake_limit", rule: "fixture_max", maxStake: 0 },
    });
    // Another member's money is another member's, and what is settled is open no more.
    await placed(await newMember(server, 20_000), [`${id}-1x2-home`], { stake: 20_000 });
    expect(await emoney(user)).toBe(200_000 - 40_000);
    expect(await place(user, betOf([`${other}-1x2-away@410`], { stake: 15_010 }))).toMatchObject({ status: 422 });
    const begun = { startsAt: new Date(server.clock.now() - 1) };
    await server.context.database.db.update(fixture).set(begun).where(eq(fixture.id, id));
    await settleFixture(server.context, id, { home: 0, away: 1, homeHalf: 0, awayHalf: 0 }, "test");
    // A lost leg ends the bet on both fixtures.
    expect(await openOf(user)).toEqual(NONE_OPEN);
    await placed(user, [`${other}-1x2-away@410`], { stake: 25_000 });
  });

  it("does not count a Bonus folder as a selection", async () => {
    const user = await newMember(server, 100_000);
    await change({ maxSelectionStake: 10_000, maxFixtureStake: 10_000 });
    for (const _ of [1, 2]) {
      const ids = await Promise.all([1, 2, 3].map(() => addFixture(server.context)));
      await placed(user, [...ids.map((id) => `${id}-1x2-home`), "bonus-3-yes@103"]);
    }
    expect(await emoney(user)).toBe(80_000);
  });

  it("finds room once when several are sent at the same instant", async () => {
    const user = await newMember(server, 100_000);
    const id = await addFixture(server.context);
    await change({ maxSelectionStake: 30_000 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => place(user, betOf([`${id}-1x2-home`]))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 422, 422, 422]);
    expect(await emoney(user)).toBe(70_000);
  });
});

describe("what a member's open bets come to", () => {
  it("counts on from bet to bet, and is added up anew after a bet of another node and a result [REQ-R23]", async () => {
    const [id, other] = [await addFixture(server.context), await addFixture(server.context)];
    const most = 20_000;
    await change({ maxFixtureStake: most, maxSelectionStake: most });
    const user = await newMember(server, 1_000_000);
    const bet = (stake: number, at = id) => place(user, { ...betOf([`${at}-1x2-home@200`]), stake });
    const roomNow = async (at = id) => (await bet(most, at)).body.maxStake;
    for (let n = 0; n < 3; n++) expect((await bet(5_000)).status).toBe(201);
    expect(await roomNow()).toBe(5_000);
    // Another fixture becomes known, and moves nothing on the first one.
    expect((await bet(6_000, other)).status).toBe(201);
    expect([await roomNow(), await roomNow(other)]).toEqual([5_000, 14_000]);
    expect((await bet(4_000)).status).toBe(201);
    expect([await roomNow(), await roomNow(other)]).toEqual([1_000, 14_000]);
    // A bet of another node: this one hears nothing of it.
    const unheard = vi.spyOn(stakesOf(server.context.database), "add").mockImplementation(() => {});
    expect((await bet(1_000)).status).toBe(201);
    unheard.mockRestore();
    expect([await roomNow(), await roomNow(other)]).toEqual([0, 14_000]);
    const begun = { startsAt: new Date(server.clock.now() - 1) };
    await server.context.database.db.update(fixture).set(begun).where(eq(fixture.id, id));
    await settleFixture(server.context, id, { home: 0, away: 1, homeHalf: 0, awayHalf: 0 }, "test");
    expect((await openOf(user)).fixtures).toEqual({ [other]: 6_000 });
    expect((await bet(14_000, other)).status).toBe(201);
    expect(await roomNow(other)).toBe(0);
  });
});
