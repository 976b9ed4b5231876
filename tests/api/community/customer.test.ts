// The customer centre: enquiries of members and guests, their answers, and what operators publish.
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ApiUser } from "../../factories/api-user.ts";
import { servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";

const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
let member: ApiUser;
let other: ApiUser;
beforeAll(async () => {
  operator = await server.user("admin01");
});
beforeEach(async () => {
  member = await newMember(server, 0);
  other = await newMember(server, 0);
});

interface Line {
  id: string;
  isUnread: boolean;
}
const ask = (by: ApiUser, over: object = {}, headers?: Record<string, string>) =>
  by.call<{ id: string }>(
    "POST",
    "/api/customer",
    { kind: "general", title: "출금 문의", contents: "언제 되나요?", ...over },
    headers,
  );
const list = (by: ApiUser) => by.ask<{ totalCount: number; unread: number; items: Line[] }>("GET", "/api/customer");
const answer = (id: string, html: string) =>
  operator.call("PUT", `/api/admin/enquiries/${id}/answer`, { answer: html });
const waiting = (query: string) =>
  operator.ask<{ items: (Line & Record<string, unknown>)[] }>("GET", `/api/admin/enquiries?${query}`);

describe("an enquiry", () => {
  it("is the member's own, and its answer is unread until it is read", async () => {
    const { body } = await ask(member, { kind: "account" });
    expect(await other.call("GET", `/api/customer/${body.id}`)).toMatchObject({ status: 404 });
    expect((await list(other)).totalCount).toBe(0);
    expect(await list(member)).toMatchObject({
      totalCount: 1,
      unread: 0,
      items: [{ kind: "account", answeredAt: null }],
    });
    expect(await answer(body.id, "<p>오늘 <b>처리</b><script>alert(1)</script>됩니다.</p>")).toMatchObject({
      status: 204,
    });
    expect(await list(member)).toMatchObject({ unread: 1, items: [{ isUnread: true }] });
    expect(await member.ask("GET", `/api/customer/${body.id}`)).toMatchObject({
      contents: "언제 되나요?",
      answer: "<p>오늘 <b>처리</b>됩니다.</p>",
    });
    expect(await list(member)).toMatchObject({ unread: 0, items: [{ isUnread: false }] });
    await answer(body.id, "<p>처리했습니다.</p>");
    expect(await list(member)).toMatchObject({ unread: 1 });
  });

  it("waits for operators the oldest first, and is found by who wrote it", async () => {
    const [first, second] = [(await ask(member)).body.id, (await ask(member)).body.id];
    const mine = (query: string) => waiting(`${query}&text=${member.userId}`);
    expect((await mine("state=waiting")).items.map(({ id }) => id)).toEqual([first, second]);
    expect((await mine("state=waiting")).items[0]).toMatchObject({ userId: member.userId, kind: "general" });
    await answer(first, "<p>네</p>");
    expect((await mine("state=waiting")).items.map(({ id }) => id)).toEqual([second]);
    expect((await mine("state=answered")).items).toMatchObject([{ id: first, answeredBy: "admin01", isRead: false }]);
    expect(await member.call("GET", "/api/admin/enquiries")).toMatchObject({ status: 403 });
    expect(await member.call("PUT", `/api/admin/enquiries/${second}/answer`, { answer: "x" })).toMatchObject({
      status: 403,
    });
  });

  it("counts among what waits for operators, until it is answered or deleted", async () => {
    const count = async () =>
      (await operator.ask<{ counts: { enquiries: number } }>("GET", "/api/admin/waiting")).counts.enquiries;
    const before = await count();
    const [first, second] = [(await ask(member)).body.id, (await ask(member)).body.id];
    expect(await count()).toBe(before + 2);
    await answer(first, "<p>네</p>");
    expect(await count()).toBe(before + 1);
    await member.call("DELETE", `/api/customer/${second}`);
    expect(await count()).toBe(before);
  });

  it("is deleted by its writer alone, and can then not be answered", async () => {
    const { id } = (await ask(member)).body;
    expect(await other.call("DELETE", `/api/customer/${id}`)).toMatchObject({ status: 404 });
    expect(await member.call("DELETE", `/api/customer/${id}`)).toMatchObject({ status: 204 });
    expect((await list(member)).totalCount).toBe(0);
    expect(await answer(id, "<p>네</p>")).toMatchObject({ status: 404 });
  });

  it("has no empty answer, however it is marked up", async () => {
    const { id } = (await ask(member)).body;
    for (const html of ["", "<script>x</script>", " "])
      expect(await answer(id, html)).toMatchObject({ status: 400, body: { problems: [{ path: "answer" }] } });
  });

  it("sent twice under one key is one, and a sixth within ten minutes is refused", async () => {
    const key = { "Idempotency-Key": "one-enquiry-01" };
    const twice = await Promise.all(Array.from({ length: 10 }, () => ask(member, {}, key)));
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    for (let i = 1; i < 5; i++) expect(await ask(member)).toMatchObject({ status: 201 });
    expect(await ask(member)).toMatchObject({ status: 429 });
    expect(await list(member)).toMatchObject({ totalCount: 5 });
  });

  it.each([
    [{ title: "" }, "title"],
    [{ contents: " \n " }, "contents"],
    [{ kind: "guest" }, "kind"],
  ])("%j is refused under its field", async (over, path) => {
    expect(await ask(member, over)).toMatchObject({ status: 400, body: { problems: [{ path }] } });
  });
});

describe("an enquiry without an account", () => {
  const request = { name: "홍길동", contact: "010-1234-5678", title: "가입 문의", contents: "추천인이 없습니다." };
  const send = (over: object = {}) =>
    new ApiUser(server.url, "").call("POST", "/api/customer/guest", { ...request, ...over });

  it("reaches operators with its contact, three in an hour from one address", async () => {
    expect(await send({ contact: "x" })).toMatchObject({ status: 400, body: { problems: [{ path: "contact" }] } });
    for (let i = 0; i < 3; i++) expect(await send({ title: `가입 문의 ${i}` })).toMatchObject({ status: 204 });
    expect(await send()).toMatchObject({ status: 429 });
    const { items } = await waiting("kind=guest&state=waiting");
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({ userId: null, name: "홍길동", contact: "010-1234-5678", title: "가입 문의 0" });
    expect(await answer(items[0]!.id, "<p>전화로 답함</p>")).toMatchObject({ status: 204 });
    server.clock.advance(3_600_001);
    expect(await send()).toMatchObject({ status: 204 });
    operator = await server.user("admin01");
  });
});

describe("what operators publish", () => {
  const put = (id: string, over: object = {}) =>
    operator.call("PUT", `/api/admin/articles/${id}`, {
      kind: "notice",
      section: "",
      title: "점검 안내",
      contents: "<p>새벽</p>",
      position: 0,
      isPinned: false,
      isShown: true,
      ...over,
    });
  /** Those of this test, beside what the demo has. */
  const notices = async () => {
    const page = await member.ask<{ items: { id: string }[] }>("GET", "/api/articles?kind=notice&itemsPerPage=100");
    return { items: page.items.filter(({ id }) => /^n\d$/.test(id)) };
  };

  it("is read by members once it is shown, the pinned ones first", async () => {
    expect(
      await put("n1", { title: "<b>첫</b> 공지 & 안내", contents: "<p onclick=x>가</p><script>1</script>" }),
    ).toMatchObject({ status: 204 });
    server.clock.advance(1_000);
    await put("n2");
    await put("n3", { isShown: false });
    expect((await notices()).items.slice(0, 2)).toMatchObject([{ id: "n2" }, { id: "n1", title: "첫 공지 & 안내" }]);
    await put("n1", { isPinned: true, contents: "<p>가</p>" });
    expect((await notices()).items[0]).toMatchObject({ id: "n1" });
    expect((await notices()).items.map(({ id }) => id)).not.toContain("n3");
    expect(await member.ask("GET", "/api/articles/n1")).toMatchObject({ contents: "<p>가</p>" });
    expect(await member.call("GET", "/api/articles/n3")).toMatchObject({ status: 404 });
    expect(await operator.call("DELETE", "/api/admin/articles/n1")).toMatchObject({ status: 204 });
    expect(await operator.call("DELETE", "/api/admin/articles/n1")).toMatchObject({ status: 404 });
    expect(await member.call("GET", "/api/articles/n1")).toMatchObject({ status: 404 });
    expect(await member.call("PUT", "/api/admin/articles/n1", {})).toMatchObject({ status: 403 });
  });

  it("is a guide in the operator's order", async () => {
    await put("q2", { kind: "faq", section: "충전", title: "둘째", position: 90_001 });
    await put("q1", { kind: "faq", section: "충전", title: "첫째", position: 90_000 });
    const { items } = await member.ask<{ items: { id: string }[] }>("GET", "/api/guide/faq");
    expect(items.map(({ id }) => id).slice(-2)).toEqual(["q1", "q2"]);
    expect(await member.call("GET", "/api/articles/q1")).toMatchObject({ status: 404 });
  });

  it("has rules for every sport and questions for every part of the site from the first start", async () => {
    const rules = await member.ask<{ items: { section: string; contents: string }[] }>("GET", "/api/guide/rule");
    const sections = new Set(rules.items.map(({ section }) => section));
    for (const section of [
      "공통",
      "축구",
      "농구",
      "배구",
      "야구",
      "아이스하키",
      "미니게임",
      "가상 스포츠",
      "카지노 · 슬롯",
    ])
      expect(sections).toContain(section);
    expect(rules.items.every(({ contents }) => contents.startsWith("<"))).toBe(true);
    const faq = await member.ask<{ items: { section: string }[] }>("GET", "/api/guide/faq");
    expect(new Set(faq.items.map(({ section }) => section)).size).toBeGreaterThanOrEqual(5);
  });
});

it("operators find enquiries by each of their texts, by kind and by state", async () => {
  // The guests of the tests before have had their hour.
  server.clock.advance(3_600_000);
  operator = await server.user("admin01");
  const mark = member.userId.slice(-7);
  const nickname = other.userId.slice(-8);
  const ids = [
    (await ask(member, { kind: "general", title: `제목${mark}` })).body.id,
    (await ask(other, { kind: "account", contents: `내용${mark}` })).body.id,
  ];
  const guest = { name: `손님${mark}`, contact: `연락${mark}`, title: "가입", contents: "문의" };
  expect(await new ApiUser(server.url, "").call("POST", "/api/customer/guest", guest)).toMatchObject({ status: 204 });
  const found = async (query: string) => (await waiting(query)).items.map(({ id }) => id);
  const text = (said: string) => `text=${encodeURIComponent(said)}`;
  const [first = "", second = ""] = ids;
  const [third = ""] = await found(text(`손님${mark}`));
  expect(await found(text(`제목${mark}`))).toEqual([first]);
  expect(await found(text(`내용${mark}`))).toEqual([second]);
  expect(await found(text(`연락${mark}`))).toEqual([third]);
  expect(await found(text(nickname))).toEqual([second]);
  expect(await found(text(member.userId.slice(1)))).toEqual([first]);
  expect(await found(text(mark))).toEqual([third, second, first]);
  expect(await found(`${text(mark)}&kind=account`)).toEqual([second]);
  expect(await found(`${text(mark)}&state=waiting`)).toEqual([first, second, third]);
  await answer(second, "<p>답변</p>");
  expect(await found(`${text(mark)}&state=waiting`)).toEqual([first, third]);
  expect(await found(`${text(mark)}&state=answered`)).toEqual([second]);
  expect((await waiting(text(mark))).items).toMatchObject([
    { userId: null, name: `손님${mark}`, contact: `연락${mark}`, answeredBy: null, isRead: false },
    {
      userId: other.userId,
      name: nickname,
      contact: null,
      answer: "<p>답변</p>",
      answeredBy: "admin01",
      isRead: false,
    },
    { userId: member.userId, answer: null, answeredAt: null },
  ]);
  await other.ask("GET", `/api/customer/${second}`);
  expect((await waiting(text(`내용${mark}`))).items).toMatchObject([{ isRead: true }]);
  await member.ask("DELETE", `/api/customer/${first}`);
  expect(await found(text(mark))).toEqual([third, second]);
});
