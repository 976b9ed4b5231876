// Requests that move or grant something: one effect and one answer a key, however often and wherever they are sent.
import { count, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { purgeKeys } from "../../../server/commands/kept-answers.ts";
import { command, fixture, fixtureResult, member, message, posting, setting } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import { type Answer, ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { seasonCsv } from "../../factories/season-csv.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";
import { emoney, expectRightBooks, newMember } from "../lib/betting.ts";
import { postgresBinaries, startSeededPostgres } from "../lib/postgres.ts";
import { IS_WHOLE, SENDS } from "../lib/scale.ts";

const HOUR = 3_600_000;
const times = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));

let server: TestServer;
let operator: ApiUser;
let user: ApiUser & { memberId: string };
const db = () => server.context.database.db;
const guest = () => new ApiUser(server.url, "");

type Body = Record<string, unknown> | null;
function send(by: ApiUser, method: string, path: string, body: unknown, key: string): Promise<Answer<Body>> {
  return by.call<Body>(method, path, body, { "Idempotency-Key": key });
}
const deposit = (by: ApiUser, to: ApiUser, key: string, amount = 1_000) =>
  send(by, "POST", "/api/admin/deposits", { userId: to.userId, amount }, key);

beforeAll(async () => {
  server = await startTestServer({ rateLimit: 0 });
  operator = await server.user("admin01");
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await newMember(server, 0);
});

/** What became of many sends of one deposit at once, to these servers in turn. */
async function depositsAtOnce(by: ApiUser, nodes: readonly TestServer[]) {
  const [first] = nodes;
  if (!first) throw new Error("no server");
  const to = await newMember(first, 0);
  const answers = await times(SENDS, (i) => {
    const node = Object.assign(new ApiUser(nodes[i % nodes.length]!.url, by.userId), { token: by.token });
    return deposit(node, to, "one-deposit");
  });
  await expectRightBooks(first);
  expect(answers[0]).toMatchObject({ status: 201, body: { userId: to.userId, emoney: 1_000 } });
  const same = answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(answers[0]));
  return { answeredAlike: same.length, emoney: await emoney(to) };
}

const ONE_DEPOSIT = { answeredAlike: SENDS, emoney: 1_000 };

describe("many sends at once of a deposit under one key are one deposit", () => {
  it("on PGlite", async () => {
    expect(await depositsAtOnce(operator, [server])).toEqual(ONE_DEPOSIT);
  });

  it.skipIf(!IS_WHOLE || !postgresBinaries())("on PostgreSQL, at two nodes", async () => {
    const postgres = await startSeededPostgres();
    const settings = { rateLimit: 0, databaseUrl: postgres.url, secret: "s".repeat(32) };
    const one = await startTestServer(settings);
    const two = await startTestServer(settings);
    try {
      expect(await depositsAtOnce(await one.user("admin01"), [one, two])).toEqual(ONE_DEPOSIT);
    } finally {
      await two.close();
      await one.close();
      await postgres.stop();
    }
  });
});

