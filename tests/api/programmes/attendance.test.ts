// Check-ins: one a day in Seoul, rewards by the operator's rules, streaks that break.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { programmeClaim } from "../../../server/db/schema.ts";
import { eq } from "drizzle-orm";
import { seoul } from "../../../src/domain/common/time.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { expectRightBooks, newMember } from "../lib/betting.ts";
import { DATABASES, atOnce } from "../lib/both-databases.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
let member: ApiUser & { memberId: string };

const points = (amount: number) => ({ kind: "points", amount, wagering: 0 });
const RULES = {
  isOpen: true,
  daily: points(100),
  streaks: [
    { days: 2, reward: points(500) },
    { days: 3, reward: { kind: "money", amount: 7_000, wagering: 2 } },
  ],
};

interface Report {
  day: string;
  streak: number;
  rewards: { streakDays: number | null; kind: string; amount: number }[];
  emoney: number;
  point: number;
  code?: string;
}
interface Month {
  today: string;
  month: string;
  days: string[];
  streak: number;
  isCheckedIn: boolean;
}

const checkIn = (by: ApiUser = member, key?: string) =>
  by.call<Report>("POST", "/api/attendance/check-in", undefined, key ? { "Idempotency-Key": key } : {});
const month = (query = "") => member.ask<Month>("GET", `/api/attendance${query}`);
/** Moves the server's clock to a time in Seoul, some days on. */
function goTo(days: number, time: string) {
  const now = seoul(server.clock.now());
  const [hour = 0, minute = 0, second = 0] = time.split(":").map(Number);
  const to = now.add(days, "day").hour(hour).minute(minute).second(second).millisecond(0);
  server.clock.advance(to.valueOf() - server.clock.now());
}
/** The session would end while days go by. */
async function login() {
  member.token = (await server.user(member.userId)).token;
  operator.token = (await server.user("admin01")).token;
}

beforeAll(async () => {
  await operator.ask("PUT", "/api/admin/attendance-rules", RULES);
});
beforeEach(async () => {
  member = await newMember(server, 0);
});

it("takes one check-in a day and pays it", async () => {
  expect(await month()).toMatchObject({ days: [], streak: 0, isCheckedIn: false, rules: RULES });
  const { status, body } = await checkIn();
  expect(status).toBe(201);
  expect(body).toMatchObject({ streak: 1, rewards: [{ streakDays: null, kind: "points", amount: 100 }], point: 100 });
  expect(await month()).toMatchObject({ days: [body.day], today: body.day, streak: 1, isCheckedIn: true });
  expect(await checkIn()).toMatchObject({ status: 409, body: { code: "already_claimed" } });
  expect(await member.ask("GET", "/api/wallet/entries?of=points")).toMatchObject({
    items: [{ kind: "attendance", amount: 100 }],
  });
  await expectRightBooks(server);
});

it("changes the day at midnight in Seoul, pays days in a row, and begins anew after the longest and after a gap", async () => {
  goTo(1, "23:58:00");
  await login();
  const first = (await checkIn()).body;
  expect(first.streak).toBe(1);
  goTo(1, "00:00:01");
  const second = (await checkIn()).body;
  expect(second).toMatchObject({ streak: 2, rewards: [{ amount: 100 }, { streakDays: 2, amount: 500 }] });
  expect(seoul(`${second.day}T00:00:00+09:00`).diff(seoul(`${first.day}T00:00:00+09:00`), "day")).toBe(1);
  goTo(1, "12:00:00");
  await login();
  expect((await checkIn()).body).toMatchObject({
    streak: 3,
    rewards: [{ amount: 100 }, { streakDays: 3, kind: "money", amount: 7_000 }],
    emoney: 7_000,
    point: 800,
  });
  const [claim] = await server.context.database.db
    .select()
    .from(programmeClaim)
    .where(eq(programmeClaim.programmeId, "streak3"));
  expect(claim).toMatchObject({ memberId: member.memberId, kind: "money", amount: 7_000, wagering: 14_000 });
  goTo(1, "12:00:00");
  await login();
  // The fourth day is the first of the next round.
  expect((await checkIn()).body).toMatchObject({ streak: 4, rewards: [{ amount: 100 }] });
  goTo(1, "09:00:00");
  await login();
  expect(await month()).toMatchObject({ streak: 4, isCheckedIn: false });
  goTo(1, "09:00:00");
  await login();
  expect(await month()).toMatchObject({ streak: 0 });
  expect((await checkIn()).body).toMatchObject({ streak: 1, rewards: [{ amount: 100 }] });
  await expectRightBooks(server);
});

it("shows a month by itself; a streak goes on over the change of the month", async () => {
  const now = seoul(server.clock.now());
  const lastDay = now.add(1, "month").endOf("month");
  server.clock.advance(lastDay.hour(20).valueOf() - server.clock.now());
  await login();
  const before = (await checkIn()).body;
  goTo(1, "08:00:00");
  await login();
  const after = (await checkIn()).body;
  expect(after).toMatchObject({ streak: 2 });
  expect(after.day.slice(8)).toBe("01");
  expect(await month()).toMatchObject({ month: after.day.slice(0, 7), days: [after.day] });
  expect(await month(`?month=${before.day.slice(0, 7)}`)).toMatchObject({ days: [before.day], streak: 2 });
  for (const wrong of ["2026-13", "2026-1", "x", "2026-11-01"])
    expect(await member.call("GET", `/api/attendance?month=${wrong}`)).toMatchObject({ status: 400 });
});

it("takes no check-in while attendance is closed, and rules by operators only", async () => {
  expect(await member.call("PUT", "/api/admin/attendance-rules", RULES)).toMatchObject({ status: 403 });
  await operator.ask("PUT", "/api/admin/attendance-rules", { ...RULES, isOpen: false });
  expect(await checkIn()).toMatchObject({ status: 422, body: { code: "not_claimable" } });
  expect(await month()).toMatchObject({ days: [] });
  for (const wrong of [
    { ...RULES, streaks: [RULES.streaks[0], RULES.streaks[0]] },
    { ...RULES, daily: { kind: "points", amount: -1, wagering: 0 } },
    { ...RULES, daily: { kind: "points", amount: 1.5, wagering: 0 } },
    { ...RULES, streaks: [2, 3, 4, 5, 6, 7, 8].map((days) => ({ days, reward: points(1) })) },
    { ...RULES, streaks: [{ days: 1, reward: points(1) }] },
  ])
    expect(await operator.call("PUT", "/api/admin/attendance-rules", wrong)).toMatchObject({ status: 400 });
  await operator.ask("PUT", "/api/admin/attendance-rules", RULES);
});

describe("many check-ins at once, under one key and under many, are one", () => {
  for (const { name, isMissing, run } of DATABASES)
    it.skipIf(isMissing)(`on ${name}`, () =>
      run(async (nodes) => {
        await (await nodes[0].user("admin01")).ask("PUT", "/api/admin/attendance-rules", RULES);
        const by = await newMember(nodes[0], 0);
        const answers = await atOnce(nodes, ({ url }, i) => {
          const node = Object.assign(new ApiUser(url, by.userId), { token: by.token });
          return checkIn(node, i % 2 ? "one-check-in" : `check-in-${i}`);
        });
        const paid = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => JSON.stringify(body)));
        expect(paid.size).toBe(1);
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
        expect(await by.ask("GET", "/api/member/user")).toMatchObject({ point: 100 });
        await expectRightBooks(nodes[0]);
      }),
    );
});
