import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchOrEarly, hasEarly, takeFirst } from "./early.ts";

const UNREAD = "/api/message/unread";
const sent: string[] = [];
let token: string | null = "t1";

beforeEach(() => {
  sent.length = 0;
  token = "t1";
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    const auth = new Headers(init?.headers).get("X-AUTH-TOKEN");
    sent.push(auth === null ? url : `${url} ${auth}`);
    return Promise.resolve(Response.json(url === "/api/member/token" ? { token } : { of: sent.length }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const get = (url: string, auth?: string, init: RequestInit = {}) =>
  fetchOrEarly(url, { method: "GET", ...(auth !== undefined && { headers: { "X-AUTH-TOKEN": auth } }), ...init });

it("asks for what is for all, and with the token for what is the member's", async () => {
  await takeFirst({ told: [], all: ["/api/setting/maintanace"], member: [UNREAD] });
  expect(sent).toEqual(["/api/setting/maintanace", "/api/member/token", `${UNREAD} Bearer t1`]);
});

it("asks nothing for a visitor without a token", async () => {
  token = null;
  await takeFirst({ told: [], all: [], member: ["/api/popup"] });
  expect(sent).toEqual(["/api/member/token"]);
});

it("asks for nothing that the HTML told, and gives each answer of it once", async () => {
  const told = [
    { url: "/api/member/token", body: '{"token":"t1"}' },
    { url: UNREAD, auth: "Bearer t1", body: '{"count":3}' },
  ];
  await takeFirst({ told, all: [], member: [] });
  expect(await (await get(UNREAD, "Bearer t1")).json()).toEqual({ count: 3 });
  expect(await (await get("/api/member/token")).json()).toEqual({ token: "t1" });
  expect(sent).toEqual([]);
  await get(UNREAD, "Bearer t1");
  expect(sent).toEqual([`${UNREAD} Bearer t1`]);
});

it("asks with the told token for what was not told, and gives what is another's to nobody", async () => {
  const told = [
    { url: "/api/member/token", body: '{"token":"t1"}' },
    { url: UNREAD, auth: "Bearer t1", body: '{"count":3}' },
  ];
  await takeFirst({ told, all: [], member: ["/api/popup"] });
  expect(sent).toEqual(["/api/popup Bearer t1"]);
  expect(await (await get(UNREAD, "Bearer t2")).json()).toEqual({ of: 2 });
});

it("gives each answer once", async () => {
  await takeFirst({ told: [], all: [], member: [UNREAD] });
  sent.length = 0;
  expect(await (await get(UNREAD, "Bearer t1")).json()).toEqual({ of: 2 });
  expect(sent).toEqual([]);
  await get(UNREAD, "Bearer t1");
  expect(sent).toEqual([`${UNREAD} Bearer t1`]);
});

it.each<[string, string | undefined, RequestInit]>([
  ["another token", "Bearer t2", {}],
  ["no token", undefined, {}],
  ["another method", "Bearer t1", { method: "POST" }],
])("asks anew for %s", async (_, auth, init) => {
  await takeFirst({ told: [], all: [], member: [UNREAD] });
  sent.length = 0;
  await get(UNREAD, auth, init);
  expect(sent).toHaveLength(1);
});

it("asks anew after ten seconds", async () => {
  vi.useFakeTimers({ now: 0 });
  await takeFirst({ told: [], all: ["/api/popup"], member: [] });
  sent.length = 0;
  vi.setSystemTime(10_001);
  await get("/api/popup");
  expect(sent).toEqual(["/api/popup"]);
});

it("asks anew where the early request was lost", async () => {
  const answering = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await takeFirst({ told: [], all: ["/api/popup"], member: [] });
  vi.stubGlobal("fetch", answering);
  expect((await get("/api/popup")).status).toBe(200);
  expect(sent).toEqual(["/api/popup"]);
});

it("ends with the signal of who asks", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  void takeFirst({ told: [], all: ["/api/popup"], member: [] });
  const given = new AbortController();
  const waiting = get("/api/popup", undefined, { signal: given.signal });
  given.abort(new Error("left"));
  await expect(waiting).rejects.toThrow("left");
});

it("has something early until it is taken, or too old", async () => {
  vi.useFakeTimers();
  await takeFirst({ told: [], all: [UNREAD], member: [] });
  expect(hasEarly()).toBe(true);
  vi.advanceTimersByTime(10_001);
  expect(hasEarly()).toBe(false);
  await takeFirst({ told: [], all: [UNREAD], member: [] });
  await get(UNREAD);
  await get("/api/member/token");
  expect(hasEarly()).toBe(false);
});

it.each(["hanpan.left", "hanpan.ended"])("asks nothing for a session that %s says was left", async (key) => {
  vi.stubGlobal("localStorage", { getItem: (asked: string) => (asked === key ? "abcdefgh" : null) });
  token = "abcdefgh-and-more";
  await takeFirst({ told: [], all: [], member: [UNREAD] });
  expect(sent).toEqual(["/api/member/token"]);
  token = "another-one";
  await takeFirst({ told: [], all: [], member: [UNREAD] });
  expect(sent).toContain(`${UNREAD} Bearer another-one`);
});