describe("a key", () => {
  it("is asked for, in its form", async () => {
    for (const key of ["", "short", "with space", "가나다라마바사아"]) {
      const answer = await server.inject({
        method: "POST",
        url: "/api/admin/deposits",
        payload: { userId: user.userId, amount: 1 },
        headers: { "x-auth-token": `Bearer ${operator.token}`, ...(key && { "idempotency-key": key }) },
      });
      expect([key, answer.statusCode, answer.json()]).toEqual([
        key,
        400,
        {
          code: "bad_request",
          message: expect.stringMatching(/^요청 키/),
          problems: [{ path: "Idempotency-Key", message: expect.stringMatching(/^요청 키/) }],
        },
      ]);
    }
    expect(await emoney(user)).toBe(0);
  });

  it("is refused for another body, another call and another address of a call", async () => {
    expect(await deposit(operator, user, "key-00000001")).toMatchObject({ status: 201 });
    const reused = { status: 409, body: { code: "key_reused" } };
    expect(await deposit(operator, user, "key-00000001", 1_001)).toMatchObject(reused);
    const body = { userId: user.userId, amount: 1_000 };
    expect(await send(operator, "PUT", "/api/admin/settings", { autoLogoutMin: 30 }, "key-00000001")).toMatchObject(
      reused,
    );
    const kick = (userId: string) => `/api/admin/sessions/${userId}/kick`;
    await send(operator, "POST", kick("member02"), undefined, "key-00000002");
    expect(await send(operator, "POST", kick("member03"), undefined, "key-00000002")).toMatchObject(reused);
    const sameFields = { amount: body.amount, userId: body.userId };
    expect(await send(operator, "POST", "/api/admin/deposits", sameFields, "key-00000001")).toMatchObject({
      status: 201,
    });
    expect(await emoney(user)).toBe(1_000);
  });

  it("keeps a refusal of what was asked, and not one of the moment", async () => {
    const to = new ApiUser(server.url, `late${newId().slice(-8)}`);
    const unknown = await deposit(operator, to, "key-00000003");
    expect(unknown).toMatchObject({ status: 404, body: { code: "not_found" } });
    await db().update(member).set({ userId: to.userId }).where(eq(member.id, user.memberId));
    expect(await deposit(operator, to, "key-00000003")).toEqual(unknown);
    expect(await deposit(operator, to, "key-00000004")).toMatchObject({ status: 201 });

    const join = joining();
    const closed = { key: "siteNoticeFlg", value: true, updatedAt: new Date() };
    await db().insert(setting).values(closed);
    expect(await join("key-00000005")).toMatchObject({ status: 503 });
    await db().delete(setting).where(eq(setting.key, "siteNoticeFlg"));
    expect(await join("key-00000005")).toEqual({ status: 204, body: null });
  });

  it("is free again after 24 hours, and its row is removed", async () => {
    await deposit(operator, user, "key-00000006");
    const [kept] = await db().select().from(command).where(eq(command.key, "key-00000006"));
    await db()
      .update(command)
      .set({ createdAt: new Date(kept!.createdAt.getTime() - 24 * HOUR - 1) })
      .where(eq(command.key, "key-00000006"));
    expect(await operator.call("GET", "/api/commands/key-00000006")).toMatchObject({ status: 404 });
    expect(await deposit(operator, user, "key-00000006")).toMatchObject({ status: 201, body: { emoney: 2_000 } });
    await db()
      .update(command)
      .set({ createdAt: new Date(server.clock.now() - 24 * HOUR - 1) })
      .where(eq(command.key, "key-00000006"));
    await purgeKeys(db(), server.clock);
    expect(await db().$count(command, eq(command.key, "key-00000006"))).toBe(0);
  });

  it("does not give a password away: what was asked is kept as a hash with the server's secret", async () => {
    const join = joining();
    await join("key-00000007");
    await join("key-00000008");
    const rows = await db().select().from(command).where(like(command.key, "key-0000000_"));
    for (const row of rows.filter(({ owner }) => owner === "guest")) {
      expect(row.requestHash).toMatch(/^[0-9a-f]{64}$/);
      expect(JSON.stringify(row)).not.toContain(DEMO_PASSWORD);
    }
  });
});

let joined = 0;

/** A sign-up of a new name and a new phone number, sent again and again. */
function joining(): (key: string) => Promise<Answer<Body>> {
  const userId = `new${newId().replaceAll("-", "").slice(-12)}`;
  const request = {
    code: "MANAGER1",
    userId,
    password: DEMO_PASSWORD,
    nickname: userId.slice(-8),
    phone: `010${String(++joined).padStart(8, "0")}`,
  };
  return (key) => send(guest(), "POST", "/api/member/join", request, key);
}

