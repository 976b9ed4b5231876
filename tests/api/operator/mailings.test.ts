// Messages of operators: to whom they go, who has read them and when, and what a recall leaves.
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntry, mailing, member, message } from "../../../server/db/schema.ts";
import type { Mailing, MailingDetail, Receiver } from "../../../src/api/contract/operator/mailings.ts";
import type { PageOf } from "../../../src/api/contract/page.ts";
import type { MessageList } from "../../../src/api/contract/session/member.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { memberOf, newAgent } from "../lib/agents.ts";
import { newMember } from "../lib/betting.ts";
import { expectList } from "../lib/lists.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

type Own = Awaited<ReturnType<typeof newMember>>;
type Refused = { code?: string; problems?: { path: string }[] };

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
const db = () => server.context.database.db;
let one: Own;
let other: Own;
beforeEach(async () => {
  [one, other] = [await newMember(server, 0), await newMember(server, 0)];
});

const send = (to: object, by: ApiUser = operator) =>
  by.call<{ sent: number } & Refused>("POST", "/api/admin/messages", { title: "안내", contents: "<p>내용</p>", ...to });
const newest = async () => (await operator.ask<PageOf<Mailing>>("GET", "/api/admin/messages")).items[0]!;
const detail = (id: string) => operator.ask<MailingDetail>("GET", `/api/admin/messages/${id}`);
const receivers = async (id: string, query = "") =>
  (await operator.ask<PageOf<Receiver>>("GET", `/api/admin/messages/${id}/receivers${query}`)).items;
const recall = (id: string, by: ApiUser = operator, reason = "잘못 보냄") =>
  by.call<MailingDetail & Refused>("POST", `/api/admin/messages/${id}/recall`, { reason });
const inbox = (user: ApiUser) => user.ask<MessageList>("GET", "/api/message");
const unread = (user: ApiUser) => user.ask<number>("GET", "/api/message/unread");
const read = async (user: ApiUser) => user.call("POST", `/api/message/${(await inbox(user)).items[0]!.id}/read`);

/** Sends to both, of whom the first reads it; tells the mailing. */
async function sentToBoth(): Promise<Mailing> {
  expect((await send({ userIds: [one.userId, other.userId] })).body).toEqual({ sent: 2 });
  expect((await read(one)).status).toBe(204);
  return newest();
}

describe("the audience", () => {
  it("is a member, some, a level, or everyone; the list says which", async () => {
    await db().update(member).set({ level: 77 }).where(eq(member.id, one.memberId));
    expect((await send({ userId: one.userId })).body).toEqual({ sent: 1 });
    expect(await newest()).toMatchObject({ audience: "named", audienceOf: [one.userId], sent: 1, sentBy: "admin01" });
    await send({ userIds: [one.userId, other.userId] });
    expect(await newest()).toMatchObject({ audience: "named", audienceOf: [one.userId, other.userId], sent: 2 });
    await send({ level: 77 });
    expect(await newest()).toMatchObject({ audience: "level", audienceOf: ["77"], sent: 1 });
    await send({ userId: "all" });
    expect(await newest()).toMatchObject({ audience: "all", audienceOf: [] });
    expect([await unread(one), await unread(other)]).toEqual([4, 2]);
  });

  it("is the members of an agent: its own and those of whom stands below, and no others", async () => {
    const manager = await newAgent(server);
    const agent = await newAgent(server, { role: "agent", above: manager });
    const beside = await newAgent(server);
    const [own, below, apart] = [
      await memberOf(server, manager),
      await memberOf(server, agent),
      await memberOf(server, beside),
    ];
    expect((await send({ agent: manager.userId })).body).toEqual({ sent: 2 });
    expect(await newest()).toMatchObject({ audience: "agent", audienceOf: [manager.userId] });
    const got = (await receivers((await newest()).id)).map(({ userId }) => userId);
    expect(got.toSorted()).toEqual([own.userId, below.userId].toSorted());
    expect(got).not.toContain(apart.userId);
    expect((await send({ agent: agent.userId })).body).toEqual({ sent: 1 });
  });

  it("is one, and one that is there", async () => {
    expect(await send({ userId: one.userId, level: 1 })).toMatchObject({ status: 400 });
    expect(await send({})).toMatchObject({ status: 400 });
    expect(await send({ agent: one.userId })).toMatchObject({ status: 400, body: { problems: [{ path: "agent" }] } });
    expect(await send({ agent: "nobody99" })).toMatchObject({ status: 400, body: { problems: [{ path: "agent" }] } });
  });
});

