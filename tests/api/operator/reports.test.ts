// Every report: what it says of itself, its pages, sums and files, and that it agrees with the ledger or says the difference.
import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { REPORTS } from "../../../server/operator/reports/reports.ts";
import type { Report, ReportSums } from "../../../src/api/contract/operator/reports.ts";
import { ROLES, may, type Role } from "../../../src/domain/operator/rights.ts";
import { keepDays } from "../../../server/operator/reports/days.ts";
import { bet, betPick, gameRound, reportDay, reportDayChanged } from "../../../server/db/schema.ts";
import { seoulDay } from "../../../src/domain/common/time.ts";
import { GAMES } from "../../../src/domain/games/games.ts";
import { KINDS } from "../../../src/domain/games/kinds.ts";
import { selectionIdOf } from "../../../src/domain/games/selection-id.ts";
import { edgesOfKind } from "../../../src/domain/programmes/pick-edge.ts";
import { demoAccounts } from "../../../server/demo/accounts.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { type Person, rowsOf } from "../lib/agents.ts";
import { expectRightBooks, newMember, placed } from "../lib/betting.ts";
import { approve, charge } from "../lib/money.ts";
import { servedHere } from "../lib/served.ts";
import { COUNTED_ANEW, silently } from "../lib/silently.ts";
import { settleNow } from "../lib/settling.ts";

const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
let user: Person;
const NAMES = REPORTS.map(({ name }) => name);
const PAGE = 100;
const readSums = (name: string, query = "") =>
  operator.ask<ReportSums>("GET", `/api/admin/reports/${name}/sums?${query.slice(1)}`);
/** The first page, and what comes after it. */
const read = async (name: string, query = ""): Promise<Report & ReportSums> => ({
  ...(await operator.ask<Report>("GET", `/api/admin/reports/${name}?itemsPerPage=${PAGE}${query}`)),
  ...(await readSums(name, query)),
});
const LONG_AGO = "&from=2001-01-01&to=2001-01-02";

beforeAll(async () => {
  operator = await server.user("admin01");
  user = await newMember(server, 20_000_000);
  await approve(operator, (await charge(user)).body.request.id);
  await operator.ask("POST", "/api/admin/deposits", { userId: user.userId, amount: 5_000, reason: "=1+1" });
  const [won, lost, open, gone] = await Promise.all(Array.from({ length: 4 }, () => addFixture(server.context)));
  await placed(user, [`${won}-1x2-home@200`], { stake: 5_000_000 });
  await placed(user, [`${won}-1x2-away@410`], { stake: 4_000 });
  await placed(user, [`${won}-1x2-home@200`, `${lost}-1x2-home@200`], { stake: 3_000 });
  await placed(user, [`${lost}-1x2-home@200`], { stake: 2_000 });
  await placed(user, [`${open}-1x2-home@200`], { stake: 1_000 });
  await placed(user, [`${gone}-1x2-home@200`], { stake: 6_000 });
  await settleNow(server, won!, "1:0");
  await settleNow(server, lost!, "0:1");
  await settleNow(server, gone!, "void");
  await settleNow(server, lost!, "2:1");
});

/** Settled bets on the first pick of a game, of which the ledger knows nothing. */
async function playing() {
  const { db } = server.context.database;
  const [game] = await db.select({ gameId: gameRound.gameId }).from(gameRound).limit(1);
  const kind = KINDS[GAMES.find(({ id }) => String(id) === game?.gameId)!.kind];
  const pick = kind.picks[0]!;
  // Of long ago: the server draws and settles what is open while a test runs.
  const roundId = `${game!.gameId}-20200101-0001`;
  const places = async (id: string, isWon: boolean, at = new Date(server.clock.now())) => {
    const payout = 10 * pick.price;
    await db.insert(bet).values({
      id,
      memberId: user.memberId,
      gameType: 3,
      stake: 1_000,
      price: pick.price,
      payout,
      paid: isWon ? payout : 0,
      status: isWon ? 2 : 1,
      placedAt: at,
      settledAt: at,
    });
    await db.insert(betPick).values({
      betId: id,
      memberId: user.memberId,
      position: 0,
      kind: "game",
      gameId: game!.gameId,
      roundId,
      selectionId: selectionIdOf(roundId, pick.key),
      betPrice: pick.price,
    });
  };
  return { kind, pick, places };
}