describe("sent twice under one key", () => {
  const twice = async (work: () => Promise<Answer<Body>>) => {
    const [first, second] = [await work(), await work()];
    expect(second).toEqual(first);
    return first;
  };

  it("a deposit is one posting", async () => {
    const before = await db().$count(posting);
    await twice(() => deposit(operator, user, "twice-0001"));
    expect(await db().$count(posting)).toBe(before + 1);
  });

  it("a message arrives once", async () => {
    const written = { userId: user.userId, title: "공지", contents: "<p>내용</p>" };
    expect(await twice(() => send(operator, "POST", "/api/admin/messages", written, "twice-0002"))).toEqual({
      status: 201,
      body: { sent: 1 },
    });
    const [row] = await db().select({ n: count() }).from(message).where(eq(message.memberId, user.memberId));
    expect(row?.n).toBe(1);
  });

  it("a popup is written, changed and deleted once", async () => {
    const popup = {
      title: "팝업",
      contents: "<p>a</p>",
      width: 300,
      pcLeftLocation: 0,
      pcTopLocation: 0,
      popupFlg: false,
    };
    const path = "/api/admin/popups/twice";
    await twice(() => send(operator, "PUT", path, popup, "twice-0003"));
    await send(operator, "PUT", path, { ...popup, title: "다른 팝업" }, "twice-0004");
    // The first writing, late: it was answered already and does not undo the second.
    expect(await send(operator, "PUT", path, popup, "twice-0003")).toMatchObject({ status: 204 });
    const { items } = await operator.ask<{ items: { id: string; title: string }[] }>("GET", "/api/admin/popups");
    expect(items.find(({ id }) => id === "twice")?.title).toBe("다른 팝업");
    expect(await twice(() => send(operator, "DELETE", path, undefined, "twice-0005"))).toMatchObject({ status: 204 });
    expect(await send(operator, "DELETE", path, undefined, "twice-0006")).toMatchObject({ status: 404 });
  });

  it("settings are changed once: late, a change does not undo the next one", async () => {
    const change = (autoLogoutMin: number, key: string) =>
      send(operator, "PUT", "/api/admin/settings", { autoLogoutMin }, key);
    const first = await change(41, "twice-0007");
    await change(42, "twice-0008");
    expect(await change(41, "twice-0007")).toEqual(first);
    expect(await operator.ask("GET", "/api/admin/settings")).toMatchObject({ autoLogoutMin: 42 });
  });

  it("sessions end once: who logged in again stays", async () => {
    const path = `/api/admin/sessions/${user.userId}/kick`;
    expect(await send(operator, "POST", path, undefined, "twice-0009")).toEqual({ status: 200, body: { ended: 1 } });
    const again = await server.user(user.userId);
    expect(await send(operator, "POST", path, undefined, "twice-0009")).toEqual({ status: 200, body: { ended: 1 } });
    expect(await again.call("GET", "/api/member/user")).toMatchObject({ status: 200 });
  });

  it("a result is given once: late, it does not undo its correction", async () => {
    const id = await addFixture(server.context, { startsIn: -2 * HOUR });
    const give = (home: number, key: string) =>
      send(operator, "POST", `/api/admin/fixtures/${id}/result`, { home, away: 0, homeHalf: 0, awayHalf: 0 }, key);
    const first = await give(1, "twice-0010");
    expect(first).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(await give(2, "twice-0011")).toMatchObject({ body: { revision: 2 } });
    expect(await give(1, "twice-0010")).toEqual(first);
    expect(await db().$count(fixtureResult, eq(fixtureResult.fixtureId, id))).toBe(2);
  });

  it("a file is imported once, and another file under its key is refused", async () => {
    const csv = seasonCsv({ teams: ["가", "나"], season: "2030-2031", firstKickOff: "2030-08-01 12:00:00", seed: 1 });
    const load = (text: string, key: string) => send(operator, "POST", "/api/admin/fixtures/import", text, key);
    const first = await twice(() => load(csv, "twice-0012"));
    expect(first.status).toBe(200);
    expect(await load(`${csv}\n`, "twice-0012")).toMatchObject({ status: 409, body: { code: "key_reused" } });
    expect(await db().$count(fixture, eq(fixture.feed, "replay"))).toBe((first.body as { taken: number }).taken);
  });

  it("a sign-up makes one member and is answered alike, also at once", async () => {
    const join = joining();
    const before = await db().$count(member);
    const answers = await times(5, () => join("twice-0013"));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await db().$count(member)).toBe(before + 1);
    expect(await join("twice-0014")).toMatchObject({ status: 409, body: { code: "user_id_taken" } });
  });

  it("a password is changed once: the second answer is the first, though the old password is wrong by then", async () => {
    const change = { userId: user.userId, password: DEMO_PASSWORD, newPassword: "another-pass-1" };
    const path = "/api/member/password";
    expect(await twice(() => send(guest(), "POST", path, change, "twice-0015"))).toEqual({ status: 204, body: null });
    expect(await send(guest(), "POST", path, change, "twice-0016")).toMatchObject({ status: 404 });
    expect(await send(guest(), "POST", path, { ...change, password: "guessed" }, "twice-0015")).toMatchObject({
      status: 409,
      body: { code: "key_reused" },
    });
  });
});