describe("reads", () => {
  it("are counted and listed with their time, and saved as a file", async () => {
    const { id, sent, read: reads } = await sentToBoth();
    expect([sent, reads]).toEqual([2, 1]);
    expect(await detail(id)).toMatchObject({ sent: 2, read: 1, contents: "<p>내용</p>", recalledAt: null });
    const [hasRead] = await receivers(id, "?state=read");
    expect(hasRead).toMatchObject({ userId: one.userId, level: 1 });
    const [row] = await db().select().from(message).where(eq(message.memberId, one.memberId));
    expect(hasRead?.readAt).toBe(row?.readAt?.toISOString());
    expect((await receivers(id, "?state=unread")).map(({ userId, readAt }) => [userId, readAt])).toEqual([
      [other.userId, null],
    ]);
    const fileOf = async (query: string) => {
      const url = `${server.url}/api/admin/messages/${id}/receivers/export?format=csv${query}`;
      const answer = await fetch(url, { headers: { "X-AUTH-TOKEN": `Bearer ${operator.token}` } });
      expect(answer.status).toBe(200);
      return (await answer.text()).trimEnd().split("\r\n");
    };
    expect(await fileOf("")).toHaveLength(3);
    const [head, line, ...more] = await fileOf("&state=read");
    expect([head, more]).toEqual(["아이디,닉네임,레벨,읽은 시각", []]);
    expect(line?.startsWith(`${one.userId},`)).toBe(true);
  });

  it("keep the first time, and count nobody twice", async () => {
    const { id } = await sentToBoth();
    const [first] = await receivers(id, "?state=read");
    server.clock.advance(60_000);
    await read(one);
    expect(await receivers(id, "?state=read")).toEqual([first]);
    await one.ask("POST", "/api/message/read-all");
    expect((await detail(id)).read).toBe(1);
  });

  it("come by pages, by whether they were read", async () => {
    const some = [one, other, await newMember(server, 0), await newMember(server, 0)];
    await send({ userIds: some.map(({ userId }) => userId) });
    for (const user of some.slice(0, 2)) await read(user);
    const { id } = await newest();
    const stateOf = ({ readAt }: Readonly<Record<string, unknown>>) => (readAt === null ? "unread" : "read");
    const path = `/api/admin/messages/${id}/receivers`;
    expect(await expectList(operator, path, { filters: { state: stateOf }, least: 4 })).toHaveLength(4);
    await recall(id);
    const ofMailing = ({ recalledAt }: Readonly<Record<string, unknown>>) =>
      recalledAt === null ? "sent" : "recalled";
    const rules = {
      falling: ({ id: own }: Readonly<Record<string, unknown>>) => String(own),
      filters: { state: ofMailing },
    };
    expect((await expectList(operator, "/api/admin/messages", rules)).map((row) => row.id)).toContain(id);
  });

  it("of what is not there are not found", async () => {
    for (const path of ["none", "none/receivers", "none/receivers/export?format=csv"])
      expect((await operator.call("GET", `/api/admin/messages/${path}`)).status).toBe(404);
  });
});

