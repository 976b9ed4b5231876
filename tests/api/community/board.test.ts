// The free board: who reads, writes, edits and deletes what, how often, and what an operator may do with it.
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CommentPage, Post, PostPage } from "../../../src/api/contract/community/board.ts";
import type { WritingPage } from "../../../src/api/contract/operator/board.ts";
import { post } from "../../../server/db/schema.ts";
import { newId } from "../../../server/ids.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { servedHere } from "../lib/served.ts";
import { newMember, placed } from "../lib/betting.ts";
import { silently } from "../lib/silently.ts";

const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
let writer: ApiUser & { memberId: string };
let reader: ApiUser & { memberId: string };
beforeAll(async () => {
  operator = await server.user("admin01");
});
beforeEach(async () => {
  writer = await newMember(server, 100_000);
  reader = await newMember(server, 0);
});

const write = (by: ApiUser, over: object = {}, headers?: Record<string, string>) =>
  by.call<{ id: string; message?: string; problems?: unknown[] }>(
    "POST",
    "/api/free",
    { title: "제목", contents: "내용", ...over },
    headers,
  );
const written = async (over: object = {}) => (await write(writer, over)).body.id;
const read = (by: ApiUser, id: string) => by.call<Post>("GET", `/api/free/${id}`);
const comment = (by: ApiUser, id: string, contents = "댓글") =>
  by.call<{ id: string }>("POST", `/api/free/${id}/comments`, { contents });
const comments = (by: ApiUser, id: string) => by.ask<CommentPage>("GET", `/api/free/${id}/comments`);
const list = (by: ApiUser, query = "") => by.ask<PostPage>("GET", `/api/free${query}`);
const moderate = (id: string, kind: string, state: string, reason = "") =>
  operator.call("PUT", "/api/admin/writings/state", { kind, ids: [id], state, reason });

