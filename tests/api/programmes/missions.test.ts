// Missions: progress from bets, charges and check-ins; each step is paid once in its span.
import { and, eq, gte, lt } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bet } from "../../../server/db/schema.ts";
import { seoul, seoulDayBounds, seoulDay } from "../../../src/domain/common/time.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { expectRightBooks, newMember, placed } from "../lib/betting.ts";
import { settleNow } from "../lib/settling.ts";
import { DATABASES, atOnce } from "../lib/both-databases.ts";

// The test clock runs with the real one: margins are minutes, which no slow machine uses up.
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
let member: ApiUser & { memberId: string };

interface Mission {
  id: string;
  progress: number;
  from: string;
  to: string | null;
  steps: { target: number; state: string }[];
}

const points = (amount: number) => ({ kind: "points", amount, wagering: 0 });
const iso = (at: number) => new Date(at).toISOString();
const requestOf = (fields: object = {}, from = server) => ({
  title: "미션",
  description: "",
  period: "day",
  measure: "betCount",
  gameType: null,
  steps: [{ target: 1, reward: points(100) }],
  startsAt: iso(from.clock.now() - 30 * DAY),
  endsAt: null,
  ...fields,
});
const make = (fields: object = {}) =>
  operator.ask<{ id: string }>("POST", "/api/admin/missions", requestOf(fields)).then(({ id }) => id);
async function read(
  id: string,
  kind: "mission" | "acc" = "mission",
  by: ApiUser = member,
): Promise<Mission | undefined> {
  const { items } = await by.ask<{ items: Mission[] }>("GET", `/api/missions?kind=${kind}`);
  return items.find((one) => one.id === id);
}
const claim = (id: string, step = 0, by: ApiUser = member, key?: string) =>
  by.call<{ code?: string; amount?: number; point: number }>(
    "POST",
    `/api/missions/${id}/claim`,
    { step },
    key ? { "Idempotency-Key": key } : {},
  );
/** A bet on the home side at 2.00 that is won, lost or void now. */
async function bets(outcome: "won" | "lost" | "void", stake: number, by: ApiUser = member, on = server) {
  const id = await addFixture(on.context);
  await placed(by, [`${id}-1x2-home@200`], { stake });
  await settleNow(on, id, { won: "1:0", lost: "0:1", void: "void" }[outcome]);
}
function goTo(days: number, time: string) {
  const [hour = 0, minute = 0, second = 0] = time.split(":").map(Number);
  const to = seoul(server.clock.now()).add(days, "day").hour(hour).minute(minute).second(second).millisecond(0);
  server.clock.advance(to.valueOf() - server.clock.now());
}
async function login() {
  member.token = (await server.user(member.userId)).token;
  operator.token = (await server.user("admin01")).token;
}

beforeAll(async () => {
  operator = await server.user("admin01");
});
beforeEach(async () => {
  operator = await server.user("admin01");
  member = await newMember(server, 1_000_000);
});

it("counts what was settled as lost or won, and equals a recount of bets", async () => {
  const measures = ["betCount", "betStake", "wonCount", "wonAmount"] as const;
  const ids = await Promise.all(
    measures.map((measure) => make({ measure, steps: [{ target: 9_999_999, reward: points(1) }] })),
  );
  const live = await make({ gameType: 2 });
  await bets("won", 10_000);
  await bets("lost", 25_000);
  await bets("void", 50_000);
  const open = await addFixture(server.context);
  await placed(member, [`${open}-1x2-home@200`], { stake: 40_000 });
  const progress = await Promise.all(ids.map(async (id) => (await read(id))?.progress));
  expect(progress).toEqual([2, 35_000, 1, 20_000]);
  expect(await read(live)).toMatchObject({ progress: 0 });

  const { from, to } = seoulDayBounds(seoulDay(server.clock.now()));
  const settled = and(gte(bet.settledAt, new Date(from)), lt(bet.settledAt, new Date(to)));
  const rows = (
    await server.context.database.db
      .select()
      .from(bet)
      .where(and(eq(bet.memberId, member.memberId), settled))
  ).filter(({ status }) => status === 1 || status === 2);
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);
  const won = rows.filter(({ status }) => status === 2);
  expect(progress).toEqual([
    rows.length,
    sum(rows.map(({ stake }) => stake)),
    won.length,
    sum(won.map(({ paid }) => paid)),
  ]);
});

