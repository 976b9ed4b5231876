// What stands against guessing, flooding and enumeration.
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { attempt } from "../../../server/db/schema.ts";
import { forgetOldAttempts } from "../../../server/session/attempts-in-table.ts";
import { hashPassword, hashQuickly, isPassword } from "../../../server/session/password.ts";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";

const MINUTE = 60_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ trustProxy: true });
});
beforeEach(async () => {
  await fetch(`${server.url}/api/test/reset`, { method: "POST" });
});
afterAll(() => server.close());

interface Tried {
  status: number;
  /** Cookies that the answer set, as a browser sends them back. */
  cookie: string;
}

async function post(path: string, body: object, from = "10.0.0.1", cookie = ""): Promise<Tried> {
  const answer = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": from,
      ...(path.endsWith("login") ? {} : { "Idempotency-Key": crypto.randomUUID() }),
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
  await answer.text();
  const set = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  return { status: answer.status, cookie: set.join("; ") };
}
const login = (userId: string, password: string, from?: string, cookie?: string) =>
  post("/api/member/login", { userId, password }, from, cookie);
const join = (change: object = {}, from?: string) =>
  post(
    "/api/member/join",
    {
      code: "MEMBER01",
      userId: "newcomer1",
      password: "long-enough-7",
      nickname: "새회원",
      phone: "01012345678",
      ...change,
    },
    from,
  );