const removeGames = () =>
  silently(
    server,
    sql`delete from bet_pick where bet_id like 'game-%'`,
    sql`delete from bet where id like 'game-%'`,
    ...COUNTED_ANEW,
  );

describe.each(NAMES)("%s", (name) => {
  it("has title, period, time of making, page n of m, filters, subtotals and version [CERT-R1]", async () => {
    const found = await read(name);
    const definition = REPORTS.find((one) => one.name === name)!;
    expect(found).toMatchObject({ name, title: definition.title, page: 1 });
    expect(found.version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
    expect(Date.parse(found.madeAt)).toBeGreaterThan(0);
    expect(found.from === null).toBe(definition.span === "now");
    expect(found.items).toHaveLength(Math.min(PAGE, found.totalCount));
    expect(found.items.every((row) => row.length === found.columns.length)).toBe(true);
    const isSummed = found.columns.map((column) => column.isSummed);
    expect(found.totals.map((sum) => sum !== null)).toEqual(isSummed);
    // The sums are those of all pages.
    const isWhole = found.totalCount <= PAGE;
    const shown = found.columns.map((_, at) => found.items.reduce((sum, row) => sum + Number(row[at]), 0));
    const differ = found.columns.filter((_, at) => isWhole && isSummed[at] && found.totals[at] !== shown[at]);
    expect(differ.map(({ id }) => id)).toEqual([]);
    for (const subtotal of found.subtotals) expect(subtotal.sums).toHaveLength(found.columns.length);
    expect(found.subtotals.reduce((sum, { count }) => sum + count, 0)).toBe(
      found.subtotals.length > 0 ? found.totalCount : 0,
    );
  });

  it("agrees with the ledger, or says why there is nothing to compare [CERT-R4]", async () => {
    const { checks, noMoney } = await read(name);
    expect(checks.length > 0 || (noMoney ?? "").length > 5).toBe(true);
    expect(checks.filter(({ difference }) => difference !== 0)).toEqual([]);
  });

  it("comes by pages in one order, and all of it as CSV and XLSX [CERT-R1]", async () => {
    const whole = await read(name);
    const pages = [];
    for (let page = 1; page <= Math.min(3, Math.ceil(whole.items.length / 2)); page++)
      pages.push(
        ...(await operator.ask<Report>("GET", `/api/admin/reports/${name}?itemsPerPage=2&page=${page}`)).items,
      );
    // Spans of the availability end now, and what is read of events is one itself.
    const isMoving = name === "availability" || name === "significant-events";
    expect(isMoving ? [] : pages).toEqual(isMoving ? [] : whole.items.slice(0, pages.length));
    const csv = await server.inject({
      url: `/api/admin/reports/${name}/file?format=csv`,
      headers: { "x-auth-token": `Bearer ${operator.token}` },
    });
    expect(csv.headers["content-disposition"]).toContain("filename*=UTF-8''");
    const lines = csv.body.trimEnd().split("\r\n");
    expect(lines[0]).toBe(`\uFEFF${whole.columns.map(({ title }) => title).join(",")}`);
    expect(lines.length - 1 - (isMoving ? lines.length - 1 : whole.totalCount)).toBe(0);
    const xlsx = await server.inject({
      url: `/api/admin/reports/${name}/file?format=xlsx`,
      headers: { "x-auth-token": `Bearer ${operator.token}` },
    });
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe("PK");
  });

  it("says that it is empty [CERT-R1]", async () => {
    const definition = REPORTS.find((one) => one.name === name)!;
    if (definition.span === "now" || name === "availability") return;
    expect(await read(name, LONG_AGO)).toMatchObject({ items: [], totalCount: 0, from: "2001-01-01" });
  });
});

describe("a report", () => {
  it.each([...ROLES])("is open to %s by the right of what it is about [CERT-B8]", async (role: Role) => {
    const account = demoAccounts().find(({ roles }) => roles.length === 1 && roles[0] === role)!;
    const by = account.userId === operator.userId ? operator : await server.user(account.userId);
    const wanted = may([role], "reports.read")
      ? REPORTS.filter(({ right }) => may([role], right)).map((one) => one.name)
      : [];
    const list = await by.call<{ items?: { name: string }[] }>("GET", "/api/admin/reports");
    expect((list.body.items ?? []).map((one) => one.name)).toEqual(wanted);
    for (const { name } of REPORTS)
      expect([name, (await by.call("GET", `/api/admin/reports/${name}`)).status]).toEqual([
        name,
        wanted.includes(name) ? 200 : 403,
      ]);
    const sums = await by.call("GET", "/api/admin/reports/exclusions/sums");
    expect(sums.status).toBe(wanted.includes("exclusions") ? 200 : 403);
  });

  it("of a name that there is not is none, and days the wrong way round are refused", async () => {
    expect((await operator.call("GET", "/api/admin/reports/nothing")).status).toBe(404);
    const wrong = await operator.call("GET", "/api/admin/reports/betting?from=2026-02-01&to=2026-01-01");
    expect(wrong.status).toBe(400);
  });

  it("names what it is asked for [CERT-R2]", () => {
    expect(NAMES.toSorted()).toEqual(
      [
        "adjustments",
        "agent-statements",
        "availability",
        "betting",
        "betting-leagues",
        "betting-markets",
        "betting-sports",
        "cancelled-bets",
        "exclusions",
        "future-liability",
        "games",
        "large-wins",
        "late-bets",
        "liability",
        "members",
        "money",
        "open-bets",
        "promotions",
        "resettled-bets",
        "settlements",
        "significant-events",
        "software",
        "unfinished-rounds",
        "void-bets",
      ].toSorted(),
    );
  });

  it("counts settled bets by what they were on, a multiple of several under its own name [CERT-R2]", async () => {
    const [row] = rowsOf(await read("betting"));
    expect(row).toMatchObject({ product: "스포츠", bets: 5, stake: 5_015_000, paid: 10_022_000 });
    // Without days it is of the month so far; its one product is all there is.
    const report = await read("betting");
    const today = seoulDay(server.clock.now());
    expect([report.from, report.to]).toEqual([`${today.slice(0, 7)}-01`, today]);
    expect(report.subtotals).toEqual([{ label: "스포츠", count: report.totalCount, sums: report.totals }]);
    expect(report.checks.map(({ report: own, ledger }) => [own, ledger])).toEqual([
      [5_015_000, 5_015_000],
      [10_022_000, 10_022_000],
    ]);
    // In a file, what is kept of a hundred won, and won as they are.
    const { body } = await server.inject({
      url: "/api/admin/reports/betting/file?format=csv",
      headers: { "x-auth-token": `Bearer ${operator.token}` },
    });
    expect(body.trimEnd().split("\r\n")[1]).toMatch(/,5,5015000,10022000,'?-5007000,'?-99\.84$/);
    const wins = rowsOf(await read("large-wins"));
    expect(wins).toMatchObject([{ member: user.userId, stake: 5_000_000, paid: 10_000_000 }]);
    expect(rowsOf(await read("cancelled-bets", `&text=${user.userId}`))).toHaveLength(1);
    expect(rowsOf(await read("resettled-bets", `&text=${user.userId}`)).length).toBeGreaterThanOrEqual(1);
  });

  it("is narrowed by its choices, and by nothing that is none of them", async () => {
    const count = async (query: string) => (await read("open-bets", query)).totalCount;
    const all = await count("");
    expect((await count("&choice=1")) + (await count("&choice=3"))).toBe(all);
    expect(await count("&choice=9")).toBe(all);
    expect(await count("&text=nobody99")).toBe(0);
  });

  it("sets the real return of a game beside the theoretical one, and alarms outside of 99% [CERT-G4]", async () => {
    const { kind, places } = await playing();
    const rowNow = async () =>
      rowsOf(await read("games")).find(({ bets, stake }) => Number(stake) === Number(bets) * 1_000);
    await places("game-1", false);
    const theory = 10_000 - Math.round(edgesOfKind(kind, ({ price }) => price)[0]!.edge / 100);
    expect(await rowNow()).toMatchObject({ bets: 1, real: 0, alarm: "" });
    expect(Math.abs(Number((await rowNow())?.theory) - theory)).toBeLessThanOrEqual(1);
    for (let number = 2; number <= 40; number++) await places(`game-${number}`, true);
    const { real, theory: said, most, alarm } = (await rowNow())!;
    expect(Number(real)).toBeGreaterThan(Number(most));
    expect([Number(most) > Number(said), alarm]).toEqual([true, "구간 밖"]);
    await removeGames();
  });

  it("tells the money in rounds that are not over [CERT-G2]", async () => {
    expect((await read("unfinished-rounds")).columns.map(({ id }) => id)).toEqual([
      "game",
      "round",
      "since",
      "bets",
      "stake",
    ]);
  });

  it("escapes what a table program would read as a formula", async () => {
    const csv = await server.inject({
      url: "/api/admin/reports/adjustments/file?format=csv",
      headers: { "x-auth-token": `Bearer ${operator.token}` },
    });
    expect(csv.body).toContain("'=1+1");
  });
});

describe("a difference that was planted in the rows", () => {
  /** By report, a change behind the ledger's back, and what takes it back. */
  const PLANTED: readonly (readonly [string, string, string])[] = [
    ["betting", "update bet set paid = paid + 7 where status = 2", "update bet set paid = paid - 7 where status = 2"],
    [
      "large-wins",
      "update bet set paid = paid + 7 where status = 2",
      "update bet set paid = paid - 7 where status = 2",
    ],
    [
      "open-bets",
      "update bet set stake = stake + 7 where status = 0",
      "update bet set stake = stake - 7 where status = 0",
    ],
    [
      "future-liability",
      "update bet set stake = stake + 7 where status = 0",
      "update bet set stake = stake - 7 where status = 0",
    ],
    [
      "money",
      "update money_request set amount = amount + 7 where state = 'done'",
      "update money_request set amount = amount - 7 where state = 'done'",
    ],
    [
      "members",
      "update account set balance = balance + 7 where kind = 'wallet'",
      "update account set balance = balance - 7 where kind = 'wallet'",
    ],
    [
      "liability",
      "update account set balance = balance + 7 where kind = 'wallet'",
      // The server may have kept what was planted.
      `with kept as (delete from report_day where report = 'balances')
        update account set balance = balance - 7 where kind = 'wallet'`,
    ],
    [
      "adjustments",
      "update entry set amount = amount + 7 where account_id like 'wallet:%' and kind = 'deposit'",
      "update entry set amount = amount - 7 where account_id like 'wallet:%' and kind = 'deposit'",
    ],
    [
      "settlements",
      "update entry set amount = amount + 7 where account_id like 'wallet:%' and kind = 'settlement'",
      "update entry set amount = amount - 7 where account_id like 'wallet:%' and kind = 'settlement'",
    ],
  ];
  it.each(PLANTED)("is said by %s [CERT-R4]", async (name, plant, remove) => {
    await silently(server, sql.raw(plant));
    const { checks } = await read(name);
    await silently(server, sql.raw(remove));
    expect(checks.some(({ difference }) => difference !== 0 && difference % 7 === 0)).toBe(true);
    expect((await read(name)).checks.every(({ difference }) => difference === 0)).toBe(true);
    await expectRightBooks(server);
  });
});

describe("what all accounts hold", () => {
  const forget = () => silently(server, sql`delete from report_day where report = 'balances'`);

  it("is kept of an hour that is over and read with what was posted since; a wrong one is a difference [CERT-R4]", async () => {
    const items = async () => (await read("liability")).items;
    const { db } = server.context.database;
    const keep = async () => {
      await keepDays(server.context);
      expect(await db.$count(reportDay, eq(reportDay.report, "balances"))).toBe(1);
    };
    await forget();
    const before = await items();
    await keep();
    expect(await items()).toEqual(before);
    const fixture = await addFixture(server.context);
    await placed(user, [`${fixture}-1x2-home@200`], { stake: 1_000 });
    const fromKept = await items();
    expect(fromKept).not.toEqual(before);
    await forget();
    expect(await items()).toEqual(fromKept);
    await keep();
    // Of a later day: what the server keeps meanwhile is not read.
    await silently(
      server,
      sql`insert into report_day (report, day, source, rows)
        select report, '2100-01-01', source, (select jsonb_agg(r || jsonb_build_object('balance', (r->>'balance')::bigint + 7))
          from jsonb_array_elements(rows) r) from report_day where report = 'balances'`,
    );
    const { checks } = await read("liability");
    expect(checks.map(({ difference }) => difference % 7 === 0 && difference > 0)).toEqual([true, true, true, true]);
    await forget();
    await settleNow(server, fixture, "void");
  });
});

describe("what is read of days that are over", () => {
  const DAYS = 2;
  const KEPT = REPORTS.filter(({ byDay }) => byDay).map(({ name }) => name);
  /** Bets that are settled, and what was known of their matches, by days to another time. */
  const move = (days: number) => {
    const by = sql`${`${days} days`}::interval`;
    return silently(
      server,
      sql`update bet set placed_at = placed_at + ${by}, settled_at = settled_at + ${by}
        where member_id = ${user.memberId} and settled_at is not null`,
      sql`update fixture_result set at = at + ${by} * 5`,
    );
  };

  it("is kept as it is, and read anew where a bet of such a day changes [CERT-R4]", async () => {
    const { db } = server.context.database;
    const now = server.clock.now();
    const day = seoulDay(now - DAYS * 86_400_000);
    const all = async () => {
      const read: unknown[] = [];
      for (const name of KEPT) {
        const { columns, items } = await operator.ask<Report>("GET", `/api/admin/reports/${name}?from=${day}`);
        read.push([name, columns.map(({ id }) => id), items]);
      }
      return read as [name: string, columns: string[], items: unknown[]][];
    };
    const { places } = await playing();
    await places("game-1", false);
    await move(-DAYS);
    const fromBets = await all();
    expect(fromBets.filter(([, , items]) => items.length === 0)).toEqual([]);
    await keepDays(server.context);
    expect(await db.$count(reportDay)).toBeGreaterThanOrEqual(KEPT.length);
    expect(await all()).toEqual(fromBets);
    // What is kept is what is read, and nothing is kept twice.
    await silently(server, sql`update report_day set rows = '[]'`);
    await keepDays(server.context);
    const withoutDay = await all();
    expect(withoutDay.filter((one, at) => isDeepStrictEqual(one, fromBets[at]))).toEqual([]);
    // As a settlement does that comes again.
    await db.execute(sql`update bet set counted_price = 200 where member_id = ${user.memberId} and status = 2`);
    expect(await all()).toEqual(fromBets);
    await keepDays(server.context);
    expect([await all(), await db.$count(reportDayChanged)]).toEqual([fromBets, 0]);
    // Another query: what the one before found is not used.
    await silently(server, sql`update report_day set rows = '[]', source = 'before'`);
    expect(await all()).toEqual(fromBets);
    await move(DAYS);
    await removeGames();
    await silently(server, sql`delete from report_day`);
  });
});
