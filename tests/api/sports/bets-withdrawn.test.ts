// Giving up a bet whose answer was lost: decisions, rule 11. What the page calls given up is never placed.
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { command, selection, setting } from "../../../server/db/schema.ts";
import { purgeKeys } from "../../../server/commands/kept-answers.ts";
import { decideDue } from "../../../server/sports/betting/decide-due.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { betNow, betOf, emoney, expectRightBooks, newMember, place, raceOf, withdraw } from "../lib/betting.ts";

const HOUR = 3_600_000;

const server = servedHere({ rateLimit: 0, inPlayDelayMs: 60_000 });
let user: ApiUser & { memberId: string };
const db = () => server.context.database.db;
const bodyOf = async () => betOf([`${await addFixture(server.context)}-1x2-home@200`]);
const GIVEN_UP = { status: 409, body: { code: "key_reused", message: "취소한 요청입니다. 다시 시도해주세요." } };
/** Moves the time at which the key was kept into the past. */
const age = (key: string, ms: number) =>
  db()
    .update(command)
    .set({ createdAt: new Date(server.clock.now() - ms) })
    .where(eq(command.key, key));

beforeEach(async () => {
  user = await newMember(server, 100_000);
});

it("a key under which nothing came takes no bet any more, however often it is given up", async () => {
  const request = await bodyOf();
  expect(await withdraw(user, "given-up-1")).toEqual({ status: 204, body: null });
  expect(await withdraw(user, "given-up-1")).toEqual({ status: 204, body: null });
  expect(await place(user, request, "given-up-1")).toEqual(GIVEN_UP);
  expect(await place(user, { ...request, stake: 20_000 }, "given-up-1")).toEqual(GIVEN_UP);
  expect(await withdraw(user, "given-up-1")).toEqual({ status: 204, body: null });
  expect(await user.call("GET", "/api/bets/by-key/given-up-1")).toMatchObject({ status: 404 });
  expect(await emoney(user)).toBe(100_000);
  expect(await place(user, request, "another-key")).toMatchObject({ status: 201 });
  await expectRightBooks(server);
});

it("a bet that stands is told as it is now, and nothing of it is changed", async () => {
  const id = await addFixture(server.context, { startsIn: -600_000, status: "live", markets: [LIVE_RESULT] });
  const { body } = await place(user, betOf([`${id}-l1x2-home@200`]), "stands-key");
  expect(await withdraw(user, "stands-key")).toEqual({ status: 200, body });
  server.clock.advance(60_000);
  await decideDue(server.context);
  expect(await withdraw(user, "stands-key")).toEqual({ status: 200, body: { ...body, acceptance: "accepted" } });
  expect(await betNow(user, body.id)).toMatchObject({ acceptance: "accepted" });
  expect(await emoney(user)).toBe(90_000);
  await age("stands-key", 25 * HOUR);
  expect(await withdraw(user, "stands-key")).toMatchObject({ status: 200, body: { id: body.id } });
  await expectRightBooks(server);
});

it("a refusal that is kept gives way: it would be forgotten before the claim is", async () => {
  const request = await bodyOf();
  await db().update(selection).set({ price: 250 }).where(eq(selection.id, request.picks[0]!.selectionId));
  expect(await place(user, request, "refused-key")).toMatchObject({ status: 409, body: { code: "price_changed" } });
  await age("refused-key", 23 * HOUR);
  expect(await withdraw(user, "refused-key")).toEqual({ status: 204, body: null });
  server.clock.advance(2 * HOUR);
  await purgeKeys(db(), server.clock);
  const again = await server.user(user.userId);
  expect(await place(again, { ...request, accept: "any" }, "refused-key")).toEqual(GIVEN_UP);
});

it("the key is claimed for 24 hours from the last time that it was given up", async () => {
  const request = await bodyOf();
  await withdraw(user, "claimed-key");
  await age("claimed-key", 24 * HOUR - 60_000);
  expect(await place(user, request, "claimed-key")).toEqual(GIVEN_UP);
  await withdraw(user, "claimed-key");
  const [row] = await db().select().from(command).where(eq(command.key, "claimed-key"));
  expect(row?.createdAt.getTime()).toBeGreaterThan(server.clock.now() - HOUR);
  await age("claimed-key", 24 * HOUR + 1);
  expect(await place(user, request, "claimed-key")).toMatchObject({ status: 201 });
});

it("one member's key is another's to use, and a wrong key or no login is refused", async () => {
  const other = await newMember(server, 100_000);
  await withdraw(user, "shared-key");
  expect(await place(other, await bodyOf(), "shared-key")).toMatchObject({ status: 201 });
  expect(await withdraw(user, "shared-key")).toEqual({ status: 204, body: null });
  expect(await withdraw(user, "short")).toMatchObject({ status: 400 });
  const answer = await server.inject({ method: "POST", url: "/api/bets/by-key/some-key-1/withdraw" });
  expect(answer.statusCode).toBe(401);
});

it("is possible during maintenance: nothing is placed by it", async () => {
  await db().insert(setting).values({ key: "siteNoticeFlg", value: true, updatedAt: new Date() });
  const answer = await withdraw(user, "closed-key");
  await db().delete(setting).where(eq(setting.key, "siteNoticeFlg"));
  expect(answer).toEqual({ status: 204, body: null });
});

it("PGlite: placed and given up at the same instant ends in one of the two", async () => {
  const request = await bodyOf();
  const ended: string[] = [];
  for (let i = 0; i < 20; i++) {
    const key = `race-key-${i}`;
    const placing = () => place(user, { ...request, stake: 1_000 }, key);
    const withdrawing = () => withdraw(user, key);
    ended.push(await raceOf(placing, withdrawing));
  }
  expect(await emoney(user)).toBe(100_000 - 1_000 * ended.filter((one) => one === "placed").length);
  await expectRightBooks(server);
});

it("a member's given-up keys are bounded, those that were given up stay so, and a day later there is room", async () => {
  const statuses = [];
  for (let n = 0; n < 201; n++) statuses.push((await withdraw(user, `many-keys-${n}`)).status);
  expect(statuses).toEqual([...Array<number>(200).fill(204), 429]);
  expect((await withdraw(user, "many-keys-7")).status).toBe(204);
  const other = await newMember(server, 0);
  expect((await withdraw(other, "many-keys-0")).status).toBe(204);
  await db()
    .update(command)
    .set({ createdAt: new Date(server.clock.now() - 25 * HOUR) })
    .where(eq(command.owner, user.memberId));
  expect((await withdraw(user, "many-keys-201")).status).toBe(204);
});
