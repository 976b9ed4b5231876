// What an operator is told before something is done: the preview of a result, the dry run of an import, and how a
// maintenance ends.
import { afterAll, beforeAll, expect, it } from "vitest";
import { readBalances } from "../../../server/ledger/balances.ts";
import { endDueMaintenance } from "../../../server/session/maintenance-end.ts";
import type { OperatorFixturePage, ImportReport, ResultRequest } from "../../../src/api/contract/operator/fixtures.ts";
import type { ResultPreview } from "../../../src/api/contract/operator/preview-bets.ts";
import { SPORT } from "../../../src/domain/sports/market.ts";
import { addFixture } from "../../factories/fixtures.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { seasonCsv } from "../../factories/season-csv.ts";
import { servedHere } from "../lib/served.ts";
import { newMember, placed } from "../lib/betting.ts";
import { launched, registered, type TrialProvider, walletOf } from "../lib/provider.ts";

const HOUR = 3_600_000;
const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
let trial: TrialProvider;
beforeAll(async () => {
  operator = await server.user("admin01");
  trial = await registered(operator);
});
afterAll(() => trial.stop());

const preview = (id: string, result: ResultRequest) =>
  operator.call<ResultPreview>("POST", `/api/admin/fixtures/${id}/result/preview`, result);
const give = (id: string, result: ResultRequest) =>
  operator.call<{ betsSettled: number }>("POST", `/api/admin/fixtures/${id}/result`, result);
const HOME_WINS = { home: 2, away: 0, homeHalf: 1, awayHalf: 0 };

it("previews what a result settles and pays, and writes nothing", async () => {
  const [winner, loser, both] = await Promise.all([1, 2, 3].map(() => newMember(server, 100_000)));
  const id = await addFixture(server.context, { startsIn: HOUR });
  const other = await addFixture(server.context, { startsIn: 3 * HOUR });
  const won = await placed(winner!, [`${id}-1x2-home`]);
  await placed(loser!, [`${id}-1x2-away@410`]);
  await placed(both!, [`${id}-1x2-home`, `${other}-1x2-home`]);
  expect(await preview(id, HOME_WINS)).toMatchObject({ status: 422, body: { rule: "not_started" } });
  expect(await preview("nothing", HOME_WINS)).toMatchObject({ status: 404 });
  server.clock.advance(2 * HOUR);
  operator = await server.user("admin01");
  expect(await preview(id, { ...HOME_WINS, homeHalf: 3 })).toMatchObject({ status: 422, body: { rule: "half_score" } });
  // What is paid of other bets was decided elsewhere, and is none of this result's.
  const guest = await newMember(server, 100_000);
  const wallet = walletOf(server, trial, await launched(guest, trial));
  const round = wallet.betOf();
  await wallet.send("bet", round);
  await wallet.send("win", wallet.winOf(round, 9_000));
  await placed(guest, [`${other}-1x2-away@410`]);
  const told = await preview(id, HOME_WINS);
  expect(told).toMatchObject({
    status: 200,
    body: { betsSettled: 2, betsCorrected: 0, paid: won.payout, takenBack: 0 },
  });
  expect(told.body.items.map(({ userId, before, after }) => [userId, before, after])).toEqual([
    [winner!.userId, { status: 0, paid: 0 }, { status: 2, paid: won.payout }],
    [loser!.userId, { status: 0, paid: 0 }, { status: 1, paid: 0 }],
  ]);
  expect(await preview(id, HOME_WINS)).toEqual(told);
  expect(await give(id, HOME_WINS)).toMatchObject({ status: 200, body: { betsSettled: 2 } });
  const { emoney } = await readBalances(server.context.database.db, winner!.memberId);
  expect(emoney).toBe(100_000 - won.stake + won.payout);
  const reversed = await preview(id, { home: 0, away: 1, homeHalf: 0, awayHalf: 0 });
  expect(reversed.body).toMatchObject({ betsCorrected: 2, takenBack: won.payout });
});

