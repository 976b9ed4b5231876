// What is kept for a dispute: what the server judged by, what the member's page says, and for how long.
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decideDue } from "../../../server/sports/betting/decide-due.ts";
import { forgetTrails } from "../../../server/sports/betting/judgement/trails.ts";
import { judgement, market, selection, trail } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import type { BetStory, RefusedList } from "../../../src/api/contract/operator/bet-story.ts";
import type { Trail } from "../../../src/api/contract/sports/trails.ts";
import { MOST_STEPS, TRAIL_DAYS, TRAILS_A_DAY } from "../../../src/domain/sports/trail.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT } from "../../factories/fixtures.ts";
import { betOf, newMember, place, withdraw } from "../lib/betting.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";

const DAY_MS = 86_400_000;
let server: TestServer;
let operator: ApiUser;
beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0, inPlayDelayMs: 5_000 });
  operator = await server.user("admin01");
});
afterAll(() => server.close());

const db = () => server.context.database.db;
const storyOf = (betId: string) => operator.ask<BetStory>("GET", `/api/admin/bets/${betId}/story`);
const send = (user: ApiUser, given: object) => user.call<{ code?: string }>("POST", "/api/bets/trails", given);
const reprice = (id: string, price: number) => db().update(selection).set({ price }).where(eq(selection.id, id));

function trailOf(key: string, more: Partial<Trail> = {}): object {
  const at = server.clock.now();
  const steps = [
    { at, event: { type: "trail.began", fresh: true, isDirect: false }, state: "editing" },
    {
      at,
      event: { type: "placement.open", request: { stake: 10_000, accept: "none", picks: [] } },
      state: "confirming",
    },
  ];
  return { machine: "placement", key, previous: null, sentAt: at, steps, ...more };
}

it("keeps what a bet was accepted by, in the transaction of the bet", async () => {
  const user = await newMember(server, 50_000);
  const match = await addFixture(server.context);
  const { body } = await place(user, betOf([`${match}-1x2-home@200`]), "dispute-accepted");
  const { judgements, userId } = await storyOf(body.id);
  expect(userId).toBe(user.userId);
  expect(judgements).toMatchObject([
    {
      key: "dispute-accepted",
      stage: "bet",
      betId: body.id,
      verdict: "accepted",
      code: null,
      at: body.placedAt,
      terms: {
        kind: "bet",
        stake: 10_000,
        legs: [{ selectionId: `${match}-1x2-home`, seenPrice: 200, price: 200, status: "open" }],
        limits: { minStake: expect.any(Number), maxPayout: expect.any(Number) },
        balance: 50_000,
        decideAt: null,
      },
    },
  ]);
});

it("keeps a refusal with the price that was seen and the one of then, once a key", async () => {
  const user = await newMember(server, 50_000);
  const match = await addFixture(server.context);
  const id = `${match}-1x2-home`;
  await reprice(id, 195);
  const request = betOf([`${id}@210`], { accept: "none" });
  for (let time = 0; time < 2; time++)
    expect(await place(user, request, "dispute-moved")).toMatchObject({ status: 409, body: { code: "price_changed" } });
  const { items } = await operator.ask<RefusedList>("GET", `/api/admin/bets/refused?text=${user.userId}`);
  expect(items).toMatchObject([
    {
      key: "dispute-moved",
      betId: null,
      verdict: "refused",
      code: "price_changed",
      terms: { accept: "none", legs: [{ selectionId: id, seenPrice: 210, price: 195 }] },
    },
  ]);
  const story = await operator.ask<BetStory>("GET", `/api/admin/bets/refused/${items[0]?.id}/story`);
  expect(story.judgements).toEqual(items);
});

it("names the rule of a refusal, and shows one that followed within ten minutes as near", async () => {
  const user = await newMember(server, 50_000);
  const match = await addFixture(server.context);
  const poor = betOf([`${match}-1x2-home@200`], { stake: 60_000 });
  expect(await place(user, poor, "dispute-poor")).toMatchObject({ status: 422 });
  const { body } = await place(user, betOf([`${match}-1x2-home@200`]), "dispute-after");
  const { judgements, near } = await storyOf(body.id);
  expect(judgements.map(({ key }) => key)).toEqual(["dispute-after"]);
  expect(near).toMatchObject([{ key: "dispute-poor", verdict: "refused", code: "insufficient_funds" }]);
});

