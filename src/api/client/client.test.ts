import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiClient } from "./client.ts";
import { ApiFailure } from "./failure.ts";

const Answer = v.object({ ok: v.boolean() });

/** A real server: `/api/answer?status=…&body=…` answers what it is told, `/api/silent` never ends its body. */
let server: Server;
let origin = "";
const seen: { url: string; token: string | undefined; type: string | undefined; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://localhost");
      const token = request.headers["x-auth-token"];
      seen.push({ url: request.url ?? "", token: String(token), type: request.headers["content-type"], body });
      if (url.pathname === "/api/silent") return void response.writeHead(200).write("{");
      response.writeHead(Number(url.searchParams.get("status") ?? 200), { "content-type": "application/json" });
      response.end(url.searchParams.get("body") ?? '{"ok":true}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function client(token: string | null = "t1") {
  const api = createApiClient(origin);
  api.setToken(token);
  const ends: number[] = [];
  api.onSessionEnd((status) => ends.push(status));
  return { api, ends };
}

async function failureOfCall(call: Promise<unknown>): Promise<ApiFailure> {
  const failure: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiFailure)) throw new Error(`no ApiFailure: ${String(failure)}`);
  return failure;
}

describe("the client", () => {
  it("carries the token in its header and nowhere else, and JSON as JSON [REQ-R9 REQ-9.1]", async () => {
    const { api } = client("secret");
    await api.call(Answer, "answer", { method: "POST", query: { page: 2, none: undefined }, body: { a: 1 } });
    expect(seen.at(-1)).toEqual({
      url: "/api/answer?page=2",
      token: "Bearer secret",
      type: "application/json",
      body: '{"a":1}',
    });
  });

  it.each([555, 556, 406, 600, 500, 401])("tells the session of %i, once", async (status) => {
    const { api, ends } = client();
    const body = JSON.stringify({ code: "kicked", message: "로그아웃되었습니다." });
    const failure = await failureOfCall(api.call(Answer, "answer", { query: { status, body } }));
    expect(failure).toMatchObject({ status, code: "kicked", message: "로그아웃되었습니다." });
    expect(ends).toEqual([status]);
  });

  it.each([555, 556, 406, 600, 500])("finds %i in a body of 200 as well [REQ-R8]", async (status) => {
    const { api, ends } = client();
    const failure = await failureOfCall(api.call(Answer, "answer", { query: { body: JSON.stringify({ status }) } }));
    expect(failure.status).toBe(status);
    expect(ends).toEqual([status]);
  });

  it.each([400, 404, 409, 422, 503])("ends no session by %i", async (status) => {
    const { api, ends } = client();
    const failure = await failureOfCall(api.call(Answer, "answer", { query: { status, body: '{"ok":false}' } }));
    expect(failure).toMatchObject({ status, code: "unexpected", data: { ok: false } });
    expect(ends).toEqual([]);
  });

  it("takes the status of a bet in a 200 body for what it is", async () => {
    const { api, ends } = client();
    const Bet = v.object({ status: v.number() });
    await expect(api.call(Bet, "answer", { query: { body: '{"status":2}' } })).resolves.toEqual({ status: 2 });
    expect(ends).toEqual([]);
  });

  it("says nothing of a token that was given up while the call was under way", async () => {
    const { api, ends } = client("old");
    const call = failureOfCall(api.call(Answer, "answer", { query: { status: 555, body: "{}" } }));
    api.setToken("new");
    await call;
    expect(ends).toEqual([]);
  });

  it.each(["GET", "POST"] as const)("sends a refused %s once", async (method) => {
    const { api } = client();
    const before = seen.length;
    for (const status of [408, 409, 429, 500, 502, 503, 504])
      await failureOfCall(api.call(Answer, "answer", { method, query: { status } }));
    expect(seen.length - before).toBe(7);
  });

  it("sends text with the type that it is given", async () => {
    const { api } = client();
    await api.call(Answer, "answer", { method: "POST", body: "a,b", headers: { "content-type": "text/csv" } });
    expect(seen.at(-1)).toMatchObject({ type: "text/csv", body: "a,b" });
  });

  it("refuses an answer that breaks the contract, also one that is no JSON", async () => {
    const { api } = client();
    for (const body of ['{"ok":"yes"}', "<html>", ""]) {
      const failure = await failureOfCall(api.call(Answer, "answer", { query: { body } }));
      expect(failure).toMatchObject({ code: "malformed", status: 200, isUncertain: true });
    }
  });

  it("ends a body that never ends as a timeout, an abort as an abort, a dead server as the network", async () => {
    const { api } = client();
    expect(await failureOfCall(api.call(Answer, "silent", { timeoutMs: 50 }))).toMatchObject({
      code: "timeout",
      status: 0,
    });
    const abort = new AbortController();
    const aborted = failureOfCall(api.call(Answer, "silent", { signal: abort.signal }));
    abort.abort();
    expect((await aborted).code).toBe("aborted");
    const nobody = createApiClient("http://127.0.0.1:9");
    expect(await failureOfCall(nobody.call(Answer, "answer"))).toMatchObject({ code: "network", isUncertain: true });
  });
});
