// A command writes the rows that it names and no others: those of the other member, which are the same, stay.
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { member, message } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import { type ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { memberWithBank } from "../lib/money.ts";
import { BY_TWO, rowsWritten } from "../lib/rows-written.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

type Own = ApiUser & { memberId: string };

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
let one: Own;
let other: Own;
beforeEach(async () => {
  one = await memberWithBank(server, 100_000);
  other = await memberWithBank(server, 100_000);
});

const db = () => server.context.database.db;
const written = (by: ApiUser, method: string, path: string, body?: object) =>
  rowsWritten(server, () => by.ask(method, `/api${path}`, body));
/** The same by both; answers the ids that the first one got. */
async function byBoth(times: number, work: (by: Own, at: number) => Promise<string>): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < times; at++) {
    ids.push(await work(one, at));
    await work(other, at);
  }
  return ids;
}

describe("messages", () => {
  let ids: string[];
  const stateOf = async ({ memberId }: Own) => {
    const rows = await db().select().from(message).where(eq(message.memberId, memberId)).orderBy(message.id);
    return rows.map(({ readAt, deletedAt }) => `${readAt ? "read" : "new"}${deletedAt ? " deleted" : ""}`);
  };
  beforeEach(async () => {
    ids = await byBoth(3, async ({ memberId }) => {
      const id = newId();
      await db()
        .insert(message)
        .values({ id, memberId, title: "t", contents: "c", sentAt: new Date(server.clock.now()) });
      return id;
    });
  });

  it("are read and deleted one by one", async () => {
    expect(await written(one, "POST", `/message/${ids[0]}/read`)).toEqual({ message: 1 });
    // It was read: when, stays.
    expect(await written(one, "POST", `/message/${ids[0]}/read`)).toEqual({});
    expect(await written(one, "DELETE", `/message/${ids[1]}`)).toEqual({ message: 1 });
    expect(await stateOf(one)).toEqual(["read", "new deleted", "new"]);
    for (const call of ["POST /read", "DELETE "]) {
      const [method = "", end = ""] = call.split(" ");
      for (const id of [ids[1], "none"]) expect((await one.call(method, `/api/message/${id}${end}`)).status).toBe(404);
      expect((await other.call(method, `/api/message/${ids[2]}${end}`)).status).toBe(404);
    }
    expect(await stateOf(other)).toEqual(["new", "new", "new"]);
  });

  it("are read and deleted together: what was deleted or read before stays", async () => {
    await one.ask("DELETE", `/api/message/${ids[0]}`);
    expect(await written(one, "DELETE", "/message")).toEqual({});
    expect(await written(one, "POST", "/message/read-all")).toEqual({ message: 2 });
    expect(await written(one, "POST", "/message/read-all")).toEqual({});
    expect(await written(one, "DELETE", "/message")).toEqual({ message: 2 });
    expect(await written(one, "DELETE", "/message")).toEqual({});
    expect(await stateOf(one)).toEqual(["new deleted", "read deleted", "read deleted"]);
    expect(await stateOf(other)).toEqual(["new", "new", "new"]);
  });
});