describe("a post", () => {
  it("is in the list, and is read with its comments", async () => {
    const id = await written({ title: "  주말\n 분석  ", contents: "첫 줄\r\n둘째 줄\u202e" });
    expect((await list(reader)).items[0]).toMatchObject({
      id,
      title: "주말 분석",
      isMine: false,
      comments: 0,
      views: 0,
    });
    expect((await list(writer)).items[0]).toMatchObject({ id, isMine: true });
    expect(await comment(reader, id, "좋네요")).toMatchObject({ status: 201 });
    const { body } = await read(reader, id);
    expect(body).toMatchObject({
      contents: "첫 줄\n둘째 줄",
      comments: 1,
      views: 1,
      editedAt: null,
      bets: [],
      images: [],
    });
    expect((await comments(writer, id)).items).toEqual([
      expect.objectContaining({ contents: "좋네요", isMine: false, nickname: expect.any(String) as string }),
    ]);
  });

  it("counts each reader once, however many read at the same time", async () => {
    const viewsOf = ({ items }: PostPage) => items.map((one) => [one.id, one.views]);
    await written();
    const others = viewsOf(await list(reader));
    const id = await written();
    await Promise.all(Array.from({ length: 8 }, () => read(reader, id)));
    await read(writer, id);
    expect(viewsOf(await list(reader))).toEqual([[id, 2], ...others].slice(0, 15));
    const seen = [(await read(reader, id)).body, (await read(writer, id)).body];
    expect(seen.map(({ isMine, views }) => [isMine, views])).toEqual([
      [false, 2],
      [true, 2],
    ]);
  });

  it("keeps markup as the text that it is", async () => {
    const text = "<img src=x onerror=alert(1)> & <b>굵게</b>";
    const id = await written({ title: text, contents: text });
    expect((await read(reader, id)).body).toMatchObject({ title: text, contents: text });
  });

  it.each([
    [{ title: " \n " }, "title", "제목을 입력해주세요."],
    [{ contents: "\u202e\u2066" }, "contents", "내용을 입력해주세요."],
    [{ title: "가".repeat(61) }, "title", "60자 이하로 입력해주세요."],
    [{ contents: "가".repeat(5_001) }, "contents", "5,000자 이하로 입력해주세요."],
    [{ bets: ["a", "b", "c", "d", "e", "f"] }, "bets", "베팅은 5개까지 첨부할 수 있습니다."],
    [{ bets: ["nothing"] }, "bets", "첨부할 수 없는 베팅이 있습니다."],
    [{ images: ["nothing.webp"] }, "images", "첨부할 수 없는 사진이 있습니다. 다시 올려주세요."],
  ])("%j is refused under its field", async (over, path, message) => {
    expect(await write(writer, over)).toMatchObject({ status: 400, body: { problems: [{ path, message }] } });
    expect((await list(writer, "?mine=true")).totalCount).toBe(0);
  });

  it("is edited and deleted by its writer and by nobody else", async () => {
    const id = await written();
    const other = { title: "바꾼 제목", contents: "바꾼 내용" };
    expect(await reader.call("PUT", `/api/free/${id}`, other)).toMatchObject({ status: 404 });
    expect(await reader.call("DELETE", `/api/free/${id}`)).toMatchObject({ status: 404 });
    expect(await writer.call("PUT", `/api/free/${id}`, other)).toMatchObject({ status: 200 });
    expect((await read(reader, id)).body).toMatchObject({ ...other, editedAt: expect.any(String) as string });
    expect(await writer.call("DELETE", `/api/free/${id}`)).toMatchObject({ status: 204 });
    expect(await read(writer, id)).toMatchObject({ status: 404 });
    expect(await comment(reader, id)).toMatchObject({ status: 404 });
    expect((await list(writer, "?mine=true")).totalCount).toBe(0);
  });

  it("is found by title, text and nickname; signs of patterns are letters", async () => {
    const mark = writer.userId.slice(-8);
    const id = await written({ title: `제목 ${mark}t`, contents: `내용 100% ${mark}c` });
    for (const text of [`${mark}t`, `${mark}c`, mark])
      expect((await list(reader, `?text=${encodeURIComponent(text)}`)).items.map((one) => one.id)).toEqual([id]);
    expect((await list(reader, `?text=${encodeURIComponent(`1_0% ${mark}c`)}`)).totalCount).toBe(0);
  });

  it("shows own bets with masked amounts, and no bet of somebody else", async () => {
    const fixture = await addFixture(server.context, { startsIn: 3_600_000 });
    const mine = await placed(writer, [`${fixture}-1x2-home@200`], { stake: 53_000 });
    const id = await written({ bets: [mine.id, mine.id] });
    const answer = await read(reader, id);
    expect(answer.body.bets).toEqual([
      expect.objectContaining({ id: mine.id, price: 200, stake: "5*,***", payout: "1**,***", status: 0 }),
    ]);
    expect(JSON.stringify(answer.body)).not.toContain("53000");
    expect((await list(reader)).items[0]).toMatchObject({ id, bets: 1 });
    expect(await write(reader, { bets: [mine.id] })).toMatchObject({ status: 400 });
    await silently(server, sql`update bet set acceptance = 'refused' where id = ${mine.id}`);
    expect(await write(writer, { bets: [mine.id] })).toMatchObject({ status: 400 });
  });

  it("sent twice under one key is one post", async () => {
    const key = { "Idempotency-Key": "one-post-0001" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(writer, {}, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await list(writer, "?mine=true")).totalCount).toBe(1);
  });
});

