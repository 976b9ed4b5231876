import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import type { App, Member } from "./app-type.ts";
import { logSecurity } from "./security-log.ts";
import { noteAddresses } from "../session/addresses.ts";
import { newToken } from "../session/token.ts";

const SECRET = "s".repeat(32);
let now = 0;
let lines: Record<string, unknown>[] = [];
let app: ReturnType<typeof Fastify>;

beforeEach(() => {
  [now, lines] = [60_000, []];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  app = Fastify({ logger: { level: "warn", stream: { write } } });
  noteAddresses(app as unknown as App);
  app.decorateRequest("member", null);
  logSecurity(app as unknown as App, { secret: SECRET, clock: { now: () => now } });
  const answer = (status: number) => (_request: FastifyRequest, reply: FastifyReply) => reply.code(status).send();
  for (const [url, status, access] of [
    ["/limited", 429, "anyone"],
    ["/signed", 401, "anyone"],
    ["/own", 401, "member"],
    ["/forbidden", 403, "operator"],
    ["/fine", 200, "anyone"],
  ] as const)
    app.get(url, { config: { access } }, answer(status));
  for (const [url, status] of [
    ["/api/member/login", 200],
    ["/api/member/own-password", 400],
    ["/api/member/join", 204],
    ["/api/member/recommender", 404],
  ] as const)
    app.post(url, { config: { access: "anyone" } }, answer(status));
});

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = "10.0.0.1") =>
  app.inject({ url, headers, remoteAddress });
const said = () => lines.map(({ event, call, address }) => [event, call, address]);

it("a flood is one line a minute of its address for each kind of attempt", async () => {
  for (let i = 0; i < 5; i++) for (const url of ["/limited", "/signed", "/fine"]) await get(url);
  await get("/limited", {}, "10.0.0.2");
  now += 59_999;
  await get("/limited");
  const first = [
    ["limit reached", "GET /limited", "10.0.0.1"],
    ["signature refused", "GET /signed", "10.0.0.1"],
    ["limit reached", "GET /limited", "10.0.0.2"],
  ];
  expect(said()).toEqual(first);
  now += 1;
  await get("/limited");
  expect(said()).toEqual([...first, first[0]]);
});

it("a made-up token is one; one whose session has ended, and none at all, are not", async () => {
  await get("/own");
  await get("/own", { "x-auth-token": `Bearer ${newToken(SECRET)}` });
  expect(said()).toEqual([]);
  await get("/own", { "x-auth-token": `Bearer ${newToken("another secret")}` });
  await get("/own", { "x-auth-token": "admin" }, "10.0.0.2");
  expect(said()).toEqual([
    ["token made up", "GET /own", "10.0.0.1"],
    ["token made up", "GET /own", "10.0.0.2"],
  ]);
});