it("counts charges that stand, and check-ins", async () => {
  member = await newMember(server, 0);
  const amount = await make({ measure: "chargeAmount", steps: [{ target: 30_000, reward: points(1) }] });
  const days = await make({ measure: "attendance" });
  const give = (won: number) =>
    operator.ask("POST", "/api/admin/deposits", { userId: member.userId, amount: won, reason: "입금" });
  await give(30_000);
  await give(5_000);
  expect(await read(amount)).toMatchObject({ progress: 35_000, steps: [{ state: "claimable" }] });
  const { items } = await operator.ask<{ items: { id: string }[] }>(
    "GET",
    `/api/admin/deposits?userId=${member.userId}`,
  );
  await operator.ask("POST", `/api/admin/deposits/${items[1]?.id}/reverse`, { reason: "잘못 입금" });
  expect(await read(amount)).toMatchObject({ progress: 5_000, steps: [{ state: "open" }] });
  await member.ask("POST", "/api/attendance/check-in");
  expect(await read(days)).toMatchObject({ progress: 1 });
});

it("pays a step once it is reached, and once only", async () => {
  const id = await make({
    steps: [
      { target: 1, reward: points(100) },
      { target: 2, reward: points(700) },
    ],
  });
  expect(await claim(id)).toMatchObject({ status: 422, body: { code: "not_claimable" } });
  await bets("lost", 10_000);
  expect(await read(id)).toMatchObject({ progress: 1, steps: [{ state: "claimable" }, { state: "open" }] });
  expect(await claim(id)).toMatchObject({ status: 201, body: { amount: 100, point: 100 } });
  expect(await claim(id)).toMatchObject({ status: 409, body: { code: "already_claimed" } });
  expect(await claim(id, 1)).toMatchObject({ status: 422 });
  expect(await claim(id, 2)).toMatchObject({ status: 404 });
  expect(await claim("none")).toMatchObject({ status: 404 });
  await bets("lost", 10_000);
  expect(await claim(id, 1)).toMatchObject({ status: 201, body: { amount: 700, point: 800 } });
  expect(await read(id)).toMatchObject({ steps: [{ state: "claimed" }, { state: "claimed" }] });
  await expectRightBooks(server);
});

it("begins anew at midnight in Seoul: a bet counts on the day on which it is settled", async () => {
  const id = await make();
  goTo(1, "23:58:00");
  await login();
  await bets("won", 10_000);
  expect(await read(id)).toMatchObject({ progress: 1 });
  goTo(1, "00:00:01");
  expect(await read(id)).toMatchObject({ progress: 0, steps: [{ state: "open" }] });
  expect(await claim(id)).toMatchObject({ status: 422 });
  await bets("won", 10_000);
  expect(await claim(id)).toMatchObject({ status: 201 });
  goTo(1, "00:00:00");
  await login();
  await bets("won", 10_000);
  expect(await claim(id)).toMatchObject({ status: 201, body: { point: 200 } });
});

it("a bet that is revised on a later day counts on the day on which it counted first", async () => {
  const id = await make();
  const [lost, voided] = [await addFixture(server.context), await addFixture(server.context)];
  for (const fixture of [lost, voided]) await placed(member, [`${fixture}-1x2-home@200`], { stake: 10_000 });
  await settleNow(server, lost, "0:1");
  await settleNow(server, voided, "void");
  expect(await read(id)).toMatchObject({ progress: 1 });
  goTo(1, "12:00:00");
  await login();
  await settleNow(server, lost, "1:0");
  expect(await read(id)).toMatchObject({ progress: 0 });
  await settleNow(server, voided, "1:0");
  expect(await read(id), "it counts for the first time").toMatchObject({ progress: 1 });
});

it("a week begins on Monday in Seoul", async () => {
  const id = await make({ period: "week" });
  goTo((7 - seoul(server.clock.now()).day()) % 7 || 7, "23:58:00");
  await login();
  await bets("won", 10_000);
  expect(await read(id)).toMatchObject({ progress: 1 });
  goTo(1, "00:00:00");
  const next = await read(id);
  expect(next).toMatchObject({ progress: 0 });
  expect(seoul(next?.from ?? "").format("d HH:mm:ss")).toBe("1 00:00:00");
  expect(Date.parse(next?.to ?? "") - Date.parse(next?.from ?? "")).toBe(7 * DAY);
});

