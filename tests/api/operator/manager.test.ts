// What managers and agents see: members of their own and those of everybody below, and never anyone else's.
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { everyEndpoint } from "../../../scripts/lib/every-endpoint.ts";
import { market } from "../../../server/db/schema.ts";
import { closePeriod } from "../../../server/operator/agents/statements.ts";
import { treeOnWire } from "../../../server/operator/agents/tree.ts";
import { BRANCH_REPORTS } from "../../../server/operator/reports/branch-reports.ts";
import { decideDue } from "../../../server/sports/betting/decide-due.ts";
import { seoulDay } from "../../../src/domain/common/time.ts";
import { addFixture, LIVE_RESULT } from "../../factories/fixtures.ts";
import { memberOf, newAgent, type Person, readRows, result } from "../lib/agents.ts";
import { betOf, newMember, place, placed } from "../lib/betting.ts";
import { approve, charge } from "../lib/money.ts";
import { servedHere } from "../lib/served.ts";
import { settleNow } from "../lib/settling.ts";

const server = servedHere({ rateLimit: 0 });
const DAY = 24 * 3_600_000;

describe("a tree", () => {
  /** top over middle over low; beside has the same house above. Each has a member who charged and bet. */
  const tree = {} as Record<"top" | "middle" | "low" | "beside", Person>;
  const members = {} as Record<keyof typeof tree, Person>;
  let stranger: Person;
  const SEES: Readonly<Record<keyof typeof tree, readonly (keyof typeof tree)[]>> = {
    top: ["top", "middle", "low"],
    middle: ["middle", "low"],
    low: ["low"],
    beside: ["beside"],
  };
  const names = Object.keys(SEES) as (keyof typeof tree)[];
  const userIds = (whose: readonly (keyof typeof tree)[]) => whose.map((one) => members[one].userId).toSorted();

  beforeAll(async () => {
    const shares = [result("sports", 1_000), result("casino", 1_000)];
    tree.top = await newAgent(server, { shares });
    tree.middle = await newAgent(server, { above: tree.top, shares });
    tree.low = await newAgent(server, { role: "agent", above: tree.middle, shares: [result("casino", 1_000)] });
    tree.beside = await newAgent(server, { shares });
    const operator = await server.user("admin01");
    const fixture = await addFixture(server.context);
    for (const name of names) members[name] = await memberOf(server, tree[name]);
    stranger = await newMember(server, 100_000);
    // Somebody whom a member brought belongs to no manager: docs/decisions/agents.md.
    const brought = await memberOf(server, members.top);
    for (const one of [...Object.values(members), stranger, brought]) {
      await operator.ask("POST", "/api/admin/deposits", { userId: one.userId, amount: 10_000, reason: "test" });
      await placed(one, [`${fixture}-1x2-home@200`], { stake: 10_000 });
      await approve(operator, (await charge(one)).body.request.id);
    }
    await settleNow(server, fixture, "0:1");
    const until = seoulDay(server.clock.now());
    server.clock.advance(DAY);
    await server.context.database.db.transaction((tx) =>
      closePeriod(tx, server.context, { until, closedBy: tree.top.memberId }),
    );
    server.clock.advance(-DAY);
  });

  const ENDPOINTS: Readonly<Record<string, string>> = {
    "/manager/reports/:name": "each of its reports, below",
    "/manager/reports/:name/sums": "the sums of each report, below",
    "/manager/reports/:name/file": "each of its files, below",
    "/manager/tree": "the tree, below",
    "/manager/statements": "the statements, below",
    "/manager/statements/:id": "the statements, below",
  };
  it("has a case for every endpoint of managers", async () => {
    const paths = (await everyEndpoint()).filter(({ access }) => access === "manager").map(({ path }) => path);
    expect(paths.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  });

  const CASES = names.flatMap((who) => BRANCH_REPORTS.map(({ name }) => [who, name] as const));
  it.each(CASES)("%s reads in the report %s the own members and those below, and nobody else's", async (who, name) => {
    const path = `/api/manager/reports/${name}`;
    const seen = async (query: string) =>
      [
        ...new Set((await readRows(tree[who], `${path}?itemsPerPage=100${query}`)).map(({ member }) => member)),
      ].toSorted();
    expect(await seen("")).toEqual(userIds(SEES[who]));
    expect(await seen("&choice=own")).toEqual(userIds([who]));
    expect(await seen("&choice=below")).toEqual(userIds(SEES[who].filter((one) => one !== who)));
    for (const other of [...names.filter((one) => !SEES[who].includes(one)).map((one) => members[one]), stranger]) {
      expect(await seen(`&text=${other.userId}`)).toEqual([]);
      expect(await tree[who].ask("GET", `${path}/sums?text=${other.userId}`)).toMatchObject({ totalCount: 0 });
    }
    const { items } = await tree[who].ask<{ items: unknown[] }>("GET", `${path}?itemsPerPage=100`);
    expect(await tree[who].ask("GET", `${path}/sums`)).toMatchObject({ totalCount: items.length });
  });

  it.each(BRANCH_REPORTS.map(({ name }) => name))("the report %s is of the days that are asked for", async (name) => {
    const rows = (days: string) => readRows(tree.top, `/api/manager/reports/${name}?itemsPerPage=100&${days}`);
    const today = seoulDay(server.clock.now());
    const now = await rows(`from=${today}&to=${today}`);
    const before = await rows("from=2001-01-01&to=2001-01-02");
    const moved = ({ stake, charged, amount }: (typeof now)[number]) =>
      Number(stake ?? 0) + Number(charged ?? amount ?? 0);
    expect(now.filter((row) => moved(row) !== 0).length).toBeGreaterThanOrEqual(SEES.top.length);
    expect(before.filter((row) => moved(row) !== 0)).toEqual([]);
  });

  it.each(CASES)("%s saves of the report %s the same members as CSV", async (who, name) => {
    const answer = await server.inject({
      url: `/api/manager/reports/${name}/file?format=csv`,
      headers: { "x-auth-token": `Bearer ${tree[who].token}` },
    });
    const found = [...Object.values(members), stranger].filter(({ userId }) => answer.body.includes(userId));
    expect(found.map(({ userId }) => userId).toSorted()).toEqual(userIds(SEES[who]));
  });

  it.each(names)("%s sees itself and who is below, and not who is above", async (who) => {
    const { items } = await tree[who].ask<{ items: { userId: string; above: string | null }[] }>(
      "GET",
      "/api/manager/tree",
    );
    expect(items.map(({ userId }) => userId).toSorted()).toEqual(SEES[who].map((one) => tree[one].userId).toSorted());
    expect(items[0]).toMatchObject({ userId: tree[who].userId, above: null });
  });

  it("shows nothing to who stands in the tree no more", async () => {
    expect(await treeOnWire(server.context.database.db, stranger.memberId)).toEqual([]);
  });

  it.each(names)("%s reads the own statement and those right below, and no other", async (who) => {
    const list = async (by: Person) =>
      (await by.ask<{ items: { id: string; userId: string }[] }>("GET", "/api/manager/statements?itemsPerPage=100"))
        .items;
    const wanted: Readonly<Record<keyof typeof tree, (keyof typeof tree)[]>> = {
      top: ["top", "middle"],
      middle: ["middle", "low"],
      low: ["low"],
      beside: ["beside"],
    };
    const own = await list(tree[who]);
    expect(own.map(({ userId }) => userId).toSorted()).toEqual(wanted[who].map((one) => tree[one].userId).toSorted());
    const all = new Map((await Promise.all(names.map((one) => list(tree[one])))).flat().map((one) => [one.id, one]));
    for (const { id } of all.values()) {
      const { status } = await tree[who].call("GET", `/api/manager/statements/${id}`);
      expect([id, status]).toEqual([id, own.some((one) => one.id === id) ? 200 : 404]);
    }
  });

  it("is closed to members, operators and nobody", async () => {
    for (const userId of ["member01", "admin01", "admin08"]) {
      const user = await server.user(userId);
      for (const path of Object.keys(ENDPOINTS)) {
        const { status } = await user.call(
          "GET",
          `/api${path.replace(":name", "members").replace(":id", "x")}?format=csv`,
        );
        expect([path, status]).toEqual([path, 403]);
      }
    }
  });
});

describe("the figures of a member", () => {
  const sums = async (manager: Person) =>
    (await readRows(manager, "/api/manager/reports/members")).map(({ stake, open, paid, charged }) => [
      stake,
      open,
      paid,
      charged,
    ]);

  it("have open stakes apart: they are neither staked nor paid until the bet is settled", async () => {
    const manager = await newAgent(server);
    const own = await memberOf(server, manager);
    const id = await addFixture(server.context);
    expect(await sums(manager)).toEqual([[0, 0, 0, 0]]);
    await placed(own, [`${id}-1x2-home@200`], { stake: 10_000 });
    await placed(own, [`${id}-1x2-away@410`], { stake: 3_000 });
    expect(await sums(manager)).toEqual([[0, 13_000, 0, 0]]);
    await settleNow(server, id, "1:0");
    expect(await sums(manager)).toEqual([[13_000, 0, 20_000, 0]]);
  });

  it("have nothing of a bet that was refused after its delay, nor of one that still waits", async () => {
    const manager = await newAgent(server);
    const own = await memberOf(server, manager);
    const id = await addFixture(server.context, { status: "live", startsIn: -60_000, markets: [LIVE_RESULT] });
    const { body } = await place(own, betOf([`${id}-l1x2-home@200`], { stake: 10_000 }));
    expect(body.acceptance).toBe("pending");
    expect(await sums(manager)).toEqual([[0, 0, 0, 0]]);
    await server.context.database.db
      .update(market)
      .set({ status: "suspended" })
      .where(eq(market.id, `${id}-l1x2`));
    server.clock.advance(60_000);
    await decideDue(server.context);
    expect(await sums(manager)).toEqual([[0, 0, 0, 0]]);
  });
});