it("a story has the member's own alone: what the page says of its keys, and what is near in its order", async () => {
  const [user, other] = [await newMember(server, 50_000), await newMember(server, 50_000)];
  const match = await addFixture(server.context);
  const poor = betOf([`${match}-1x2-home@200`], { stake: 60_000 });
  const keys = ["near-1", "near-2", "near-3"].map((key) => `${key}-${user.userId}`);
  for (const key of keys)
    for (const by of [user, other]) {
      await place(by, poor, key);
      await send(by, trailOf(key));
    }
  const own = `near-bet-${user.userId}`;
  const { body } = await place(user, betOf([`${match}-1x2-home@200`]), own);
  await send(user, trailOf(own));
  const { near, trails } = await storyOf(body.id);
  expect(near.map(({ key }) => key)).toEqual(keys);
  expect(trails.map(({ key }) => key)).toEqual([own]);
  // Ten minutes to both sides, and not a millisecond more.
  const placedAt = Date.parse(body.placedAt);
  const [like] = await db()
    .select()
    .from(judgement)
    .where(and(eq(judgement.memberId, user.memberId), eq(judgement.key, keys[0] ?? "")));
  if (!like) throw new Error("no judgement");
  const { id: _, ...row } = like;
  const far = [-600_001, -600_000, 600_000, 600_001].map((ms) => ({
    ...row,
    key: `near${ms}-${user.userId}`,
    at: new Date(placedAt + ms),
  }));
  await db().insert(judgement).values(far);
  const within = far.slice(1, 3).map(({ key }) => key);
  expect((await storyOf(body.id)).near.map(({ key }) => key)).toEqual([...keys, ...within]);
});

it.each([
  ["accepted", async () => undefined, { verdict: "accepted", code: null }],
  [
    "refused after a stop",
    async (match: string) => {
      const id = `${match}-l1x2`;
      await db().update(market).set({ status: "suspended" }).where(eq(market.id, id));
      await db().update(market).set({ status: "open" }).where(eq(market.id, id));
    },
    { verdict: "refused", code: "market_closed", rule: "stopped_meanwhile" },
  ],
] as const)("keeps the decision of a bet in play beside its acceptance: %s", async (_, meanwhile, decided) => {
  const user = await newMember(server, 50_000);
  const match = await addFixture(server.context, { startsIn: -600_000, status: "live", markets: [LIVE_RESULT] });
  const key = newId();
  const { body } = await place(user, betOf([`${match}-l1x2-home`]), key);
  await meanwhile(match);
  server.clock.advance(6_000);
  await decideDue(server.context);
  await expect.poll(async () => (await storyOf(body.id)).judgements.length).toBe(2);
  const { judgements } = await storyOf(body.id);
  expect(judgements[0]).toMatchObject({ key, stage: "bet", verdict: "pending", terms: { decideAt: body.decideAt } });
  expect(judgements[1]).toMatchObject({ key, stage: "bet_decision", ...decided });
});

it("takes the trail of an own submission, once", async () => {
  const user = await newMember(server, 50_000);
  const match = await addFixture(server.context);
  const { body } = await place(user, betOf([`${match}-1x2-home@200`]), "dispute-trail");
  expect((await send(user, trailOf("dispute-trail"))).status).toBe(204);
  const [first] = (await storyOf(body.id)).trails;
  expect(first).toMatchObject({ key: "dispute-trail", machine: "placement", steps: [{ state: "editing" }, {}] });
  expect((await send(user, trailOf("dispute-trail", { previous: "another-key" }))).status).toBe(204);
  expect((await storyOf(body.id)).trails).toEqual([first]);
});

it("shows the submissions that a bet followed from, of the same member alone", async () => {
  const [user, other] = [await newMember(server, 50_000), await newMember(server, 50_000)];
  const match = await addFixture(server.context);
  const id = `${match}-1x2-home`;
  expect((await place(user, betOf([`${id}@210`], { accept: "none" }), "chain-one")).status).toBe(409);
  expect((await place(other, betOf([`${id}@210`], { accept: "none" }), "chain-one")).status).toBe(409);
  const { body } = await place(user, betOf([`${id}@200`]), "chain-two");
  await send(other, trailOf("chain-one"));
  await send(user, trailOf("chain-two", { previous: "chain-one" }));
  expect((await storyOf(body.id)).trails.map(({ key }) => key)).toEqual(["chain-two"]);
  await send(user, trailOf("chain-one"));
  const { trails, judgements, near } = await storyOf(body.id);
  expect(trails.map(({ key }) => key).toSorted()).toEqual(["chain-one", "chain-two"]);
  expect(judgements.map(({ key, verdict }) => [key, verdict])).toEqual([
    ["chain-one", "refused"],
    ["chain-two", "accepted"],
  ]);
  expect(near).toEqual([]);
  // A cash-out has a key of its own; each submission is told once.
  const [own] = await db()
    .select()
    .from(judgement)
    .where(and(eq(judgement.memberId, user.memberId), eq(judgement.betId, body.id)));
  if (!own) throw new Error("no judgement");
  const { id: _, ...row } = own;
  await db()
    .insert(judgement)
    .values({ ...row, key: "chain-sold", stage: "cash_out" });
  expect((await storyOf(body.id)).judgements.map(({ key }) => key)).toEqual(["chain-one", "chain-two", "chain-sold"]);
});

