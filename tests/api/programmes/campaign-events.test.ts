// Events: what members see of what an operator writes.
import { beforeAll, expect, it } from "vitest";
import type { ApiUser } from "../../factories/api-user.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

const UNIT_MS = 300_000;
const server = servedHere();
const operator = operatorOf(server);
let member: ApiUser;

interface Listed {
  totalCount: number;
  items: { id: string; title: string; phase: string }[];
}

const at = (units: number) => new Date(server.clock.now() + units * UNIT_MS).toISOString();
const requestOf = (fields: object = {}) => ({
  category: "default",
  title: "이벤트",
  summary: "",
  contents: "<p>내용</p>",
  banner: { from: "#AABBCC", to: "#000000", motif: "gift" },
  startsAt: at(-1),
  endsAt: at(1),
  isShown: true,
  isOnHome: false,
  position: 0,
  ...fields,
});
const make = (fields: object = {}) =>
  operator.ask<{ id: string }>("POST", "/api/admin/campaign-events", requestOf(fields)).then(({ id }) => id);
const list = (query = "") => member.ask<Listed>("GET", `/api/campaign-events?itemsPerPage=100${query}`);
const ids = ({ items }: Pick<Listed, "items">) => items.map(({ id }) => id);
const one = (id: string) => member.call<{ contents: string; banner: object }>("GET", `/api/campaign-events/${id}`);

beforeAll(async () => {
  member = await server.user("member05");
});

it("shows an event from its start on, lists it as ended after its end, and never one that is hidden", async () => {
  const later = await make({ startsAt: at(1), endsAt: at(2) });
  const hidden = await make({ isShown: false });
  const running = await make();
  for (const id of [later, hidden]) {
    expect(await one(id)).toMatchObject({ status: 404 });
    expect(ids(await list())).not.toContain(id);
  }
  expect(ids(await list("&phase=running"))).toContain(running);
  server.clock.advance(UNIT_MS);
  expect(ids(await list("&phase=running"))).toContain(later);
  expect(ids(await list("&phase=running"))).not.toContain(running);
  expect(ids(await list("&phase=ended"))).toContain(running);
  const all = (await list()).items.map(({ phase }) => phase);
  expect(all.indexOf("ended")).toBeGreaterThan(all.lastIndexOf("running"));
});

it("is listed by its category; the terms are listed as such only", async () => {
  const old = await make({ category: "coin", startsAt: at(-3) });
  const coin = await make({ category: "coin" });
  const rules = await make({ category: "rules", endsAt: null });
  const coins = ids(await list("&category=coin"));
  expect(coins).toEqual(expect.arrayContaining([coin, old]));
  expect(coins.indexOf(coin), "the newest first").toBeLessThan(coins.indexOf(old));
  expect(ids(await list("&category=default"))).not.toContain(coin);
  expect(ids(await list())).not.toContain(rules);
  const others = [
    await make({ category: "rules", isShown: false }),
    await make({ category: "rules", startsAt: at(1), endsAt: at(2) }),
    await make({ category: "rules", startsAt: at(-2), endsAt: at(-0.5) }),
  ];
  const terms = ids(await member.ask<Listed>("GET", "/api/campaign-events/rules"));
  expect(terms).toContain(rules);
  expect([coin, ...others].filter((id) => terms.includes(id))).toEqual([]);
  expect(await member.call("GET", "/api/campaign-events?category=other")).toMatchObject({ status: 400 });
});

it("leads the home page while it runs, in its order, four at most", async () => {
  const home = () => member.ask<Listed>("GET", "/api/campaign-events/home");
  const { items } = await operator.ask<Listed & { items: { isOnHome: boolean }[] }>(
    "GET",
    "/api/admin/campaign-events?itemsPerPage=100",
  );
  expect(items.length).toBeGreaterThan(5);
  const first = await make({ isOnHome: true, position: 0, title: "첫째", startsAt: at(-0.01) });
  expect(ids(await home())[0]).toBe(first);
  expect((await home()).items.length).toBeLessThanOrEqual(4);
  await operator.ask("POST", `/api/admin/campaign-events/${first}/end`);
  expect(ids(await home())).not.toContain(first);
  expect(await one(first)).toMatchObject({ status: 200, body: { phase: "ended" } });
});

it("keeps the operator's HTML harmless, and its colours as colours", async () => {
  const hostile = `<p onclick="x()">글</p><script>x()</script><img src=x onerror=x()><a href="javascript:x()">링크</a>`;
  const id = await make({ contents: hostile });
  const { body } = await one(id);
  expect(body.contents).toContain("글");
  expect(body.contents).not.toMatch(/script|onclick|onerror|javascript/);
  expect(body.banner).toEqual({ from: "#aabbcc", to: "#000000", motif: "gift" });
  for (const wrong of [
    { banner: { from: "red", to: "#000000", motif: "gift" } },
    { banner: { from: "#000000;}", to: "#000000", motif: "gift" } },
    { banner: { from: "#000000", to: "#000000", motif: "<svg>" } },
    { endsAt: at(-2) },
    { title: "" },
    { contents: "" },
    { category: "none" },
  ])
    await expect(make(wrong)).rejects.toThrow(/ 400 /);
});

it("is written by operators only", async () => {
  expect(await member.call("POST", "/api/admin/campaign-events", requestOf())).toMatchObject({ status: 403 });
  expect(await operator.call("PUT", "/api/admin/campaign-events/none", requestOf())).toMatchObject({ status: 404 });
  const id = await make();
  const changed = { ...requestOf({ title: "새 제목" }) };
  expect(await operator.call("PUT", `/api/admin/campaign-events/${id}`, changed)).toMatchObject({
    status: 200,
    body: { title: "새 제목" },
  });
});
