// Whether an id of an address is there, as the document's status says it: decisions, rule 47.
import { afterAll, beforeAll, expect, it } from "vitest";
import { isStored } from "../../../server/http/stored-names.ts";
import { startTestServer, type TestServer } from "../lib/harness.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const has = (stored: "event" | "post" | "enquiry", id: string) => isStored(server.context, { stored, id });

it("knows what members wrote, and no longer what was removed", async () => {
  const member = await server.user("member05");
  const { id } = await member.ask<{ id: string }>("POST", "/api/free", { title: "제목", contents: "내용" });
  expect(await has("post", id)).toBe(true);
  expect(await has("event", id)).toBe(false);
  await member.call("DELETE", `/api/free/${id}`);
  expect(await has("post", id)).toBe(false);
  const enquiry = { kind: "general", title: "문의", contents: "내용" };
  const asked = await member.ask<{ id: string }>("POST", "/api/customer", enquiry);
  expect(await has("enquiry", asked.id)).toBe(true);
  expect(await has("enquiry", "999999999")).toBe(false);
});

it("knows the events that members see", async () => {
  const member = await server.user("member05");
  const { items } = await member.ask<{ items: { id: string }[] }>("GET", "/api/campaign-events?page=1");
  for (const { id } of items) expect(await has("event", id)).toBe(true);
  expect(items.length).toBeGreaterThan(0);
  expect(await has("event", "unknown")).toBe(false);
});