describe("what members write", () => {
  const article = { title: "제목", contents: "내용" };

  it("posts and comments, by their writer", async () => {
    const [id = "", second = ""] = await byBoth(
      2,
      async (by) => (await by.ask<{ id: string }>("POST", "/api/free", article)).id,
    );
    const comments = await byBoth(
      2,
      async (by) => (await by.ask<{ id: string }>("POST", `/api/free/${id}/comments`, { contents: "댓글" })).id,
    );
    expect(await written(one, "PUT", `/free/${id}`, { ...article, title: "고침" })).toEqual({ attempt: 1, post: 1 });
    expect(await written(one, "PUT", `/free-comments/${comments[0]}`, { contents: "고침" })).toEqual({
      attempt: 1,
      post_comment: 1,
    });
    expect(await written(other, "GET", `/free/${id}`)).toEqual({ post: 1, post_view: 1 });
    expect(await written(other, "GET", `/free/${id}`)).toEqual({});
    for (const path of [`/api/free/${second}`, `/api/free-comments/${comments[1]}`])
      expect((await other.call("DELETE", path)).status).toBe(404);
    expect(await written(one, "DELETE", `/free-comments/${comments[0]}`)).toEqual({ post_comment: 1 });
    // Counted for all and for the writer.
    expect(await written(one, "DELETE", `/free/${id}`)).toEqual({ post: 1, list_count: 2 });
    expect((await one.call("DELETE", `/api/free/${id}`)).status).toBe(404);
    expect((await one.call("GET", `/api/free/${second}`)).status).toBe(200);
  });

  it("posts and comments, by the operator: those that are named", async () => {
    const posts = await byBoth(2, async (by) => (await by.ask<{ id: string }>("POST", "/api/free", article)).id);
    const state = (to: string) => ({ kind: "post", ids: posts, state: to, reason: "광고" });
    expect(await written(operator, "PUT", "/admin/writings/state", state("hidden"))).toMatchObject({ post: 2 });
    expect(await written(operator, "PUT", "/admin/writings/state", state("shown"))).toMatchObject({ post: 2 });
    const ban = `/admin/writing-bans/${one.userId}`;
    await operator.ask("PUT", `/api/admin/writing-bans/${other.userId}`, { reason: "도배" });
    expect(await written(operator, "PUT", ban, { reason: "도배", days: 3 })).toEqual({ writing_ban: 1 });
    expect(await written(operator, "PUT", ban, { reason: "도배", days: 5 })).toEqual({ writing_ban: 1 });
    expect((await one.call("POST", "/api/free", article)).status).toBe(403);
    expect(await written(operator, "DELETE", ban)).toEqual({ "writing_ban (gone)": 1 });
    expect((await one.call("POST", "/api/free", article)).status).toBe(201);
    expect((await other.call("POST", "/api/free", article)).status).toBe(403);
  });

  it("enquiries: deleted by the member, answered by the operator, read once", async () => {
    const enquiry = { kind: "general", title: "문의", contents: "내용" };
    const ids = await byBoth(2, async (by) => (await by.ask<{ id: string }>("POST", "/api/customer", enquiry)).id);
    const answer = (id = "") => written(operator, "PUT", `/admin/enquiries/${id}/answer`, { answer: "<p>답변</p>" });
    expect(await answer(ids[0])).toEqual({ enquiry: 1 });
    expect(await written(one, "GET", `/customer/${ids[0]}`)).toEqual({ enquiry: 1 });
    expect(await written(one, "GET", `/customer/${ids[0]}`)).toEqual({});
    expect(await written(one, "GET", `/customer/${ids[1]}`)).toEqual({});
    expect((await other.call("DELETE", `/api/customer/${ids[1]}`)).status).toBe(404);
    expect(await written(one, "DELETE", `/customer/${ids[1]}`)).toEqual({ enquiry: 1 });
    for (const method of ["GET", "DELETE"])
      expect((await one.call(method, `/api/customer/${ids[1]}`)).status).toBe(404);
  });
});

