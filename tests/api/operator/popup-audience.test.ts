// A popup is shown in its period, to members of its levels, on its devices; nobody else is told of it.
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { hasTurned } from "../../../server/community/content-times.ts";
import { popupsFor } from "../../../server/community/popups.ts";
import { member } from "../../../server/db/schema.ts";
import type { PopupList } from "../../../src/api/contract/community/popup.ts";
import type { OperatorPopupList } from "../../../src/api/contract/operator/popups.ts";
import type * as v from "valibot";
import type { ApiUser } from "../../factories/api-user.ts";
import { newMember } from "../lib/betting.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
const FROM = "2030-03-01T00:00:00.000Z";
const UNTIL = "2030-03-02T00:00:00.000Z";
const from = Date.parse(FROM);
const until = Date.parse(UNTIL);
const HOUR = 3_600_000;

const body = { title: "기간", contents: "<p>c</p>", width: 300, pcLeftLocation: 1, pcTopLocation: 2, popupFlg: true };
const put = (id: string, more: object) => operator.call("PUT", `/api/admin/popups/${id}`, { ...body, ...more });
/** Throws where it is refused. */
const kept = (id: string, more: object) => operator.ask("PUT", `/api/admin/popups/${id}`, { ...body, ...more });
async function memberOfLevel(level: number): Promise<ApiUser> {
  const user = await newMember(server, 0);
  await server.context.database.db.update(member).set({ level }).where(eq(member.id, user.memberId));
  return user;
}
const idsFor = async (caller: Pick<ApiUser, "ask">) =>
  (await caller.ask<PopupList>("GET", "/api/popup")).map(({ id }) => id).filter((id) => id.startsWith("t-"));
const guest: Pick<ApiUser, "ask"> = {
  ask: async <T>(_: string, path: string) => (await server.inject({ url: path })).json() as T,
};
const shownAt = async (at: number, level: number | null = 1) =>
  (await popupsFor(server.context.database.db, new Date(at), level)).map(({ id }) => id);

let low: ApiUser;
let high: ApiUser;
beforeAll(async () => {
  low = await memberOfLevel(2);
  high = await memberOfLevel(5);
});

describe("the period of a popup", () => {
  beforeAll(async () => {
    await kept("p-period", { showsFrom: FROM, showsUntil: UNTIL });
    await kept("p-from", { showsFrom: FROM });
    await kept("p-until", { showsUntil: UNTIL });
  });

  it("has its first instant and not its last", async () => {
    const periods = async (at: number) => (await shownAt(at)).filter((id) => id.startsWith("p-"));
    expect(await periods(from - 1)).toEqual(["p-until"]);
    expect(await periods(from)).toEqual(["p-from", "p-period", "p-until"]);
    expect(await periods(until - 1)).toEqual(["p-from", "p-period", "p-until"]);
    expect(await periods(until)).toEqual(["p-from"]);
  });

  it("is told by the stream at each of its bounds, once they have come", async () => {
    const { context } = server;
    expect(await hasTurned(context, from - 2, from - 1)).toBe(false);
    expect(await hasTurned(context, from - 1, from)).toBe(true);
    expect(await hasTurned(context, from, until - 1)).toBe(false);
    expect(await hasTurned(context, until - 1, until)).toBe(true);
    expect(await hasTurned(context, until, until + HOUR)).toBe(false);
  });

  it("of one that is switched off is no news", async () => {
    const [OFF, END] = ["2031-01-01T00:00:00.000Z", "2031-01-02T00:00:00.000Z"];
    await kept("p-off", { showsFrom: OFF, showsUntil: END, popupFlg: false });
    expect(await hasTurned(server.context, Date.parse(OFF) - 1, Date.parse(END))).toBe(false);
    expect(await shownAt(Date.parse(OFF))).not.toContain("p-off");
  });

  it.each([
    ["that ends before it begins", { showsFrom: UNTIL, showsUntil: FROM }],
    ["of no length", { showsFrom: FROM, showsUntil: FROM }],
  ])("%s is refused at its end", async (_, period) => {
    expect(await put("p-wrong", period)).toMatchObject({ status: 400, body: { problems: [{ path: "showsUntil" }] } });
  });
});

