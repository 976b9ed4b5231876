// What an operator changes at one node holds at the other with its next call: nothing of it is kept in memory there.
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../server/ids.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { betOf, newMember, place } from "../lib/betting.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { postgresBinaries, startSeededPostgres, type TestPostgres } from "../lib/postgres.ts";

describe.skipIf(postgresBinaries() === null)("two nodes on PostgreSQL, of which neither hears the other", () => {
  let postgres: TestPostgres;
  let one: TestServer;
  let two: TestServer;
  let operator: ApiUser;
  beforeAll(async () => {
    postgres = await startSeededPostgres();
    const common = { databaseUrl: postgres.url, rateLimit: 0, listsKeptMs: 1_000 };
    [one, two] = [await startTestServer(common), await startTestServer(common)];
    operator = await one.user("admin01");
  });
  afterAll(async () => {
    await two.close();
    await one.close();
    await postgres.stop();
  });

  /** A member who is logged in at the first node and calls the second one. */
  async function visitor(money = 100_000) {
    const member = await newMember(one, money);
    const there = Object.assign(new ApiUser(two.url, member.userId), { token: member.token });
    const bet = (fixture: string, stake = 10_000) => place(there, betOf([`${fixture}-1x2-home`], { stake }));
    return { member, there, bet };
  }
  const market = () => addFixture(one.context, { markets: [RESULT] });

  it("a hold, a maintenance, a kick and a disabled account", async () => {
    const { member, there, bet } = await visitor();
    const fixture = await market();
    expect((await bet(fixture)).status).toBe(201);

    await operator.ask("POST", "/api/admin/live/holds", { scope: "fixture", key: fixture, reason: "점검" });
    expect((await bet(fixture)).body).toMatchObject({ code: "market_closed" });
    const other = await market();
    await operator.ask("PUT", "/api/admin/settings", { siteNoticeFlg: true });
    expect((await bet(other)).body).toMatchObject({ code: "maintenance" });
    await operator.ask("PUT", "/api/admin/settings", { siteNoticeFlg: false });
    expect((await bet(other)).status).toBe(201);

    await operator.ask("POST", `/api/admin/sessions/${member.userId}/kick`);
    expect((await there.call("GET", "/api/member/user")).status).toBe(556);
    const next = await visitor();
    await operator.ask("PUT", `/api/admin/disabled-accounts/${next.member.userId}`, { reason: "시험" });
    expect((await next.there.call("GET", "/api/member/user")).status).toBe(556);
  });

  it("the rights of an operator", async () => {
    const trader = await one.user("admin04");
    const there = Object.assign(new ApiUser(two.url, trader.userId), { token: trader.token });
    expect((await there.call("GET", "/api/admin/live/holds")).status).toBe(200);
    await operator.ask("PUT", "/api/admin/staff/admin04/roles", { roles: ["content"], reason: "시험" });
    expect((await there.call("GET", "/api/admin/live/holds")).status).not.toBe(200);
  });

  it("an image that was uploaded", async () => {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const headers = {
      "X-AUTH-TOKEN": `Bearer ${operator.token}`,
      "Idempotency-Key": newId(),
      "content-type": "application/octet-stream",
    };
    const sent = await fetch(`${one.url}/api/files`, {
      method: "POST",
      headers,
      body: new Blob([new Uint8Array(bytes)]),
    });
    const { name } = (await sent.json()) as { name: string };
    const [here, there] = await Promise.all([one, two].map(({ url }) => fetch(`${url}/api/file/download/${name}`)));
    expect([sent.status, here?.status, there?.status]).toEqual([201, 200, 200]);
    expect(await there?.arrayBuffer()).toEqual(await here?.arrayBuffer());
  });

  it("one key that is sent to both at once is one bet", async () => {
    const { member, there } = await visitor(1_000_000);
    const fixture = await market();
    for (let round = 0; round < 5; round++) {
      const [key, request] = [newId(), betOf([`${fixture}-1x2-home`], { stake: 10_000 })];
      const answers = await Promise.all([place(member, request, key), place(there, request, key)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    }
    expect(await there.ask("GET", "/api/member/user")).toMatchObject({ emoney: 950_000 });
  });
});
