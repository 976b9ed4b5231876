// Lists that every member reads are made once for a version of the data.
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { selection } from "../../../server/db/schema.ts";
import type { FixturePage } from "../../../src/api/contract/sports/fixtures.ts";
import { addFixture, RESULT } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";

const KEPT_MS = 3_600_000;
const server = servedHere({ listsKeptMs: KEPT_MS });
let tokens: string[];
let fixtureId: string;

beforeAll(async () => {
  tokens = [await server.login("member01"), await server.login("member02")];
  fixtureId = await addFixture(server.context, { markets: [RESULT] });
});

const LIST = "/api/fixtures?game=wintielose";
async function list(encoding = "", token = tokens[0], url = LIST) {
  const answer = await server.inject({
    url,
    headers: { "x-auth-token": `Bearer ${token}`, "accept-encoding": encoding },
  });
  const bytes = answer.rawPayload;
  const { "content-encoding": used = "", vary = "" } = answer.headers;
  const plain = used === "br" ? brotliDecompressSync(bytes) : used === "gzip" ? gunzipSync(bytes) : bytes;
  return { status: answer.statusCode, used, vary, page: JSON.parse(plain.toString()) as FixturePage };
}
/** How often it asks for sessions and fixtures; what the server does by itself meanwhile does not count. */
async function queries(work: () => Promise<unknown>): Promise<number> {
  const { $client } = server.context.database.db as unknown as { $client: { query: (text: string) => unknown } };
  const spy = vi.spyOn($client, "query");
  await work();
  const { length } = spy.mock.calls.filter(([text]) => /session|fixture/.test(text));
  spy.mockRestore();
  return length;
}
const priceIn = (page: FixturePage) =>
  page.items.find((one) => one.id === fixtureId)?.markets[0]?.selections[0]?.betPrice;
const numberOf = (eventId: string) => Number(eventId.split("-")[1]);

test("every encoding has the same list, the default one is small", async () => {
  const [plain, br, gzip, refused] = [
    await list(),
    await list("gzip, deflate, br"),
    await list("gzip"),
    await list("br;q=0, gzip"),
  ];
  expect([plain.used, br.used, gzip.used, refused.used]).toEqual(["", "br", "gzip", "gzip"]);
  expect(priceIn(plain.page)).toBeGreaterThan(100);
  for (const one of [br, gzip, refused]) expect(one.page).toEqual(plain.page);
  expect(br.vary).toContain("accept-encoding");
});

test("the second reader costs the query of its token only, whatever the link's time is; no token reads nothing", async () => {
  await list("br");
  // Work of the server itself may ask meanwhile.
  await expect.poll(() => queries(() => list("br", tokens[1]))).toBe(1);
  await expect.poll(() => queries(() => list("br", tokens[1], `${LIST}&time=17`))).toBe(1);
  expect((await server.inject({ url: LIST })).statusCode).toBe(401);
  expect(await queries(() => list("br", tokens[0], `${LIST}&page=2`))).toBeGreaterThan(1);
});

test("what an event tells is in the next answer, and so is what the clock moved", async () => {
  const before = await list("br");
  const moved = (priceIn(before.page) ?? 0) + 7;
  const [row] = before.page.items.find((one) => one.id === fixtureId)?.markets[0]?.selections ?? [];
  await server.context.database.db
    .update(selection)
    .set({ price: moved })
    .where(eq(selection.id, row?.id ?? ""));
  server.context.events.publish("prices", {
    items: [{ selectionId: row?.id ?? "", marketId: "m", fixtureId, betPrice: moved, status: "open" }],
  });
  const told = server.context.events.lastId();
  const after = await list("br");
  expect(priceIn(after.page)).toBe(moved);
  // What the server tells by itself meanwhile comes after it.
  expect(numberOf(after.page.eventId)).toBeGreaterThanOrEqual(numberOf(told));
  // The fixture begins: nothing tells it, and it is in the list no longer.
  await server.context.database.db.execute(`update session set expires_at = expires_at + interval '900 days'`);
  server.clock.advance(400 * 86_400_000);
  expect((await list("br")).page.items.map((one) => one.id)).not.toContain(fixtureId);
});
