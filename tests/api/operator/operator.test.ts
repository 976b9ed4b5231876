import { beforeEach, expect, test } from "vitest";
import type { ApiUser } from "../../factories/api-user.ts";
import { servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";

const server = servedHere();
let operator: ApiUser;

beforeEach(async () => {
  await fetch(`${server.url}/api/test/reset`, { method: "POST" });
  operator = await server.user("admin01");
});

test("settings: the named ones change, the others stay, unknown ones are refused", async () => {
  const before = await operator.ask<Record<string, unknown>>("GET", "/api/admin/settings");
  const changed = await operator.ask("PUT", "/api/admin/settings", {
    autoLogoutMin: 7,
    maintenanceEndsAt: "2026-12-01T00:00:00Z",
  });
  expect(changed).toEqual({ ...before, autoLogoutMin: 7, maintenanceEndsAt: "2026-12-01T00:00:00Z" });
  expect(await operator.ask("PUT", "/api/admin/settings", { maintenanceEndsAt: null })).toMatchObject({
    maintenanceEndsAt: null,
  });
  for (const wrong of [{ nothing: 1 }, { autoLogoutMin: 0 }, { autoLogoutMin: "7" }, { siteNoticeFlg: 1 }, [], null])
    expect((await operator.call("PUT", "/api/admin/settings", wrong)).status).toBe(400);
  expect(await operator.ask("GET", "/api/admin/settings")).toEqual({ ...before, autoLogoutMin: 7 });
});

test("operator calls are closed to members and managers", async () => {
  for (const userId of ["member01", "manager01"]) {
    const user = await server.user(userId);
    expect(await user.call("GET", "/api/admin/settings")).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect((await user.call("POST", "/api/admin/deposits", { userId, amount: 1 })).status).toBe(403);
  }
  expect((await fetch(`${server.url}/api/admin/audit`)).status).toBe(401);
});

test("what an operator writes is kept without scripts, handlers and foreign addresses", async () => {
  const evil = `<p onclick="x()">글<script>alert(1)</script><img src="https://elsewhere.example/a.png" onerror="x()"><a href="javascript:x()">링크</a><a href="/korea/cross">경기</a></p>`;
  const clean = `<p>글<img /><a>링크</a><a href="/korea/cross">경기</a></p>`;
  await operator.ask("POST", "/api/admin/messages", {
    userId: "member03",
    title: "<b>제목</b> A&B <3",
    contents: evil,
  });
  await operator.ask("PUT", "/api/admin/popups/mine", {
    title: "t",
    contents: evil,
    width: 300,
    pcLeftLocation: 0,
    pcTopLocation: 0,
    popupFlg: true,
  });
  await operator.ask("PUT", "/api/admin/settings", { maintenanceNotice: evil });
  const member = await server.user("member03");
  const inbox = await member.ask<{ items: { title: string; contents: string }[] }>("GET", "/api/message");
  expect(inbox.items[0]).toMatchObject({ title: "제목 A&B <3", contents: clean });
  const popups = await member.ask<{ id: string; contents: string }[]>("GET", "/api/popup");
  expect(popups.find((popup) => popup.id === "mine")?.contents).toBe(clean);
  expect(await member.ask("GET", "/api/setting/maintanace")).toMatchObject({ notice: clean });
});

test("a popup that is switched off is not shown, and a removed one is gone", async () => {
  const body = { title: "t", contents: "<p>c</p>", width: 300, pcLeftLocation: 1, pcTopLocation: 2, popupFlg: false };
  expect((await operator.call("PUT", "/api/admin/popups/off", body)).status).toBe(204);
  const shown = await operator.ask<{ id: string }[]>("GET", "/api/popup");
  expect(shown.map((popup) => popup.id)).toEqual(["welcome", "rules"]);
  const { items } = await operator.ask<{ items: { id: string }[] }>("GET", "/api/admin/popups");
  expect(items.find((popup) => popup.id === "off")).toEqual({
    id: "off",
    ...body,
    position: 0,
    levels: [],
    device: "all",
    showsFrom: null,
    showsUntil: null,
    state: "hidden",
    version: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await (await server.user("member01")).call("GET", "/api/admin/popups")).status).toBe(403);
  expect((await operator.call("DELETE", "/api/admin/popups/off")).status).toBe(204);
  expect((await operator.call("DELETE", "/api/admin/popups/off")).status).toBe(404);
});

test("messages to all reach every member and no staff; each member reads and deletes his own", async () => {
  expect(
    await operator.ask("POST", "/api/admin/messages", { userId: "all", title: "공지", contents: "<p>c</p>" }),
  ).toEqual({ sent: 20 });
  const one = await server.user("member01");
  const other = await server.user("member02");
  expect(await one.ask("GET", "/api/message/unread")).toBe(1);
  expect(await other.ask("GET", "/api/message/unread")).toBe(2);
  const { items } = await one.ask<{ items: { id: string; title: string }[] }>("GET", "/api/message");
  const id = items.find((item) => item.title === "공지")?.id ?? "";
  expect((await other.call("POST", `/api/message/${id}/read`)).status).toBe(404);
  expect((await other.call("DELETE", `/api/message/${id}`)).status).toBe(404);
  expect((await one.call("POST", `/api/message/${id}/read`)).status).toBe(204);
  expect(await one.ask("GET", "/api/message/unread")).toBe(0);
  expect((await one.call("DELETE", `/api/message/${id}`)).status).toBe(204);
  expect((await one.call("POST", `/api/message/${id}/read`)).status).toBe(404);
  expect((await other.call("POST", "/api/message/read-all")).status).toBe(204);
  expect(await other.ask("GET", "/api/message/unread")).toBe(0);
});

test("a message goes to some members or to a level, and to nobody where a name is wrong", async () => {
  const send = (to: object) =>
    operator.call<{ sent: number }>("POST", "/api/admin/messages", { title: "묶음", contents: "<p>c</p>", ...to });
  expect(await send({ userIds: ["member04", "member05", "member04"] })).toMatchObject({
    status: 201,
    body: { sent: 2 },
  });
  const wrong = await send({ userIds: ["member04", "nobody99"] });
  expect(wrong).toMatchObject({ status: 400, body: { message: "없는 아이디입니다: nobody99" } });
  const { totalCount } = await operator.ask<{ totalCount: number }>("GET", "/api/admin/members?level=3");
  expect(await send({ level: 3 })).toMatchObject({ status: 201, body: { sent: totalCount } });
  expect(totalCount).toBeGreaterThan(0);
  for (const to of [{}, { userIds: [] }, { userId: "all", level: 3 }])
    expect(await send(to)).toMatchObject({ status: 400 });
  const four = await server.user("member04");
  const titles = async () =>
    (await four.ask<{ items: { title: string }[] }>("GET", "/api/message")).items.map(({ title }) => title);
  expect((await titles()).filter((title) => title === "묶음")).toHaveLength(1);
});

test("deleting what was read leaves what was not", async () => {
  const user = await server.user("member08");
  const inbox = () =>
    user.ask<{ items: { id: string; title: string; readAt: string | null }[] }>("GET", "/api/message");
  await operator.ask("POST", "/api/admin/messages", { userId: "member08", title: "새 쪽지", contents: "<p>c</p>" });
  expect((await inbox()).items.length).toBeGreaterThan(1);
  expect(await user.call("DELETE", "/api/message")).toMatchObject({ status: 204 });
  expect((await inbox()).items).toMatchObject([{ title: "새 쪽지", readAt: null }]);
  expect(await user.ask("GET", "/api/message/unread")).toBe(1);
});

test("a deposit moves the wallet, and the books are right after it", async () => {
  const { userId } = await newMember(server, 10_000);
  expect(await operator.call("POST", "/api/admin/deposits", { userId, amount: 123_456 })).toMatchObject({
    status: 201,
    body: { userId, emoney: 133_456 },
  });
  for (const amount of [0, -1, 1.5, "5", 10_000_000_001])
    expect((await operator.call("POST", "/api/admin/deposits", { userId, amount })).status).toBe(400);
  expect((await operator.call("POST", "/api/admin/deposits", { userId: "nobody", amount: 1 })).status).toBe(404);
  expect(await operator.ask("GET", "/api/admin/audit")).toMatchObject({ ok: true, differences: [] });
});

test("the home page is told the titles of notices that are shown, those that are pinned first", async () => {
  const member = await server.user("member03");
  const titles = async () =>
    (await member.ask<{ kind: string; contents: string }[]>("GET", "/api/newsLink")).map((one) => one.contents);
  const write = (id: string, change: object) =>
    operator.ask("PUT", `/api/admin/articles/${id}`, {
      kind: "notice",
      title: `제목 ${id}`,
      contents: "<p>c</p>",
      section: "",
      isPinned: false,
      isShown: true,
      position: 0,
      ...change,
    });
  await write("told-1", { isPinned: true, title: "<b>고정</b> 공지" });
  await write("told-2", { kind: "news" });
  await write("told-3", { isShown: false });
  await write("told-4", { kind: "faq" });
  const told = await titles();
  expect(told[0]).toBe("고정 공지");
  expect(told).toContain("제목 told-2");
  for (const hidden of ["제목 told-3", "제목 told-4"]) expect(told).not.toContain(hidden);
});

test("the inbox comes in pages of 15, with the unread messages of all pages", async () => {
  const user = await server.user("member09");
  for (let i = 1; i <= 17; i++)
    await operator.ask("POST", "/api/admin/messages", { userId: "member09", title: `쪽지 ${i}`, contents: "<p>c</p>" });
  type Inbox = { items: { title: string }[]; pageCount: number; totalCount: number; unread: number };
  const first = await user.ask<Inbox>("GET", "/api/message");
  expect(first).toMatchObject({ pageCount: 2, unread: 17 });
  expect(first.items).toHaveLength(15);
  expect(first.items[0]?.title).toBe("쪽지 17");
  const second = await user.ask<Inbox>("GET", "/api/message?page=2");
  expect(second.items.map(({ title }) => title)).toContain("쪽지 1");
  expect(first.items.length + second.items.length).toBe(first.totalCount);
});