it("each proof of an account is said, by what it was tried, and never with what was sent", async () => {
  const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
  await post("/api/member/login", { userId: "member01", password: "hidden-word", code: "123456" });
  await post("/api/member/own-password", { password: "hidden-word", newPassword: "hidden-too" });
  await post("/api/member/join", { userId: "newcomer", password: "hidden-word" });
  await post("/api/member/recommender", { code: "MEMBER01" });
  await get("/forbidden");
  await get("/forbidden");
  expect(lines.map(({ event, actor, factors, status }) => [event, actor, factors, status])).toEqual([
    ["proof accepted", "member01", ["password", "code"], 200],
    ["proof refused", "?", ["password"], 400],
    ["proof refused", "?", ["code"], 404],
    ["access refused", "?", undefined, 403],
    ["access refused", "?", undefined, 403],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/hidden|123456|MEMBER01/);
});

describe("what is told of whom", () => {
  let app: App;
  let told: { msg: string }[] = [];
  let member: Member | null = null;

  beforeEach(async () => {
    [told, member] = [[], null];
    const stream = { write: (line: string) => void told.push(JSON.parse(line) as { msg: string }) };
    app = Fastify({ logger: { level: "warn", stream } }) as unknown as App;
    noteAddresses(app as unknown as App);
    app.decorateRequest("member", null);
    app.addHook("onRequest", async (request) => void (request.member = member));
    logSecurity(app, { secret: SECRET, clock: { now: () => now } });
    const answer = async (request: { query: unknown }, reply: { code(status: number): unknown }) => {
      reply.code(Number((request.query as { status?: string }).status ?? 200));
      return "";
    };
    const operator = { config: { access: "operator" as const } };
    app.get("/api/admin/members/:userId", operator, answer);
    app.head("/api/admin/heads", operator, answer);
    app.post("/api/admin/members/:userId", operator, answer);
    app.post("/api/bets", { config: { access: "member" } }, answer);
    app.get("/api/bets", { config: { access: "member" } }, answer);
    for (const url of ["login", "password", "recommender", "join"]) app.post(`/api/member/${url}`, answer);
  });

  async function logged(method: "GET" | "HEAD" | "POST", url: string, body?: object) {
    told = [];
    await app.inject({ method, url, ...(body && { body }), remoteAddress: "203.0.113.7" });
    await new Promise(setImmediate);
    return told;
  }

  it("a login, sign-up or code that was refused, with the id that was tried", async () => {
    for (const url of ["login", "password", "recommender", "join"]) {
      expect(await logged("POST", `/api/member/${url}?status=400`, { userId: "member01" })).toMatchObject([
        {
          event: "proof refused",
          actor: "member01",
          address: "203.0.113.7",
          call: `POST /api/member/${url}`,
          status: 400,
          msg: "security",
          level: 40,
        },
      ]);
      const taken = await logged("POST", `/api/member/${url}?status=399`, { userId: "member01" });
      expect(taken.map(({ msg }) => msg)).toEqual(taken.length === 0 ? [] : ["security"]);
      expect(taken).not.toMatchObject([{ event: "proof refused" }]);
    }
  });

  it("what is no id may be a password in the wrong field, and is not told", async () => {
    const actor = async (body?: object) =>
      ((await logged("POST", "/api/member/login?status=401", body)) as unknown as { actor: string }[])[0]?.actor;
    expect(await actor({ userId: "pass word!" })).toBe("?");
    expect(await actor({ userId: "abc" })).toBe("?");
    expect(await actor({ userId: 1234 })).toBe("?");
    expect(await actor({})).toBe("?");
    expect(await actor()).toBe("?");
    member = { userId: "member02" } as Member;
    expect(await actor({ userId: "member01" })).toBe("member02");
  });

  it("a call that is forbidden to whoever made it", async () => {
    member = { userId: "member01" } as Member;
    expect(await logged("GET", "/api/admin/members/a?status=403")).toMatchObject([
      { event: "access refused", actor: "member01", target: { userId: "a" } },
    ]);
    expect(await logged("GET", "/api/bets?status=403")).toMatchObject([{ event: "access refused" }]);
    expect(await logged("GET", "/api/bets?status=404")).toEqual([]);
  });

  it("each change by an operator, and nothing that he reads", async () => {
    member = { userId: "admin01" } as Member;
    const changed = [{ event: "operator change", actor: "admin01", call: "POST /api/admin/members/:userId" }];
    expect(await logged("POST", "/api/admin/members/a")).toMatchObject(changed);
    expect(await logged("POST", "/api/admin/members/a?status=400")).toMatchObject(changed);
    expect(await logged("GET", "/api/admin/members/a")).toEqual([]);
    expect(await logged("HEAD", "/api/admin/heads")).toEqual([]);
    expect(await logged("POST", "/api/bets")).toEqual([]);
    expect(await logged("GET", "/api/nothing")).toEqual([]);
    member = null;
    expect(await logged("POST", "/api/admin/members/a")).toEqual([]);
  });
});

it("a guess counts also where its caller leaves before the answer", async () => {
  let answer = (): void => {};
  let isAsked = false;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  app.post(
    "/api/member/password",
    { config: { access: "anyone" } },
    async (_request: FastifyRequest, reply: FastifyReply) => {
      isAsked = true;
      await answered;
      return reply.code(401).send();
    },
  );
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const leaving = new AbortController();
  const call = fetch(`${url}/api/member/password`, { method: "POST", signal: leaving.signal });
  await expect.poll(() => isAsked).toBe(true);
  leaving.abort();
  await expect(call).rejects.toThrow("aborted");
  answer();
  await expect.poll(said).toEqual([["proof refused", "POST /api/member/password", "127.0.0.1"]]);
  await app.close();
});