describe("who sees a popup", () => {
  beforeAll(async () => {
    await kept("t-all", { position: 1 });
    await kept("t-some", { position: 2, levels: [5, 2, 5] });
    await kept("t-high", { position: 3, levels: [5], device: "mobile" });
  });

  it("is by level: each, several, or all", async () => {
    expect(await idsFor(low)).toEqual(["t-all", "t-some"]);
    expect(await idsFor(high)).toEqual(["t-all", "t-some", "t-high"]);
    expect(await idsFor(await memberOfLevel(3))).toEqual(["t-all"]);
    expect(await idsFor(guest)).toEqual(["t-all"]);
  });

  it("follows the member's level at once", async () => {
    const user = await memberOfLevel(3);
    await server.context.database.db.update(member).set({ level: 5 }).where(eq(member.userId, user.userId));
    expect(await idsFor(user)).toEqual(["t-all", "t-some", "t-high"]);
  });

  it("counts a session that is over as no member", async () => {
    const user = await memberOfLevel(5);
    await user.ask("POST", "/api/member/logout");
    expect(await idsFor(user)).toEqual(["t-all"]);
  });

  it("is told with the device, and with nothing of the audience or the period", async () => {
    const popups = await high.ask<PopupList>("GET", "/api/popup");
    expect(popups.find(({ id }) => id === "t-high")).toEqual({
      id: "t-high",
      ...body,
      device: "mobile",
      visiableFlag: true,
      notShowingexpireTime: null,
    });
  });

  it("is by the token alone", async () => {
    const { token } = high;
    const hasPopup = async (headers: Record<string, string>) =>
      (await server.inject({ url: "/api/popup", headers })).body.includes("t-high");
    expect(await hasPopup({ "x-auth-token": `Bearer ${token}` })).toBe(true);
    expect(await hasPopup({ "x-auth-token": `Bearer ${low.token}` })).toBe(false);
    expect(await hasPopup({ "x-auth-token": "Bearer none" })).toBe(false);
  });
});

describe("operators", () => {
  it("see each popup with its audience and its state now", async () => {
    const now = server.clock.now();
    const at = (ms: number) => new Date(now + ms).toISOString();
    await kept("s-shown", { showsFrom: at(-HOUR), showsUntil: at(HOUR), levels: [3, 1] });
    await kept("s-scheduled", { showsFrom: at(HOUR) });
    await kept("s-ended", { showsFrom: at(-2 * HOUR), showsUntil: at(-HOUR) });
    await kept("s-hidden", { showsFrom: at(-HOUR), popupFlg: false });
    const { items } = await operator.ask<v.InferOutput<typeof OperatorPopupList>>("GET", "/api/admin/popups");
    const states = items.filter(({ id }) => id.startsWith("s-")).map(({ id, state }) => `${id}: ${state}`);
    expect(states).toEqual(["s-ended: ended", "s-hidden: hidden", "s-scheduled: scheduled", "s-shown: shown"]);
    expect(items.find(({ id }) => id === "s-shown")).toMatchObject({
      levels: [1, 3],
      device: "all",
      showsFrom: at(-HOUR),
      showsUntil: at(HOUR),
    });
  });

  it("may set no device and no level that is not there", async () => {
    expect((await put("w", { device: "watch" })).status).toBe(400);
    expect((await put("w", { levels: [0] })).status).toBe(400);
    expect((await put("w", { levels: [1.5] })).status).toBe(400);
  });
});

describe("two operators at one popup", () => {
  const at = (id: string) => `/api/admin/popups/${id}`;
  const fields = { contents: "<p>내용</p>", width: 360, pcLeftLocation: 40, pcTopLocation: 90, popupFlg: false };
  const save = (id: string, title: string, expected?: string | null) =>
    operator.call<{ code: string } | null>("PUT", at(id), {
      ...fields,
      title,
      ...(expected !== undefined && { expected }),
    });
  const read = async (id: string) => {
    const { items } = await operator.ask<{ items: { id: string; title: string; version: string }[] }>(
      "GET",
      "/api/admin/popups",
    );
    return items.find((one) => one.id === id);
  };

  it("the second one saves nothing over what was not seen, also where it was removed or made meanwhile", async () => {
    expect(await save("two", "처음", null)).toMatchObject({ status: 204 });
    const first = (await read("two"))?.version ?? "";
    expect(await save("two", "하나", first)).toMatchObject({ status: 204 });
    const moved = { status: 409, body: { code: "request_moved" } };
    expect(await save("two", "둘", first)).toMatchObject(moved);
    expect(await save("two", "새로", null)).toMatchObject(moved);
    const second = await read("two");
    expect(second).toMatchObject({ title: "하나" });
    expect(second?.version).not.toBe(first);
    expect(await operator.call("DELETE", at("two"))).toMatchObject({ status: 204 });
    expect(await save("two", "둘", second?.version)).toMatchObject(moved);
    expect(await read("two")).toBeUndefined();
  });

  it("a call without a version writes it whole, as before", async () => {
    await save("whole", "하나");
    const before = (await read("whole"))?.version;
    await save("whole", "하나");
    expect((await read("whole"))?.version).toBe(before);
    expect(await save("whole", "둘")).toMatchObject({ status: 204 });
    expect(await read("whole")).toMatchObject({ title: "둘" });
  });
});