it("takes no trail of a key that is unknown or another member's, and a withdrawn one's", async () => {
  const [user, other] = [await newMember(server, 50_000), await newMember(server, 50_000)];
  const match = await addFixture(server.context);
  await place(other, betOf([`${match}-1x2-home@200`]), "dispute-others");
  for (const key of ["dispute-others", "dispute-unknown"])
    expect(await send(user, trailOf(key))).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect((await withdraw(user, "dispute-given-up")).status).toBe(204);
  expect((await send(user, trailOf("dispute-given-up"))).status).toBe(204);
  expect(await db().$count(trail, eq(trail.memberId, user.memberId))).toBe(1);
});

it("takes no trail that is too long, too large, or says more than it may", async () => {
  const user = await newMember(server, 50_000);
  const match = await addFixture(server.context);
  await place(user, betOf([`${match}-1x2-home@200`]), "dispute-bounds");
  const step = { at: 1, event: { type: "prices.fresh" }, state: "editing" };
  const steps = (count: number, more = {}) => Array.from({ length: count }, () => ({ ...step, ...more }));
  for (const wrong of [
    { steps: steps(MOST_STEPS + 1) },
    { steps: [] },
    { steps: steps(1, { phone: "01012345678" }) },
    { steps: steps(1, { event: { type: "prices.fresh", userId: "member01" } }) },
    { steps: steps(1, { event: { type: "cashOut.sell" } }) },
    { steps: steps(1, { state: "김철수" }) },
    { userId: "member01" },
  ])
    expect(await send(user, trailOf("dispute-bounds", wrong as never))).toMatchObject({
      status: 400,
      body: { code: "bad_request" },
    });
  expect((await send(user, { ...trailOf("dispute-bounds"), more: "x".repeat(70_000) })).status).toBe(413);
  expect((await send(user, trailOf("dispute-bounds", { steps: steps(MOST_STEPS) as never }))).status).toBe(204);
});

it("takes a bounded number of trails a day", async () => {
  const user = await newMember(server, 50_000);
  const match = await addFixture(server.context);
  await place(user, betOf([`${match}-1x2-home@200`]), "dispute-many");
  const receivedAt = new Date(server.clock.now());
  const rows = Array.from({ length: TRAILS_A_DAY }, (_, at) => ({
    memberId: user.memberId,
    key: `many-${at}`,
    machine: "placement",
    sentAt: receivedAt,
    receivedAt,
    steps: [],
  }));
  await db().insert(trail).values(rows);
  expect(await send(user, trailOf("dispute-many"))).toMatchObject({ status: 429 });
  await db().delete(trail).where(eq(trail.key, "many-0"));
  expect((await send(user, trailOf("dispute-many"))).status).toBe(204);
});

it("shows stories to administrators alone, and none of what is unknown", async () => {
  const user = await newMember(server, 50_000);
  const match = await addFixture(server.context);
  const { body } = await place(user, betOf([`${match}-1x2-home@200`]));
  const manager = await server.user("manager01");
  for (const by of [user, manager])
    for (const path of [`/api/admin/bets/${body.id}/story`, "/api/admin/bets/refused?text=member01"])
      expect((await by.call("GET", path)).status).toBe(403);
  for (const path of ["/api/admin/bets/none/story", "/api/admin/bets/refused/999999999/story"])
    expect((await operator.call("GET", path)).status).toBe(404);
  const { items } = await operator.ask<RefusedList>("GET", "/api/admin/bets/refused?text=nobody00");
  expect(items).toEqual([]);
});

it("changes none of it, and keeps it for 30 days", async () => {
  const user = await newMember(server, 50_000);
  const match = await addFixture(server.context);
  const { body } = await place(user, betOf([`${match}-1x2-home@200`]), "dispute-old");
  await send(user, trailOf("dispute-old"));
  const refused = { cause: { code: "23001" } };
  await expect(db().update(judgement).set({ verdict: "refused" })).rejects.toMatchObject(refused);
  await expect(db().update(trail).set({ key: "other-key" })).rejects.toMatchObject(refused);
  server.clock.advance(TRAIL_DAYS * DAY_MS - 60_000);
  await forgetTrails(server.context);
  expect(await db().$count(judgement, eq(judgement.betId, body.id))).toBe(1);
  expect(await db().$count(trail, eq(trail.key, "dispute-old"))).toBe(1);
  server.clock.advance(120_000);
  await forgetTrails(server.context);
  expect(await db().$count(judgement, eq(judgement.betId, body.id))).toBe(0);
  expect(await db().$count(trail, eq(trail.key, "dispute-old"))).toBe(0);
});