describe("a recall", () => {
  it("takes it from who has not read it, and leaves it without its text to who has", async () => {
    const { id } = await sentToBoth();
    expect([await unread(one), await unread(other)]).toEqual([0, 1]);
    expect(await recall(id)).toMatchObject({
      status: 200,
      body: { recalledBy: "admin01", recallReason: "잘못 보냄", contents: "<p>내용</p>", read: 1 },
    });
    expect((await inbox(other)).items).toEqual([]);
    expect(await unread(other)).toBe(0);
    expect((await inbox(one)).items).toMatchObject([{ title: "안내", contents: "", isRecalled: true }]);
    // The member may put away what is left of it.
    const [left] = (await inbox(one)).items;
    expect((await one.call("DELETE", `/api/message/${left?.id}`)).status).toBe(204);
    expect((await inbox(one)).totalCount).toBe(0);
  });

  it("is told to those whose inbox it stood in, and the gate waits for it no more", async () => {
    const { id } = await sentToBoth();
    const told: unknown[] = [];
    const leave = server.context.events.subscribe(({ name, data, memberId }) => {
      if (name === "messages" || (name === "contents" && memberId !== null)) told.push([name, memberId, data]);
    });
    await recall(id);
    await expect.poll(() => told.length).toBe(2);
    leave();
    expect(told).toEqual([
      ["messages", other.memberId, { unread: 0 }],
      ["contents", one.memberId, {}],
    ]);
  });

  it("is not undone by who reads everything, or tries its address, afterwards", async () => {
    const { id } = await sentToBoth();
    const [waiting] = (await inbox(other)).items;
    await recall(id);
    expect((await other.call("POST", `/api/message/${waiting?.id}/read`)).status).toBe(404);
    expect((await other.call("DELETE", `/api/message/${waiting?.id}`)).status).toBe(404);
    await other.ask("POST", "/api/message/read-all");
    expect((await inbox(other)).totalCount).toBe(0);
    expect((await detail(id)).read).toBe(1);
  });

  it("leaves other messages as they are", async () => {
    await send({ userId: other.userId, title: "다른 쪽지" });
    const { id } = await sentToBoth();
    await recall(id);
    expect((await inbox(other)).items).toMatchObject([{ title: "다른 쪽지", isRecalled: false }]);
    expect(await unread(other)).toBe(1);
  });

  it("is done once, with a reason", async () => {
    const { id } = await sentToBoth();
    expect((await recall(id, operator, " ")).status).toBe(400);
    expect((await recall(id)).status).toBe(200);
    const [first] = await db().select().from(mailing).where(eq(mailing.id, id));
    expect(await recall(id, await server.user("admin02"), "또")).toMatchObject({
      status: 409,
      body: { code: "not_editable" },
    });
    expect(await db().select().from(mailing).where(eq(mailing.id, id))).toEqual([first]);
    expect((await recall("none")).status).toBe(404);
  });

  it("keeps what was sent: no text, audience or recall is changed or deleted afterwards", async () => {
    const { id } = await sentToBoth();
    const refused = async (statement: ReturnType<typeof sql>) =>
      expect(db().execute(statement)).rejects.toMatchObject({ cause: { code: "23001" } });
    await refused(sql`update mailing set contents = '다른 말' where id = ${id}`);
    await refused(
      sql`update mailing set recalled_at = now(), recalled_by = sent_by, recall_reason = 'x', title = 'x' where id = ${id}`,
    );
    await recall(id);
    await refused(sql`update mailing set recall_reason = '다른 까닭' where id = ${id}`);
    await refused(
      sql`update mailing set recalled_at = null, recalled_by = null, recall_reason = null where id = ${id}`,
    );
    await refused(sql`delete from mailing where id = ${id}`);
  });

  it("stands in the log of operators, on the message", async () => {
    const { id } = await sentToBoth();
    await recall(id);
    const entries = await db()
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, "POST /admin/messages/:id/recall"));
    expect(entries.at(-1)).toMatchObject({ actor: "admin01", outcome: "done", subjects: [`message:${id}`] });
  });
});

describe("rights", () => {
  let support: ApiUser;
  let auditor: ApiUser;
  beforeAll(async () => {
    support = await server.user("admin06");
    auditor = await server.user("admin08");
  });

  it("who may send may recall; the auditor reads alone", async () => {
    expect((await send({ userId: one.userId }, support)).status).toBe(201);
    const { id } = await newest();
    expect((await auditor.call("GET", `/api/admin/messages/${id}/receivers`)).status).toBe(200);
    expect((await recall(id, auditor)).status).toBe(403);
    expect((await send({ userId: one.userId }, auditor)).status).toBe(403);
    expect((await recall(id, support)).status).toBe(200);
  });

  it("nobody else learns of a message or its receivers", async () => {
    const { id } = await sentToBoth();
    for (const by of [other, await server.user("manager01"), await server.user("admin03")])
      for (const path of ["", `/${id}`, `/${id}/receivers`, `/${id}/receivers/export?format=csv`])
        expect([path, (await by.call("GET", `/api/admin/messages${path}`)).status]).toEqual([path, 403]);
  });
});