it("an accumulated event counts from its start to its end, and pays for three days more", async () => {
  const now = server.clock.now();
  const id = await make({ period: "span", startsAt: iso(now + 10 * MINUTE), endsAt: iso(now + 20 * MINUTE) });
  await bets("won", 10_000);
  expect(await read(id, "acc")).toBeUndefined();
  server.clock.advance(10 * MINUTE);
  expect(await read(id, "acc")).toMatchObject({ progress: 0 });
  await bets("won", 10_000);
  server.clock.advance(10 * MINUTE);
  await bets("won", 10_000);
  expect(await read(id, "acc")).toMatchObject({ progress: 1 });
  server.clock.advance(3 * DAY - MINUTE);
  await login();
  expect(await claim(id)).toMatchObject({ status: 201 });
  server.clock.advance(MINUTE);
  const other = await newMember(server, 0);
  expect(await claim(id, 0, other)).toMatchObject({ status: 404 });
  expect(await read(id, "acc", other)).toBeUndefined();
});

it("the demo's missions are listed by their period, and in each as the operator laid them", async () => {
  const { items } = await member.ask<{ items: { title: string }[] }>("GET", "/api/missions?kind=mission");
  const titles = ["오늘의 베팅", "오늘의 적중", "출석하기", "이번 주 스포츠 베팅 금액"];
  expect(items.map(({ title }) => title).filter((title) => titles.includes(title))).toEqual(titles);
});

it("what is promised stays once something was claimed; ending stops it", async () => {
  const { id, claims } = await operator.ask<{ id: string; claims: number }>("POST", "/api/admin/missions", requestOf());
  expect(claims).toBe(0);
  const put = (fields: object) => operator.call("PUT", `/api/admin/missions/${id}`, requestOf(fields));
  const started = (await operator.ask<{ items: { id: string; startsAt: string }[] }>("GET", "/api/admin/missions"))
    .items;
  const startsAt = started.find((one) => one.id === id)?.startsAt;
  expect(await put({ startsAt, steps: [{ target: 2, reward: points(100) }] })).toMatchObject({ status: 200 });
  expect(await put({ startsAt })).toMatchObject({ status: 200 });
  await bets("won", 10_000);
  await claim(id);
  expect(await put({ startsAt, steps: [{ target: 1, reward: points(101) }] })).toMatchObject({
    status: 409,
    body: { code: "not_editable" },
  });
  expect(await put({ startsAt, title: "다른 이름" })).toMatchObject({
    status: 200,
    body: { title: "다른 이름", claims: 1 },
  });
  const claimed = async () => {
    const { items } = await operator.ask<{ items: { id: string; claims: number }[] }>("GET", "/api/admin/missions");
    return new Map(items.map((one) => [one.id, one.claims]));
  };
  const beside = await make();
  expect([(await claimed()).get(id), (await claimed()).get(beside)]).toEqual([1, 0]);
  expect(await operator.ask("POST", `/api/admin/missions/${id}/end`)).toMatchObject({ phase: "ended" });
  expect(await read(id)).toBeUndefined();
  const other = await newMember(server, 100_000);
  await bets("won", 10_000, other);
  expect(await claim(id, 0, other)).toMatchObject({ status: 404 });
  for (const wrong of [
    { steps: [] },
    { steps: [1, 2, 3, 4, 5, 6].map((target) => ({ target, reward: points(1) })) },
    {
      steps: [
        { target: 2, reward: points(1) },
        { target: 2, reward: points(1) },
      ],
    },
    { measure: "attendance", gameType: 1 },
    { endsAt: iso(server.clock.now() - 40 * DAY) },
    { period: "month" },
  ])
    await expect(make(wrong)).rejects.toThrow(/ 400 /);
});

describe("many claims at once are one", () => {
  for (const { name, isMissing, run } of DATABASES)
    it.skipIf(isMissing)(`on ${name}`, () =>
      run(async (nodes) => {
        const [first] = nodes;
        const admin = await first.user("admin01");
        const by = await newMember(first, 100_000);
        const { id } = await admin.ask<{ id: string }>("POST", "/api/admin/missions", requestOf({}, first));
        await bets("lost", 10_000, by, first);
        const answers = await atOnce(nodes, ({ url }, i) => {
          const node = Object.assign(new ApiUser(url, by.userId), { token: by.token });
          return claim(id, 0, node, i % 2 ? "one-claim-00" : `claim-${i}-0000`);
        });
        expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
        expect(answers.some(({ status }) => status === 201)).toBe(true);
        expect(await by.ask("GET", "/api/member/user")).toMatchObject({ point: 100 });
        await expectRightBooks(first);
      }),
    );
});
