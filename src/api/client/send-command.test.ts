import { afterEach, expect, it, vi } from "vitest";
import * as v from "valibot";
import { createApiClient } from "./client.ts";
import { sendOnce } from "./send-at-once.ts";
import { sendCommand } from "./send-command.ts";

const refusal = (status: number, code: string) => Response.json({ code, message: "거절" }, { status });

/** Answers in turn; a null is a line that is cut. Returns the keys that the requests carried. */
function answering(...answers: (Response | null)[]): (string | null)[] {
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get("idempotency-key"));
    const answer = answers.shift();
    if (!answer) throw new TypeError("network");
    return answer;
  });
  return keys;
}

afterEach(() => vi.unstubAllGlobals());

const give = (api: ReturnType<typeof createApiClient>, amount: number) =>
  sendOnce(api, "admin/deposits", { method: "POST", body: { userId: "a", amount }, schema: v.unknown() });

it("carries the given key", async () => {
  const keys = answering(new Response(null, { status: 204 }));
  await sendCommand(createApiClient(), "x", { method: "POST", key: "the-key-1", schema: v.unknown() });
  expect(keys).toEqual(["the-key-1"]);
});

it("the same content keeps its key while nothing is known, and gets another after an answer", async () => {
  const api = createApiClient();
  const keys = answering(
    null,
    refusal(503, "unavailable"),
    refusal(429, "too_many_requests"),
    Response.json({}),
    Response.json({}),
  );
  for (const code of ["network", "unavailable", "too_many_requests"])
    await expect(give(api, 5)).rejects.toMatchObject({ code });
  await give(api, 5);
  await give(api, 5);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[3]);
});

it("other content has a key of its own, and a refusal ends a key", async () => {
  const api = createApiClient();
  const keys = answering(null, null, refusal(404, "not_found"), Response.json({}));
  await expect(give(api, 5)).rejects.toMatchObject({ code: "network" });
  await expect(give(api, 6)).rejects.toMatchObject({ code: "network" });
  await expect(give(api, 5)).rejects.toMatchObject({ code: "not_found" });
  await give(api, 5);
  expect(keys[0]).toBe(keys[2]);
  expect(new Set(keys).size).toBe(3);
});
