import * as v from "valibot";
import { afterEach, describe, expect, test, vi } from "vitest";
import { endpoint } from "../contract/endpoint.ts";
import { ask, keyOf } from "./ask.ts";
import { createApiClient } from "./client.ts";
import { send } from "./send-at-once.ts";
import { requestOf } from "./send.ts";

const Thing = v.object({ id: v.string() });
const Params = v.strictObject({ id: v.string() });
const things = endpoint({
  method: "GET",
  path: "/things",
  access: "member",
  query: v.object({ kind: v.picklist(["new", "old"]), page: v.optional(v.string()) }),
  answers: { 200: v.array(Thing) },
});
const changeThing = endpoint({
  method: "PUT",
  path: "/things/:id/parts",
  access: "member",
  command: "account",
  params: Params,
  body: v.object({ size: v.number() }),
  answers: { 200: Thing, 204: null },
});
const importThings = endpoint({
  method: "POST",
  path: "/things/import",
  access: "operator",
  right: "import.run",
  command: "account",
  body: "text/csv",
  answers: { 201: Thing },
});

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: unknown) {
  const sent: { url: string; method: string | undefined; headers: Headers; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push({ url, method: init.method, headers: new Headers(init.headers), body: init.body });
    return new Response(body === null ? null : JSON.stringify(body), { status });
  });
  return sent;
}

describe("a call of an endpoint", () => {
  test("writes parameters and query into the address and parses the answer", async () => {
    const sent = answering(200, [{ id: "a", more: 1 }]);
    await expect(ask(createApiClient(), things, { query: { kind: "new", page: 2 } })).resolves.toEqual([{ id: "a" }]);
    expect(sent[0]).toMatchObject({ url: "/api/things?kind=new&page=2", method: "GET" });
    expect(sent[0]?.headers.has("Idempotency-Key")).toBe(false);
  });

  test("of a command goes out under a key, and an answer without a body is null", async () => {
    const sent = answering(204, null);
    const input = { params: { id: "a/b" }, body: { size: 1 } };
    await expect(send(createApiClient(), changeThing, input)).resolves.toBeNull();
    expect(sent[0]).toMatchObject({ url: "/api/things/a%2Fb/parts", method: "PUT", body: '{"size":1}' });
    expect(sent[0]?.headers.get("Idempotency-Key")).toMatch(/^[\da-f-]{36}$/);
  });

  test("says the media type of a body that is no JSON", async () => {
    const sent = answering(201, { id: "a" });
    await send(createApiClient(), importThings, { body: "a,b" });
    expect(sent[0]?.headers.get("Content-Type")).toBe("text/csv");
    expect(sent[0]?.body).toBe("a,b");
    expect(requestOf(importThings, { body: "a,b" })).toEqual({
      method: "POST",
      path: "things/import",
      body: "a,b",
      contentType: "text/csv",
    });
  });

  test("refuses an answer that breaks the contract", async () => {
    answering(200, [{ id: 1 }]);
    await expect(ask(createApiClient(), things, { query: { kind: "new" } })).rejects.toMatchObject({
      code: "malformed",
    });
  });
});

test("the key of a query is its path and its query, and without parameters it ends before the first", () => {
  expect(keyOf(things, { query: { kind: "new" } })).toEqual(["things", { kind: "new" }]);
  expect(keyOf(things)).toEqual(["things"]);
  expect(keyOf(changeThing, { params: { id: "a" } })).toEqual(["things", "a", "parts"]);
  expect(keyOf(changeThing)).toEqual(["things"]);
});

test("the types refuse what the contract refuses", () => {
  // @ts-expect-error a command is sent under a key
  expect(() => ask(createApiClient(), changeThing, { params: { id: "a" }, body: { size: 1 } })).toBeTypeOf("function");
  // @ts-expect-error there is no such kind
  requestOf(things, { query: { kind: "other" } });
  // @ts-expect-error the body's size is a number
  requestOf(changeThing, { params: { id: "a" }, body: { size: "1" } });
  // @ts-expect-error the parameter is left out
  const { path } = requestOf({ ...changeThing, path: "/things/parts" }, { body: { size: 1 } });
  expect(path).toBe("things/parts");
  // @ts-expect-error the path has no parameter of this name
  endpoint({ method: "GET", path: "/things/:ids", access: "member", params: Params, answers: { 200: Thing } });
  // @ts-expect-error the path has a parameter
  endpoint({ method: "GET", path: "/things/:id", access: "member", answers: { 200: Thing } });
});