it("settles quarters by an operator's result, and voids those that it leaves out", async () => {
  const [one, two] = await Promise.all([1, 2].map(() => newMember(server, 100_000)));
  const quarter = { code: "q1", family: "win_lose", marketName: "1Q", period: "1", prices: { home: 190, away: 190 } };
  const second = { ...quarter, code: "q2", marketName: "2Q", period: "2" };
  const id = await addFixture(server.context, {
    startsIn: HOUR,
    sportId: SPORT.basketball,
    markets: [quarter, second],
  });
  const bets = [await placed(one!, [`${id}-q1-home@190`]), await placed(two!, [`${id}-q2-home@190`])];
  server.clock.advance(2 * HOUR);
  operator = await server.user("admin01");
  const whole = { home: 78, away: 70, homeHalf: 40, awayHalf: 31 };
  const balances = async () => {
    const both = [one!, two!].map(({ memberId }) => readBalances(server.context.database.db, memberId));
    return (await Promise.all(both)).map(({ emoney }) => emoney - 100_000);
  };
  const stake = bets[0]!.stake;
  expect(await give(id, whole)).toMatchObject({ status: 200, body: { betsSettled: 2 } });
  expect(await balances()).toEqual([0, 0]);
  const first = { ...whole, periods: { "1": { home: 20, away: 15 } } };
  expect(await give(id, first)).toMatchObject({ status: 200, body: { betsCorrected: 1 } });
  expect(await balances()).toEqual([(stake * 90) / 100, 0]);
  const listed = await operator.ask<OperatorFixturePage>("GET", "/api/admin/fixtures?itemsPerPage=100");
  expect(listed.items.find((item) => item.id === id)?.result).toMatchObject({ revision: 2, periods: first.periods });
  // The whole score again says nothing against what is known.
  expect(await give(id, whole)).toMatchObject({ status: 200, body: { betsCorrected: 0 } });
  const both = { ...whole, periods: { ...first.periods, "2": { home: 16, away: 20 } } };
  expect(await give(id, both)).toMatchObject({ status: 200, body: { betsCorrected: 1 } });
  expect(await balances()).toEqual([(stake * 90) / 100, -stake]);
});

it.each([
  [{ "77": { home: 1, away: 0 } }],
  [{ "1": { home: 1 } }],
  [{ "1": { home: -1, away: 0 } }],
  [{ "1": { home: 1, away: 0, extra: 1 } }],
  [[1]],
])("refuses the parts %j", async (periods) => {
  const id = await addFixture(server.context, { startsIn: -HOUR });
  const answer = await operator.call("POST", `/api/admin/fixtures/${id}/result`, { ...HOME_WINS, periods });
  expect(answer).toMatchObject({ status: 400, body: { code: "bad_request" } });
});

it("counts a dry run as the import itself, and writes nothing", async () => {
  const season = { teams: ["가", "나", "다", "라"], season: "2030-2031", firstKickOff: "2030-08-01 15:00:00", seed: 3 };
  const send = (query: string, csv = seasonCsv(season)) =>
    operator.call<ImportReport & { message: string }>("POST", `/api/admin/fixtures/import${query}`, csv, {
      "content-type": "text/csv",
    });
  const count = async () => (await operator.ask<{ totalCount: number }>("GET", "/api/admin/fixtures")).totalCount;
  const before = await count();
  const dry = await send("?dryRun=true");
  expect(dry.body.taken).toBeGreaterThan(0);
  expect(await count()).toBe(before);
  const real = await send("");
  expect(real.body).toEqual(dry.body);
  expect(await count()).toBe(before + dry.body.taken);
  expect((await send("?dryRun=true")).body).toMatchObject({ taken: 0, changed: real.body.taken });

  const next = seasonCsv({ ...season, season: "2031-2032", firstKickOff: "2031-08-01 15:00:00" });
  const two = [seasonCsv(season), ...next.split("\n").slice(1)].join("\n");
  expect(await send("", two)).toMatchObject({
    status: 400,
    body: { message: "파일에 시즌이 2개 있습니다(2030-2031, 2031-2032). 가져올 시즌을 입력해주세요." },
  });
  expect(await send("?season=2031-2032&dryRun=true", two)).toMatchObject({ status: 200 });
});

it("ends a maintenance at its expected end, and one without an end goes on", async () => {
  const flag = async () =>
    (await operator.ask<{ siteNoticeFlg: boolean; endsAt: string | null }>("GET", "/api/setting/maintanace"))
      .siteNoticeFlg;
  const begin = (maintenanceEndsAt: string | null) =>
    operator.ask("PUT", "/api/admin/settings", { siteNoticeFlg: true, maintenanceEndsAt });
  const end = server.clock.now() + HOUR;
  const endAt = (now: number) => endDueMaintenance({ ...server.context, clock: { now: () => now } });
  await begin(new Date(end).toISOString());
  expect(await endAt(end - 1)).toBe(false);
  expect(await flag()).toBe(true);
  expect(await endAt(end)).toBe(true);
  expect(await flag()).toBe(false);
  operator = await server.user("admin01");
  await begin(null);
  server.clock.advance(HOUR);
  expect(await endDueMaintenance(server.context)).toBe(false);
  operator = await server.user("admin01");
  await operator.ask("PUT", "/api/admin/settings", { siteNoticeFlg: false });
});

it("counts the members who are logged in", async () => {
  operator = await server.user("admin01");
  const online = async () => (await operator.ask<{ members: number }>("GET", "/api/admin/online")).members;
  const before = await online();
  const member = await server.user("member13");
  expect(await online()).toBe(before + 1);
  await member.ask("POST", "/api/member/logout");
  expect(await online()).toBe(before);
});
