// The calls that exist in test mode only: the walks and the pages' tests go by them.
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { selection } from "../../../server/db/schema.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";
import { readStream } from "../lib/stream-reader.ts";

const server = servedHere({ rateLimit: 0 });
let guest: ApiUser;
beforeAll(async () => {
  guest = new ApiUser(server.url, "");
});

it("the clock is read and moved on", async () => {
  const asked = server.clock.now();
  const { now } = await guest.ask<{ now: string }>("GET", "/api/test/clock");
  expect(Date.parse(now)).toBeGreaterThanOrEqual(asked);
  expect(Date.parse(now)).toBeLessThanOrEqual(server.clock.now());
  const [before, beforeMs] = [server.clock.now(), Date.now()];
  const moved = await guest.ask<{ now: string }>("POST", "/api/test/clock", { advanceMs: 3_600_000 });
  const passed = Date.parse(moved.now) - before - 3_600_000;
  expect(passed).toBeGreaterThanOrEqual(0);
  expect(passed).toBeLessThanOrEqual(Date.now() - beforeMs + 1);
});

it("a clock that is moved past a session ends its stream", async () => {
  const user = await newMember(server, 0);
  const stream = await readStream(server.url, user.token);
  await guest.ask("POST", "/api/test/clock", { advanceMs: 13 * 3_600_000 });
  await stream.ended;
  expect((await user.call("GET", "/api/member/user")).status).not.toBe(200);
});

it("a member gets another level, and nobody else", async () => {
  const [user, other] = [await newMember(server, 0), await newMember(server, 0)];
  const levelOf = async (one: ApiUser) => (await one.ask<{ level: number }>("GET", "/api/member/user")).level;
  const before = await levelOf(other);
  const change = (userId: string, body: object) => guest.call("PUT", `/api/test/members/${userId}`, body);
  expect(await change(user.userId, { level: before + 2 })).toMatchObject({ status: 204 });
  expect([await levelOf(user), await levelOf(other)]).toEqual([before + 2, before]);
  expect(await change(user.userId, {})).toMatchObject({ status: 204 });
  expect(await levelOf(user)).toBe(before + 2);
  expect(await change("nobody", { level: 1 })).toMatchObject({ status: 404 });
});

it("a selection gets another price or state, and it is told", async () => {
  const id = await addFixture(server.context, { markets: [RESULT] });
  const { db } = server.context.database;
  const rowOf = async (key: string) =>
    (
      await db
        .select()
        .from(selection)
        .where(eq(selection.id, `${id}-1x2-${key}`))
    )[0];
  const told: unknown[] = [];
  const leave = server.context.events.subscribe(({ name, data }) => {
    if (name === "prices")
      told.push(...(data as { items: { fixtureId: string }[] }).items.filter((one) => one.fixtureId === id));
  });
  const change = (key: string, body: object) => guest.call("PUT", `/api/test/selections/${id}-1x2-${key}`, body);
  expect(await change("home", { betPrice: 215 })).toMatchObject({ status: 204 });
  expect(await change("home", { status: "suspended" })).toMatchObject({ status: 204 });
  expect(await rowOf("home")).toMatchObject({ price: 215, status: "suspended" });
  expect(await rowOf("draw")).toMatchObject({ price: 330, status: "open" });
  const one = { selectionId: `${id}-1x2-home`, marketId: `${id}-1x2`, betPrice: 215 };
  expect(told).toMatchObject([
    { ...one, status: "open" },
    { ...one, status: "suspended" },
  ]);
  leave();
  expect(await change("home", {})).toMatchObject({ status: 400 });
  expect(await change("nobody", { betPrice: 200 })).toMatchObject({ status: 404 });
});