describe("writing too often", () => {
  it("is refused after five posts, at the same time too, until ten minutes have gone", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => write(writer)));
    const taken = answers.filter(({ status }) => status === 201).length;
    expect(taken).toBeLessThanOrEqual(5);
    for (let more = taken; more < 5; more++) expect(await write(writer)).toMatchObject({ status: 201 });
    expect(await write(writer)).toMatchObject({ status: 429 });
    expect(await write(reader)).toMatchObject({ status: 201 });
    server.clock.advance(600_001);
    expect(await write(writer)).toMatchObject({ status: 201 });
  });

  it("is refused after twenty comments", async () => {
    const id = await written();
    for (let i = 0; i < 20; i++) expect(await comment(reader, id)).toMatchObject({ status: 201 });
    expect(await comment(reader, id)).toMatchObject({ status: 429 });
    const page = await comments(reader, id);
    expect(page).toMatchObject({ totalCount: 20, pageCount: 2 });
    expect(page.items).toHaveLength(15);
  });

  it("is refused after twenty edits of posts and comments together", async () => {
    const id = await written();
    const one = (await comment(writer, id)).body.id;
    const editPost = () => writer.call("PUT", `/api/free/${id}`, { title: "제목", contents: "고침" });
    const editComment = () => writer.call("PUT", `/api/free-comments/${one}`, { contents: "고침" });
    for (let i = 0; i < 10; i++) {
      expect(await editPost()).toMatchObject({ status: 200 });
      expect(await editComment()).toMatchObject({ status: 200 });
    }
    expect(await editPost()).toMatchObject({ status: 429 });
    expect(await editComment()).toMatchObject({ status: 429 });
    // Writing and deleting are counted apart.
    expect(await write(writer)).toMatchObject({ status: 201 });
    expect(await writer.call("DELETE", `/api/free-comments/${one}`)).toMatchObject({ status: 204 });
  });
});

it("lets a comment be edited and deleted by its writer alone", async () => {
  const id = await written();
  const one = (await comment(reader, id)).body.id;
  const path = `/api/free-comments/${one}`;
  expect(await writer.call("PUT", path, { contents: "x" })).toMatchObject({ status: 404 });
  expect(await writer.call("DELETE", path)).toMatchObject({ status: 404 });
  expect(await reader.call("PUT", path, { contents: "고침" })).toMatchObject({ status: 200 });
  expect((await comments(writer, id)).items).toMatchObject([
    { contents: "고침", editedAt: expect.any(String) as string },
  ]);
  expect(await reader.call("DELETE", path)).toMatchObject({ status: 204 });
  expect((await comments(writer, id)).totalCount).toBe(0);
});

describe("an operator", () => {
  it("hides, restores and deletes posts and comments, and finds them in every state", async () => {
    const id = await written({ title: "숨길 글" });
    const one = (await comment(reader, id)).body.id;
    const found = (query: string) => operator.ask<WritingPage>("GET", `/api/admin/writings?${query}`);
    expect(await moderate(id, "post", "hidden", "광고")).toMatchObject({ status: 204 });
    expect(await read(writer, id)).toMatchObject({ status: 404 });
    expect((await list(reader)).items.map((line) => line.id)).not.toContain(id);
    expect((await found("kind=post&state=hidden")).items[0]).toMatchObject({
      id,
      state: "hidden",
      reason: "광고",
      userId: writer.userId,
    });
    // The reason is that of being hidden, and of nothing else.
    const reasonNow = async (state: string) =>
      (await found(`kind=post&state=${state}`)).items.find((row) => row.id === id)?.reason;
    expect(await moderate(id, "post", "hidden")).toMatchObject({ status: 204 });
    expect(await reasonNow("hidden")).toBeNull();
    expect(await moderate(id, "post", "deleted", "도배")).toMatchObject({ status: 204 });
    expect(await reasonNow("deleted")).toBeNull();
    expect(await moderate(id, "post", "shown", "착오")).toMatchObject({ status: 204 });
    expect(await reasonNow("shown")).toBeNull();
    expect(await read(reader, id)).toMatchObject({ status: 200 });
    expect(await moderate(one, "comment", "deleted")).toMatchObject({ status: 204 });
    expect((await comments(reader, id)).totalCount).toBe(0);
    expect((await found(`kind=comment&state=deleted&text=${reader.userId}`)).items).toMatchObject([
      { id: one, title: "숨길 글", postId: id },
    ]);
    expect(await moderate("nothing", "post", "hidden")).toMatchObject({ status: 404 });
    expect(await writer.call("GET", "/api/admin/writings?kind=post")).toMatchObject({ status: 403 });
  });

  it("keeps a member from writing, for days or until it is lifted", async () => {
    const id = await written();
    const path = `/api/admin/writing-bans/${writer.userId}`;
    expect(await operator.call("PUT", path, { reason: "도배", days: 2 })).toMatchObject({ status: 204 });
    const refused = { status: 403, body: { message: expect.stringMatching(/정지.*도배/) as string } };
    expect(await write(writer)).toMatchObject(refused);
    expect(await comment(writer, id)).toMatchObject(refused);
    expect(await writer.call("PUT", `/api/free/${id}`, { title: "a", contents: "b" })).toMatchObject(refused);
    const banned = (by: ApiUser) => by.ask<{ items: object[] }>("GET", "/api/admin/writing-bans");
    const { items } = await operator.ask<{ items: { createdAt: string; endsAt: string }[] }>(
      "GET",
      "/api/admin/writing-bans",
    );
    expect(items).toMatchObject([{ userId: writer.userId, reason: "도배" }]);
    expect(Date.parse(items[0]?.endsAt ?? "") - Date.parse(items[0]?.createdAt ?? "")).toBe(2 * 86_400_000);
    server.clock.advance(2 * 86_400_000 + 1);
    const [again, boss] = [await server.user(writer.userId), await server.user("admin01")];
    expect(await write(again)).toMatchObject({ status: 201 });
    expect(await banned(boss)).toEqual({ items: [] });
    expect(await boss.call("PUT", path, { reason: "도배" })).toMatchObject({ status: 204 });
    server.clock.advance(1_000);
    await boss.ask("PUT", `/api/admin/writing-bans/${reader.userId}`, { reason: "광고", days: 1 });
    expect(await banned(boss)).toMatchObject({
      items: [
        { userId: writer.userId, endsAt: null },
        { userId: reader.userId, endsAt: expect.any(String) as string },
      ],
    });
    await boss.ask("DELETE", `/api/admin/writing-bans/${reader.userId}`);
    expect(await write(again)).toMatchObject(refused);
    expect(await boss.call("DELETE", path)).toMatchObject({ status: 204 });
    expect(await boss.call("DELETE", path)).toMatchObject({ status: 404 });
    expect(await write(again)).toMatchObject({ status: 201 });
    operator = boss;
  });
});

