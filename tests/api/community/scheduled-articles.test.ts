// An article with a time to come is the operators' alone: no list, count, address, search or stream tells of it. When its
// time comes it is there by itself.
import { beforeAll, describe, expect, it } from "vitest";
import { CONTENT_TIMES, hasTurned } from "../../../server/community/content-times.ts";
import { isSeenNow } from "../../../server/community/shown-articles.ts";
import { article } from "../../../server/db/schema.ts";
import type { OperatorArticle } from "../../../src/api/contract/community/articles.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import { until } from "../lib/game-driver.ts";
import { operatorOf, servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
const HOUR = 3_600_000;
const MINUTE = 60_000;
const TITLE = "추석 연휴 안내";
let member: ApiUser;
beforeAll(async () => void (member = await server.user("member03")));

const put = (id: string, more: object) =>
  operator.call("PUT", `/api/admin/articles/${id}`, {
    kind: "notice",
    section: "",
    title: TITLE,
    contents: "<p>비밀</p>",
    position: 0,
    isPinned: false,
    isShown: true,
    ...more,
  });
const inMs = (ms: number) => new Date(server.clock.now() + ms).toISOString();
interface Page {
  totalCount: number;
  items: { id: string; title: string; createdAt: string }[];
}
const list = (kind = "notice") => member.ask<Page>("GET", `/api/articles?kind=${kind}&itemsPerPage=100`);

/** Whatever a member can read of articles, as one text. */
async function everythingRead(): Promise<string> {
  const answers = await Promise.all(
    [
      "/api/articles?kind=notice&itemsPerPage=100",
      "/api/articles?kind=news&itemsPerPage=100",
      "/api/guide/faq",
      "/api/guide/rule",
      "/api/newsLink",
    ].map((path) => member.ask("GET", path)),
  );
  return JSON.stringify(answers);
}

describe("an article with a time to come", () => {
  it.each(["notice", "news", "faq", "rule"])("of the kind %s is told to no member before it", async (kind) => {
    const before = await everythingRead();
    expect((await put(`later-${kind}`, { kind, isPinned: true, showsFrom: inMs(HOUR) })).status).toBe(204);
    expect(await everythingRead()).toBe(before);
    expect((await member.call("GET", `/api/articles/later-${kind}`)).status).toBe(404);
  });

  it("is in no operator's list of who may not read articles, and in the others' with its time", async () => {
    const showsFrom = inMs(HOUR);
    await put("seen-by-staff", { showsFrom });
    const read = (by: ApiUser) => by.call<{ items: OperatorArticle[] }>("GET", "/api/admin/articles?kind=notice");
    for (const userId of ["admin07", "admin08"]) {
      const { items } = (await read(await server.user(userId))).body;
      expect(items.find(({ id }) => id === "seen-by-staff")).toMatchObject({ showsFrom, isShownNow: false });
    }
    for (const userId of ["member03", "manager01", "admin03"])
      expect((await read(await server.user(userId))).status).toBe(403);
    member = await server.user("member03");
  });

  it("is seen from its first instant on", async () => {
    const showsFrom = "2030-03-01T00:00:00.000Z";
    const at = Date.parse(showsFrom);
    await put("exact", { showsFrom });
    const { db } = server.context.database;
    const seenAt = async (now: number) =>
      (
        await db
          .select({ id: article.id })
          .from(article)
          .where(isSeenNow({ now: () => now }))
      ).map(({ id }) => id);
    expect(await seenAt(at - 1)).not.toContain("exact");
    expect(await seenAt(at)).toContain("exact");
    expect(await hasTurned(server.context, at - 2, at - 1)).toBe(false);
    expect(await hasTurned(server.context, at - 1, at)).toBe(true);
    expect(await hasTurned(server.context, at, at + HOUR)).toBe(false);
    // One that is hidden does not come.
    await put("exact", { showsFrom, isShown: false });
    expect(await seenAt(at)).not.toContain("exact");
    expect(await hasTurned(server.context, at - 1, at)).toBe(false);
  });

  it("comes by itself: the stream says so, to all and without a word of it, and it is the newest", async () => {
    await put("now-there", { showsFrom: null, title: "먼저 쓴 글" });
    const showsFrom = inMs(10 * MINUTE);
    await put("comes", { showsFrom, title: "나중에 쓴 글" });
    await put("older", { showsFrom: inMs(-HOUR), title: "지난 글" });
    const told: unknown[] = [];
    const leave = server.context.events.subscribe(({ name, data, memberId }) => {
      if (name === "contents") told.push([data, memberId]);
    });
    const { totalCount } = await list();
    server.clock.advance(10 * MINUTE);
    await until(async () => told.length > 0);
    leave();
    expect(told[0]).toEqual([{}, null]);
    const after = await list();
    expect(after.totalCount).toBe(totalCount + 1);
    const own = after.items.filter(({ id }) => ["now-there", "comes", "older"].includes(id));
    expect(own.map(({ id }) => id)).toEqual(["comes", "now-there", "older"]);
    expect(own[0]?.createdAt).toBe(showsFrom);
    const news = await member.ask<{ contents: string }[]>("GET", "/api/newsLink");
    expect(news.map(({ contents }) => contents)).toContain("나중에 쓴 글");
  });

  it("that came just before a node began to look is told by it, and an older one is not", async () => {
    const told: string[] = [];
    const events = { ...server.context.events, publish: (name: string) => void told.push(name) };
    const lookedAt = async (showsFrom: string) => {
      const now = Date.parse(showsFrom) + 59_000;
      const part = await CONTENT_TIMES.start({ ...server.context, clock: { now: () => now }, events });
      await part.stop();
      return told.splice(0);
    };
    await put("just-before", { showsFrom: "2031-03-01T00:00:00.000Z" });
    expect(await lookedAt("2031-03-01T00:00:00.000Z")).toEqual(["contents"]);
    expect(await lookedAt("2031-03-01T00:00:02.000Z")).toEqual([]);
  });

  it("is shown at once without a time", async () => {
    await put("at-once", { title: "바로 보이는 글" });
    expect((await list()).items.map(({ id }) => id)).toContain("at-once");
    expect((await put("wrong", { showsFrom: "내일" })).status).toBe(400);
  });
});
