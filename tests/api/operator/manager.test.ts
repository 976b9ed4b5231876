// What a manager sees: the members that came by the manager's recommendation, and what they bet.
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { decideDue } from "../../../server/sports/betting/decide-due.ts";
import { market, member } from "../../../server/db/schema.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { betNow, betOf, newMember, place, placed } from "../lib/betting.ts";
import { settleNow } from "../lib/settling.ts";

type Person = ApiUser & { memberId: string };
interface Row {
  userId: string;
  nickname: string;
  stake: number;
  openStake: number;
  paid: number;
}

const server = servedHere({ rateLimit: 0 });
let manager: Person;
let own: Person;
beforeEach(async () => {
  manager = await newMember(server, 0);
  await server.context.database.db
    .update(member)
    .set({ type: 2, role: 2, roles: ["manager"], recommenderId: null })
    .where(eq(member.id, manager.memberId));
  own = await memberOf(manager);
});

async function memberOf(recommender: Person): Promise<Person> {
  const one = await newMember(server, 100_000);
  await server.context.database.db
    .update(member)
    .set({ recommenderId: recommender.memberId })
    .where(eq(member.id, one.memberId));
  return one;
}
const list = async () => (await manager.ask<{ items: Row[] }>("GET", "/api/manager/members")).items;
const sums = async () => (await list()).map(({ stake, openStake, paid }) => [stake, openStake, paid]);

it("sees the own members alone: neither another manager's nor those whom an own member brought", async () => {
  await memberOf(own);
  await memberOf(await newMember(server, 0));
  const second = await memberOf(manager);
  const nameOf = ({ userId }: Person) => ({ userId, nickname: userId.slice(-8) });
  expect((await list()).map(({ userId, nickname }) => ({ userId, nickname }))).toEqual(
    expect.arrayContaining([nameOf(own), nameOf(second)]),
  );
  expect(await list()).toHaveLength(2);
  expect((await own.call("GET", "/api/manager/members")).status).toBe(403);
});

it("sees open stakes apart: they are neither staked nor paid until the bet is settled", async () => {
  const id = await addFixture(server.context);
  expect(await sums()).toEqual([[0, 0, 0]]);
  await placed(own, [`${id}-1x2-home@200`], { stake: 10_000 });
  await placed(own, [`${id}-1x2-away@410`], { stake: 3_000 });
  expect(await sums()).toEqual([[0, 13_000, 0]]);
  await settleNow(server, id, "1:0");
  expect(await sums()).toEqual([[13_000, 0, 20_000]]);
});

it("sees nothing of a bet that was refused after its delay, nor of one that still waits", async () => {
  const id = await addFixture(server.context, { status: "live", startsIn: -60_000, markets: [LIVE_RESULT] });
  const { body } = await place(own, betOf([`${id}-l1x2-home@200`], { stake: 10_000 }));
  expect(body.acceptance).toBe("pending");
  expect(await sums()).toEqual([[0, 0, 0]]);
  await server.context.database.db
    .update(market)
    .set({ status: "suspended" })
    .where(eq(market.id, `${id}-l1x2`));
  server.clock.advance(60_000);
  await decideDue(server.context);
  expect(await betNow(own, body.id)).toMatchObject({ acceptance: "refused", paid: 10_000 });
  expect(await sums()).toEqual([[0, 0, 0]]);
});