describe("a search", () => {
  const found = (by: ApiUser, text: string, rest = "") => list(by, `?text=${encodeURIComponent(text)}${rest}`);
  /** Posts of the reader, the newest last. */
  const fill = (count: number, titleOf: (i: number) => string) =>
    server.context.database.db.insert(post).values(
      Array.from({ length: count }, (_, i) => ({
        id: newId(),
        memberId: reader.memberId,
        title: titleOf(i),
        contents: "내용",
        createdAt: new Date(server.clock.now()),
      })),
    );

  it("takes letters in either case, words of two syllables and one character, and nothing that is not there", async () => {
    const id = await written({ title: "Quark 뭉게 구름", contents: "ZzXx" });
    for (const text of ["qUARK", "뭉게", "k 뭉", "zzxx", "뭉", "uark 뭉게 구", "uark 뭉게 구름"])
      expect((await found(reader, text)).items[0]?.id).toBe(id);
    for (const text of ["름 zz", "뭉구", "게뭉", "뷁", "뭉게 구름뭉게"])
      expect(await found(reader, text)).toMatchObject({ totalCount: 0 });
    await writer.call("DELETE", `/api/free/${id}`);
    expect(await found(reader, "뭉게")).toMatchObject({ totalCount: 0, isCut: false });
  });

  it("ends after 300 posts of a common text, and finds all of a rare one", async () => {
    await fill(330, (i) => `흔한 말 ${i}${i % 66 ? "" : " 드문말"}`);
    const common = await found(reader, "흔한");
    expect(common).toMatchObject({ totalCount: 300, pageCount: 20, isCut: true });
    expect(common.items[0]?.title).toBe("흔한 말 329");
    const last = await found(reader, "흔한", "&page=20");
    expect(last.items.map(({ title }) => title)).toContain("흔한 말 30");
    expect(last.items).toHaveLength(15);
    const rare = await found(reader, "드문말");
    expect(rare).toMatchObject({ totalCount: 5, isCut: false });
    expect(rare.items.map(({ title }) => title)).toEqual([264, 198, 132, 66, 0].map((i) => `흔한 말 ${i} 드문말`));
    expect(await found(writer, "흔한", "&mine=true")).toMatchObject({ totalCount: 0, items: [] });
  });
});
