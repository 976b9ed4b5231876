import type { FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { App } from "./app-type.ts";
import { tellFirst } from "./tell-first.ts";

const TOKEN = "/api/member/token";
const DATA = { all: ["/api/gate", "/api/list"], member: ["/api/unread"] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Call {
  url: string;
  headers: Record<string, string>;
  remoteAddress?: string;
}

/** A server whose answers are given by address; what it does not answer never comes. */
async function told(
  answers: Record<string, { status?: number; body: unknown }>,
  { headers = {}, address }: { headers?: Record<string, string>; address?: string } = {},
) {
  const calls: Call[] = [];
  const inject = (call: Call) => {
    calls.push(call);
    const answer = answers[call.url];
    if (!answer) return new Promise(() => {});
    return Promise.resolve({ statusCode: answer.status ?? 200, body: JSON.stringify(answer.body) });
  };
  const request = { headers, socket: { remoteAddress: address } } as unknown as FastifyRequest;
  const telling = tellFirst({ inject } as unknown as Pick<App, "inject">, request, DATA);
  let isDone = false;
  void telling.then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(299);
  const wasDone = isDone;
  await vi.advanceTimersByTimeAsync(1);
  const answer = await telling;
  return { ...answer, told: answer.told.map(({ url, auth }) => [url, auth]), calls, wasDone };
}

const ALL = { "/api/gate": { body: 1 }, "/api/list": { body: [] } };

test("a member is told all, his own with his token, and the server asks as he would", async () => {
  const headers = { cookie: "c=1", "x-forwarded-for": "203.0.113.7" };
  const answers = { ...ALL, [TOKEN]: { body: { token: "t" } }, "/api/unread": { body: 0 } };
  const first = await told(answers, { headers, address: "10.0.0.1" });
  expect(first).toMatchObject({ all: [], member: [], wasDone: true });
  expect(first.told).toEqual([
    [TOKEN, undefined],
    ["/api/gate", undefined],
    ["/api/list", undefined],
    ["/api/unread", "Bearer t"],
  ]);
  const forwarded = { "x-forwarded-for": "203.0.113.7" };
  expect(first.calls.map(({ headers: sent, remoteAddress }) => [sent, remoteAddress])).toEqual([
    [{ cookie: "c=1", ...forwarded }, "10.0.0.1"],
    [forwarded, "10.0.0.1"],
    [forwarded, "10.0.0.1"],
    [{ "x-auth-token": "Bearer t", ...forwarded }, "10.0.0.1"],
  ]);
});

test("who has no session is told so where the navigation brings the cookie, and not asked for more", async () => {
  const answers = { ...ALL, [TOKEN]: { body: { token: null } } };
  for (const site of ["none", "same-origin", "same-site"]) {
    const first = await told(answers, { headers: { "sec-fetch-site": site } });
    expect(first.told.map(([url]) => url)).toEqual([TOKEN, "/api/gate", "/api/list"]);
    expect(first).toMatchObject({ all: [], member: [] });
    expect(first.calls[0]?.headers).toEqual({ cookie: "" });
    expect(first.calls[0]).not.toHaveProperty("remoteAddress");
  }
  // Come from elsewhere he may have one all the same.
  const elsewhere = await told(answers, { headers: { "sec-fetch-site": "cross-site" } });
  expect(elsewhere.told.map(([url]) => url)).toEqual(["/api/gate", "/api/list"]);
  expect(elsewhere).toMatchObject({ all: [], member: ["/api/unread"] });
});

test("what is refused, or not there in 300 ms, is left to the page", async () => {
  const refused = await told({ ...ALL, "/api/list": { status: 429, body: {} }, [TOKEN]: { status: 503, body: {} } });
  expect(refused.told).toEqual([["/api/gate", undefined]]);
  expect(refused).toMatchObject({ all: ["/api/list"], member: ["/api/unread"], wasDone: true });
  const late = await told({ "/api/gate": { body: 1 }, [TOKEN]: { body: { token: "t" } } });
  expect(late).toMatchObject({ all: ["/api/list"], member: ["/api/unread"], wasDone: false });
  expect(late.told.map(([url]) => url)).toEqual([TOKEN, "/api/gate"]);
});