describe("a command whose answer was lost", () => {
  const find = (by: ApiUser, key: string) => by.call("GET", `/api/commands/${key}`);
  const withdraw = (by: ApiUser, key: string) => by.call("POST", `/api/commands/${key}/withdraw`);
  const unknown = { status: 404, body: { code: "not_found" } };

  it("is found by its key with the answer that was kept, a refusal too", async () => {
    const { status, body } = await deposit(operator, user, "lost-00001");
    expect(await find(operator, "lost-00001")).toEqual({ status: 200, body: { status, body } });
    const refused = await deposit(operator, new ApiUser(server.url, "nobody99"), "lost-00002");
    expect(await find(operator, "lost-00002")).toEqual({ status: 200, body: refused });
    await send(operator, "DELETE", "/api/admin/popups/none", undefined, "lost-00003");
    expect(await find(operator, "lost-00003")).toMatchObject({ body: { status: 404 } });
    const join = joining();
    await join("lost-00004");
    expect(await find(guest(), "lost-00004")).toEqual({ status: 200, body: { status: 204, body: null } });
    expect(await find(user, "lost-00004")).toEqual({ status: 200, body: { status: 204, body: null } });
  });

  it("is known to nobody else", async () => {
    await deposit(operator, user, "lost-00005");
    for (const by of [user, guest()]) expect(await find(by, "lost-00005")).toMatchObject(unknown);
    expect(await withdraw(user, "lost-00005")).toEqual({ status: 204, body: null });
    expect(await find(operator, "lost-00005")).toMatchObject({ status: 200 });
    const dead = Object.assign(new ApiUser(server.url, "x"), { token: "A".repeat(43) });
    expect(await find(dead, "lost-00005")).toMatchObject({ status: 401 });
    expect(await find(guest(), "short")).toMatchObject({ status: 400 });
  });

  it("is given up while nothing has come of it, and no request under its key is taken then", async () => {
    expect(await withdraw(operator, "lost-00006")).toEqual({ status: 204, body: null });
    expect(await withdraw(operator, "lost-00006")).toEqual({ status: 204, body: null });
    expect(await find(operator, "lost-00006")).toMatchObject(unknown);
    expect(await deposit(operator, user, "lost-00006")).toEqual({
      status: 409,
      body: { code: "key_reused", message: "취소한 요청입니다. 다시 시도해주세요." },
    });
    expect(await emoney(user)).toBe(0);
    await withdraw(guest(), "lost-00007");
    expect(await joining()("lost-00007")).toMatchObject({ status: 409, body: { code: "key_reused" } });
  });

  it("is not given up once it was answered: its answer is told, and kept for 24 hours from then on", async () => {
    const { status, body } = await deposit(operator, user, "lost-00008");
    await db()
      .update(command)
      .set({ createdAt: new Date(server.clock.now() - 23 * HOUR) })
      .where(eq(command.key, "lost-00008"));
    expect(await withdraw(operator, "lost-00008")).toEqual({ status: 200, body: { status, body } });
    server.clock.advance(2 * HOUR);
    await purgeKeys(db(), server.clock);
    operator = await server.user("admin01");
    expect(await deposit(operator, user, "lost-00008")).toEqual({ status, body });
    expect(await emoney(await server.user(user.userId))).toBe(1_000);
  });

  it("sent and given up at the same instant ends in one of the two", async () => {
    let paid = 0;
    for (let i = 0; i < 20; i++) {
      const [sent, given] = await Promise.all([
        deposit(operator, user, `lost-race-${i}`),
        withdraw(operator, `lost-race-${i}`),
      ]);
      if (sent.status === 201) paid++;
      expect([sent.status, given.status]).toEqual(sent.status === 201 ? [201, 200] : [409, 204]);
    }
    expect(await emoney(await server.user(user.userId))).toBe(paid * 1_000);
  });
});

it("every call that changes something takes a key, but those that are the same when sent again", async () => {
  const { paths } = await operator.ask<{
    paths: Record<string, Record<string, { parameters?: { name: string; in: string; required?: boolean }[] }>>;
  }>("GET", "/api/openapi.json");
  const keyless = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== "get" && !path.startsWith("/api/test/"))
      .filter(([, { parameters = [] }]) => !parameters.some((one) => one.name === "Idempotency-Key" && one.required))
      .map(([method]) => `${method} ${path}`),
  );
  expect(keyless.toSorted()).toEqual([
    "delete /api/message/{id}",
    "delete /api/tables/{table}/views/{id}",
    "post /api/admin/fixtures/{id}/result/preview",
    "post /api/admin/live/fixtures/{id}/what-if",
    "post /api/admin/provider-transactions/ask",
    "post /api/admin/providers/{id}/games",
    "post /api/bets/by-key/{key}/withdraw",
    "post /api/bets/quote",
    "post /api/bets/trails",
    "post /api/commands/{key}/withdraw",
    "post /api/desk/callback",
    "post /api/member/login",
    "post /api/member/logout",
    "post /api/member/staff/factor",
    "post /api/message/{id}/read",
    "post /api/playfun/auth",
    "post /api/provider/{provider}/balance",
    "post /api/provider/{provider}/bet",
    "post /api/provider/{provider}/rollback",
    "post /api/provider/{provider}/win",
    "put /api/favourites",
    "put /api/lobbies/favourite",
    "put /api/tables/{table}/columns",
  ]);
});
