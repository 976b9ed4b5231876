// A market stops by itself where its worst result is at the loss that operators set: docs/decisions/automatic-stops.md.
import { eq } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { inPlaySetting, liveAction, market, marketHold } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import { stopAtLoss } from "../../../server/operator/live/auto-stop.ts";
import type { InPlaySetting, StandingHold } from "../../../src/api/contract/operator/live.ts";
import { addFixture, RESULT, TOTAL } from "../../factories/fixtures.ts";
import { betOf, newMember, place, placed } from "../lib/betting.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
const db = () => server.context.database.db;
let fixture: string;
/** Bets are looked at a moment later. */
const SOON = { timeout: 30_000 };

beforeEach(async () => {
  await db().delete(marketHold);
  await db().delete(inPlaySetting);
  fixture = await addFixture(server.context, { markets: [RESULT, TOTAL] });
});

const put = (body: object) =>
  operator.call(
    "PUT",
    "/api/admin/live/settings",
    { delayMs: null, margin: null, ...body },
    { "Idempotency-Key": newId() },
  );
const holds = async () => (await operator.ask<{ items: StandingHold[] }>("GET", "/api/admin/live/holds")).items;
const statusOf = async (id: string) =>
  (await db().select({ status: market.status }).from(market).where(eq(market.id, id)))[0]?.status;
const bet = async (stake: number, selection = "1x2-home@200") =>
  placed(await newMember(server, 10_000_000), [`${fixture}-${selection}`], { stake });

it("stops the market that is at its loss, and no other", async () => {
  expect((await put({ scope: "sport", key: "6046", stopLoss: 100_000 })).status).toBe(204);
  await bet(99_000);
  await bet(200_000, "ou-over@190");
  await vi.waitFor(async () => expect(await statusOf(`${fixture}-ou`)).toBe("suspended"), SOON);
  expect(await statusOf(`${fixture}-1x2`)).toBe("open");
  await bet(1_000);
  await vi.waitFor(async () => expect(await statusOf(`${fixture}-1x2`)).toBe("suspended"), SOON);
  const [hold] = await holds();
  expect(hold).toMatchObject({ scope: "market", key: `${fixture}-1x2`, by: null });
  expect(hold?.name).toContain("경기 전 · 승무패");
  expect(hold?.reason).toContain("자동 정지 기준 100,000원");
  expect(
    await db()
      .select()
      .from(liveAction)
      .where(eq(liveAction.key, `${fixture}-1x2`)),
  ).toMatchObject([{ by: "자동 정지", action: "hold", counts: { markets: 1 } }]);
  const late = await place(await newMember(server, 1_000_000), betOf([`${fixture}-1x2-away@400`]));
  expect(late.body).toMatchObject({ code: "market_closed" });
});

it("takes the narrowest setting, and stops nothing where none says a loss", async () => {
  await bet(1_000_000);
  expect(await stopAtLoss(server.context, [fixture])).toBe(0);
  await db()
    .insert(inPlaySetting)
    .values([
      { scope: "all", key: "", stopLoss: 10_000, by: "test", at: new Date() },
      { scope: "league", key: "K리그1", stopLoss: 2_000_000, by: "test", at: new Date() },
    ]);
  expect(await stopAtLoss(server.context, [fixture])).toBe(0);
  await db().update(inPlaySetting).set({ stopLoss: 1_000_000 }).where(eq(inPlaySetting.scope, "league"));
  const told: unknown[] = [];
  const leave = server.context.events.subscribe(({ name, data }) => void (name === "prices" && told.push(data)));
  expect(await stopAtLoss(server.context, [fixture])).toBe(1);
  expect(JSON.stringify(told)).toContain(`${fixture}-1x2-home`);
  told.splice(0);
  // What is stopped is not stopped once more.
  expect(await stopAtLoss(server.context, [fixture])).toBe(0);
  expect(told).toEqual([]);
  leave();
});

it("stops again after an operator has lifted it and one more bet came", async () => {
  await put({ scope: "all", key: "", stopLoss: 50_000 });
  await bet(60_000);
  await vi.waitFor(async () => expect(await holds()).toHaveLength(1), SOON);
  const body = { scope: "market", key: `${fixture}-1x2` };
  expect(await operator.call("POST", "/api/admin/live/holds/lift", body, { "Idempotency-Key": newId() })).toMatchObject(
    {
      status: 200,
    },
  );
  expect(await statusOf(`${fixture}-1x2`)).toBe("open");
  await bet(1_000);
  await vi.waitFor(async () => expect(await statusOf(`${fixture}-1x2`)).toBe("suspended"), SOON);
});

it("stops what the bus tells nobody of, as while Redis is away", async () => {
  await put({ scope: "all", key: "", stopLoss: 50_000 });
  const publish = vi.spyOn(server.context.events, "publish").mockImplementation(() => {});
  try {
    await bet(60_000);
    await vi.waitFor(async () => expect(await statusOf(`${fixture}-1x2`)).toBe("suspended"), SOON);
  } finally {
    publish.mockRestore();
  }
});

it("is set and read with delay and margin, and taken back alone", async () => {
  const of = async () =>
    (await operator.ask<{ items: InPlaySetting[] }>("GET", "/api/admin/live/settings")).items.find(
      ({ scope, key }) => scope === "sport" && key === "6046",
    );
  await put({ scope: "sport", key: "6046", margin: 700, stopLoss: 300_000 });
  expect(await of()).toMatchObject({ margin: 700, stopLoss: 300_000, effective: { stopLoss: 300_000 } });
  await put({ scope: "sport", key: "6046", margin: 700 });
  expect(await of()).toMatchObject({ margin: 700, stopLoss: null, effective: { margin: 700, stopLoss: null } });
  for (const stopLoss of [0, 9_999, 1_000_000_000_001, 10_000.5])
    expect((await put({ scope: "all", key: "", stopLoss })).status).toBe(400);
});