describe("accounts", () => {
  it("are disabled and enabled one at a time, and the sessions of that one end", async () => {
    const path = `/admin/disabled-accounts/${one.userId}`;
    await operator.ask("PUT", `/api/admin/disabled-accounts/${other.userId}`, { reason: "확인" });
    expect(await written(operator, "PUT", path, { reason: "도용" })).toEqual({ member: 1, session: 1 });
    expect((await one.call("GET", "/api/member/user")).status).not.toBe(200);
    expect(await written(operator, "DELETE", path)).toEqual({ member: 1 });
    const rows = await db().select().from(member).where(eq(member.id, other.memberId));
    expect(rows[0]).toMatchObject({ disabledReason: "확인" });
  });

  it.each([
    ["kick", 556],
    ["deny", 406],
  ])("%s ends the sessions of one member", async (what, status) => {
    expect(await written(operator, "POST", `/admin/sessions/${one.userId}/${what}`)).toEqual({ session: 1 });
    expect((await one.call("GET", "/api/member/user")).status).toBe(status);
    expect((await other.call("GET", "/api/member/user")).status).toBe(200);
    expect(await written(operator, "POST", `/admin/sessions/${one.userId}/${what}`)).toEqual({});
  });

  it("have a level each, with a record of the change", async () => {
    const path = `/admin/members/${one.userId}/level`;
    expect(await written(operator, "PUT", path, { level: 4, reason: "우수" })).toEqual({
      ...BY_TWO,
      member: 1,
      level_change: 1,
    });
    const changes = (of: Own) => operator.ask("GET", `/api/admin/members/${of.userId}/level-changes`);
    expect(await changes(one)).toMatchObject({ totalCount: 1, items: [{ reason: "우수" }] });
    expect(await changes(other)).toMatchObject({ totalCount: 0, items: [] });
  });

  it("a change of a number that waits is decided alone, and the password asked with it is gone", async () => {
    const phone = "01077770001";
    const owner = await memberWithBank(server, 0);
    await db().update(member).set({ phone }).where(eq(member.id, owner.memberId));
    const change = (by: Own) => by.ask("PUT", "/api/member/phone", { phone, password: DEMO_PASSWORD });
    await change(other);
    expect(await rowsWritten(server, () => change(one))).toEqual({ contact_change: 1 });
    // A second one takes the first one's place.
    expect(await rowsWritten(server, () => change(one))).toEqual({ contact_change: 2 });
    const { items } = await operator.ask<{ items: { id: string; userId: string }[] }>(
      "GET",
      "/api/admin/joins?itemsPerPage=100",
    );
    const idOf = (of: Own) => items.filter(({ userId }) => userId === of.userId).map(({ id }) => id);
    expect([idOf(one).length, idOf(other).length]).toEqual([1, 1]);
    const path = `/admin/joins/${idOf(one)[0]}`;
    expect(await written(operator, "POST", path, { decision: "refuse", reason: "확인" })).toEqual({
      contact_change: 1,
    });
    expect(await one.ask("GET", "/api/member/changes")).toMatchObject({
      items: [{ state: "refused", reason: "확인" }],
    });
    expect(await other.ask("GET", "/api/member/changes")).toMatchObject({
      items: [{ state: "waiting", reason: null }],
    });
  });

  it("sessions are ended by their member: one, and all but the own [CERT-A1]", async () => {
    const again = async (of: Own) => void (await server.user(of.userId));
    for (const _ of [1, 2]) await again(other);
    const second = await server.user(one.userId);
    expect((await one.call("GET", "/api/member/user")).status).toBe(555);
    const list = await second.ask<{ items: { id: string; isCurrent: boolean; endedReason: string | null }[] }>(
      "GET",
      "/api/member/sessions",
    );
    expect(list.items.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect((await second.call("DELETE", `/api/member/sessions/${list.items[1]?.id}`)).status).toBe(404);
    expect(await written(second, "DELETE", "/member/sessions")).toEqual({});
    expect((await second.call("GET", "/api/member/user")).status).toBe(200);
  });
});

it("an address is blocked and let in again alone; sessions from others stay", async () => {
  await operator.ask("PUT", "/api/admin/blocked-addresses/203.0.113.8", { reason: "다른 곳" });
  const path = "/admin/blocked-addresses/203.0.113.9";
  expect(await written(operator, "PUT", path, { reason: "시험" })).toEqual({ blocked_address: 1 });
  expect(await written(operator, "DELETE", path)).toEqual({ "blocked_address (gone)": 1 });
  const { items } = await operator.ask<{ items: { address: string }[] }>("GET", "/api/admin/blocked-addresses");
  expect(items.map(({ address }) => address)).toEqual(["203.0.113.8"]);
  expect((await one.call("GET", "/api/member/user")).status).toBe(200);
});