/** Queries that reach the database while the work runs. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const { $client } = server.context.database.db as unknown as { $client: { query: () => unknown } };
  const spy = vi.spyOn($client, "query");
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}

test("an invented token is refused without the database, one that was made costs a query", async () => {
  const ask = (token: string) => server.inject({ url: "/api/message", headers: { "x-auth-token": `Bearer ${token}` } });
  const { token } = await server.user("member01");
  const other = token[5] === "A" ? "B" : "A";
  const invented = [`${token.slice(0, 5)}${other}${token.slice(6)}`, "A".repeat(token.length), "A".repeat(43)];
  for (const one of invented) {
    const queries = await queriesOf(async () => expect((await ask(one)).statusCode).toBe(401));
    expect([one, queries]).toEqual([one, 0]);
  }
  expect(await queriesOf(async () => expect((await ask(token)).statusCode).toBe(200))).toBeGreaterThan(0);
  // A call of everyone that reads the token when there is one.
  const maintenance = async (headers: Record<string, string>) =>
    queriesOf(() => server.inject({ url: "/api/setting/maintanace", headers }));
  expect(await maintenance({ "x-auth-token": `Bearer ${invented[0]}` })).toBe(await maintenance({}));
});

test("refused and unknown calls count against the limit of an address, and ask no database beyond it", async () => {
  const own = await startTestServer({ rateLimit: 30, trustProxy: true });
  try {
    const statuses = async (url: string, from: string) => {
      const found: number[] = [];
      for (let n = 0; n < 32; n++) {
        const headers = { "x-auth-token": `Bearer ${"A".repeat(43)}`, "x-forwarded-for": from };
        found.push((await own.inject({ url, headers })).statusCode);
      }
      return found;
    };
    expect(await statuses("/api/message", "10.0.0.1")).toEqual([...Array<number>(30).fill(401), 429, 429]);
    expect(await statuses("/api/nothing", "10.0.0.2")).toEqual([...Array<number>(30).fill(404), 429, 429]);
    // One network of IPv6 is one caller, and a port is no part of an address.
    const from = (address: string) =>
      own.inject({ url: "/api/popup", headers: { "x-forwarded-for": address } }).then((answer) => answer.statusCode);
    for (let n = 0; n < 30; n++) expect(await from(`2001:db8:0:1::${n.toString(16)}`)).toBe(200);
    expect(await from("2001:db8:0:1:ffff::1")).toBe(429);
    expect(await from("2001:db8:0:2::1")).toBe(200);
    for (let n = 0; n < 30; n++) expect(await from(`10.0.0.3:${4_000 + n}`)).toBe(200);
    expect(await from("10.0.0.3:9")).toBe(429);
  } finally {
    await own.close();
  }
});

test("costly calls have limits of their own", async () => {
  const own = await startTestServer({ rateLimit: 1_000, trustProxy: true });
  try {
    const { token } = await own.user("admin01");
    const headers = { "x-auth-token": `Bearer ${token}`, "x-forwarded-for": "10.4.4.4" };
    const statuses: number[] = [];
    for (let n = 0; n < 32; n++) statuses.push((await own.inject({ url: "/api/admin/audit", headers })).statusCode);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429, 429]);
    expect((await own.inject({ url: "/api/admin/settings", headers })).statusCode).toBe(200);
  } finally {
    await own.close();
  }
});

test("guesses of others do not shut the owner out, and each place has ten [REQ-R36 CERT-A1]", async () => {
  for (let n = 0; n < 10; n++) expect((await login("admin01", "nope", "10.6.6.6")).status).toBe(404);
  expect((await login("admin01", "nope", "10.6.6.6")).status).toBe(429);
  expect((await login("admin01", DEMO_PASSWORD, "10.0.0.9")).status).toBe(200);
  // The neighbour of a guesser, in the same IPv6 network, shares its counter.
  for (let n = 0; n < 10; n++) await login("member03", "nope", `2001:db8::${n.toString(16)}`);
  expect((await login("member03", DEMO_PASSWORD, "2001:db8::ffff")).status).toBe(429);
});

test("the right password clears the own guesses from that place, and nobody else's", async () => {
  const guess = async (times: number, userId: string, from: string) => {
    for (let n = 0; n < times; n++) expect((await login(userId, "nope", from)).status).toBe(404);
  };
  await guess(9, "member03", "10.5.0.1");
  await guess(10, "member03", "10.5.0.2");
  await guess(10, "member04", "10.5.0.1");
  expect((await login("member03", DEMO_PASSWORD, "10.5.0.1")).status).toBe(200);
  await guess(10, "member03", "10.5.0.1");
  expect((await login("member03", DEMO_PASSWORD, "10.5.0.2")).status).toBe(429);
  expect((await login("member04", DEMO_PASSWORD, "10.5.0.1")).status).toBe(429);
});

test("old guesses are removed after the hour that the longest window takes, and none before", async () => {
  const count = () => server.context.database.db.$count(attempt);
  const before = await count();
  // Each counts for its account and for its address.
  await login("member03", "nope", "10.5.1.1");
  server.clock.advance(31 * MINUTE);
  await login("member03", "nope", "10.5.1.1");
  server.clock.advance(28 * MINUTE);
  await forgetOldAttempts(server.context);
  expect(await count()).toBe(before + 4);
  server.clock.advance(2 * MINUTE);
  await forgetOldAttempts(server.context);
  expect(await count()).toBe(2);
});

test("sign-ups that name an id are no guesses at it", async () => {
  for (let n = 0; n < 12; n++) await join({ userId: "member07" });
  expect((await login("member07", DEMO_PASSWORD)).status).toBe(200);
});

test("a browser that has logged in before keeps its own counter, behind an address that is used up as well [REQ-R36]", async () => {
  const { cookie } = await login("member05", DEMO_PASSWORD, "10.7.7.7");
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 11 }, (_, n) => login(`ghost${round}_${n}`, "nope", "10.7.7.7")));
  for (let n = 0; n < 10; n++) await login("member05", "nope", "10.7.7.7");
  expect((await login("member05", DEMO_PASSWORD, "10.7.7.7")).status).toBe(429);
  expect((await login("member05", DEMO_PASSWORD, "10.7.7.7", cookie)).status).toBe(200);
  // It is for its own account, has ten guesses too, and cannot be made.
  expect((await login("member06", DEMO_PASSWORD, "10.7.7.7", cookie)).status).toBe(429);
  const marks = cookie.split("; ").filter((one) => one.startsWith("hanpan_device_"));
  expect(marks).toHaveLength(1);
  const [name = "", value = ""] = (marks[0] ?? "").split("=");
  const forged = `${value[0] === "A" ? "B" : "A"}${value.slice(1)}`;
  expect((await login("member05", DEMO_PASSWORD, "10.7.7.7", `${name}=${forged}`)).status).toBe(429);
  for (let n = 0; n < 10; n++) expect((await login("member05", "nope", "10.8.8.8", cookie)).status).toBe(404);
  expect((await login("member05", DEMO_PASSWORD, "10.8.8.8", cookie)).status).toBe(429);
  expect((await login("member05", DEMO_PASSWORD, "10.8.8.8")).status).toBe(200);
});

test("the mark of a browser is kept for 180 days, and no script reads it", async () => {
  const answer = await server.inject({
    method: "POST",
    url: "/api/member/login",
    payload: { userId: "member05", password: DEMO_PASSWORD },
  });
  const mark = answer.cookies.find(({ name }) => name.startsWith("hanpan_device_"));
  expect(mark).toMatchObject({ maxAge: 15_552_000, httpOnly: true, sameSite: "Strict" });
});

test("sign-up tells of twenty ids an hour from an address, clears no counter, and has a limit for its code", async () => {
  for (let n = 0; n < 9; n++) await login("member08", "nope", "10.1.1.1");
  for (let n = 0; n < 20; n++) expect((await join({ userId: "member08" }, "10.1.1.1")).status).toBe(409);
  expect((await join({ userId: "member08" }, "10.1.1.1")).status).toBe(429);
  expect((await join({ userId: "someone_new" }, "10.1.1.1")).status).toBe(429);
  expect((await login("member08", "nope", "10.1.1.1")).status).toBe(404);
  expect((await login("member08", DEMO_PASSWORD, "10.1.1.1")).status).toBe(429);
  for (let n = 0; n < 40; n++) await join({ userId: "member08" }, `10.1.2.${n}`);
  expect((await join({ userId: "someone_new" }, "10.1.3.1")).status).toBe(429);
  expect((await join({ userId: "someone_new", code: "MEMBER02" }, "10.1.3.1")).status).toBe(204);
  server.clock.advance(61 * MINUTE);
  expect((await join({ userId: "member08" }, "10.1.1.1")).status).toBe(409);
});

test("names of the house, common and empty passwords are refused, and a name has one spelling", async () => {
  const from = (n: number) => `10.2.0.${n}`;
  for (const [n, change] of [
    { userId: "admin02" },
    { userId: "Operator_1" },
    { nickname: "관리자" },
    { nickname: "진짜운영자" },
    { nickname: "аdmin" },
    { password: "password1" },
    { password: "1q2w3e4r5t" },
    { password: "Iloveyou" },
    { password: "newcomer1" },
    { password: " ".repeat(12) },
    { password: "1234567" },
    // Eight characters as they are typed, four as they are read.
    { password: "비밀번호".normalize("NFD").slice(0, 8) },
  ].entries())
    expect([change, (await join(change, from(n))).status]).toEqual([change, 400]);
  expect((await join({ nickname: "한강".normalize("NFD"), phone: "01012345679" }, from(30))).status).toBe(204);
  const member = await server.user("newcomer1", "long-enough-7");
  expect(await member.ask("GET", "/api/member/user")).toMatchObject({ nickname: "한강".normalize("NFC") });
  const change = { userId: "member09", password: DEMO_PASSWORD, newPassword: "password1" };
  expect((await post("/api/member/password", change)).status).toBe(400);
  expect((await login("member09", DEMO_PASSWORD)).status).toBe(200);
});

test("no session that was opened with the old password survives its change", async () => {
  let old = DEMO_PASSWORD;
  for (let round = 0; round < 12; round++) {
    const next = `another-word-${round}`;
    const [first, changed, second] = await Promise.all([
      ApiUser.login(server.url, "member10", old).catch(() => null),
      post("/api/member/password", { userId: "member10", password: old, newPassword: next }),
      ApiUser.login(server.url, "member10", old).catch(() => null),
    ]);
    expect(changed.status).toBe(204);
    const opened = [first, second].filter((user) => user !== null);
    for (const user of opened) expect([555, 556]).toContain((await user.call("GET", "/api/member/user")).status);
    old = next;
  }
});

/** Passwords that are checked all the time, more than may wait, until `end` tells how many were. */
async function fullQueue(): Promise<{ end: () => Promise<number> }> {
  const stored = await hashPassword(DEMO_PASSWORD);
  const crowd = { isOver: false, checked: 0 };
  const checkOn = async (): Promise<void> => {
    while (!crowd.isOver) {
      const isDone = await isPassword(DEMO_PASSWORD, stored).catch(() => false);
      if (isDone) crowd.checked++;
      else await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const all = Promise.all(Array.from({ length: 80 }, checkOn));
  return {
    end: async () => {
      crowd.isOver = true;
      await all;
      return crowd.checked;
    },
  };
}

test("a login beyond the queue is told to come later, known or not, and nobody is afterwards", async () => {
  hashQuickly(false);
  onTestFinished(() => hashQuickly());
  const crowd = await fullQueue();
  const statuses = await Promise.all([
    login("member11", DEMO_PASSWORD, "10.3.0.1"),
    login("nobody11", "nope", "10.3.0.2"),
  ]);
  expect(await crowd.end(), "those in the queue are served").toBeGreaterThan(0);
  expect(statuses.map(({ status }) => status)).toEqual([429, 429]);
  expect((await login("member11", DEMO_PASSWORD, "10.3.0.1")).status).toBe(200);
  expect((await login("nobody11", "nope", "10.3.0.2")).status).toBe(404);
});
