// Sign-up by a recommender's code, and an operator's approval: decisions, rule 27.
import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { member, memberBank } from "../../../server/db/schema.ts";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { servedHere } from "../lib/served.ts";
import { secondOperator } from "../lib/money.ts";

const HOUR = 3_600_000;
const server = servedHere({ rateLimit: 0 });
let names = 0;
let phones = 0;

beforeEach(async () => {
  await fetch(`${server.url}/api/test/reset`, { method: "POST" });
});

type Body = { code?: string; message?: string; problems?: { path: string }[] } | null;
const guest = () => new ApiUser(server.url, "");
const newName = () => `fresh_${++names}`;
const join = (userId: string, change: object = {}) =>
  guest().call<Body>("POST", "/api/member/join", {
    code: "MEMBER01",
    userId,
    password: DEMO_PASSWORD,
    nickname: "새회원",
    // Nobody has it: rule 39 holds a number that somebody has.
    phone: `010-2718-${String(++phones).padStart(4, "0")}`,
    ...change,
  });
const askCode = (code: string) => guest().call<Body>("POST", "/api/member/recommender", { code });
const tryLogin = (userId: string, password = DEMO_PASSWORD) =>
  guest().call<Body>("POST", "/api/member/login", { userId, password });
const rowOf = async (userId: string) => {
  const [row] = await server.context.database.db.select().from(member).where(eq(member.userId, userId));
  if (!row) throw new Error(`no ${userId}`);
  return row;
};

describe("a recommender's code", () => {
  test("is taken as it is typed, tells nothing of its owner, and an id is no code", async () => {
    expect(await askCode(" memb-er01 ")).toEqual({ status: 200, body: { code: "MEMBER01" } });
    const unknown = await askCode("NOBODY22");
    expect(unknown).toEqual({
      status: 404,
      body: { code: "not_found", message: "추천인 코드를 다시 확인해주세요." },
    });
    for (const [code, userId] of [
      ["MEMBER02", "member02"],
      ["MEMBER03", "member03"],
    ] as const) {
      const { db } = server.context.database;
      const change = userId === "member02" ? { disabledAt: new Date() } : { joinState: "waiting" };
      await db.update(member).set(change).where(eq(member.userId, userId));
      // What belongs to a disabled or a waiting account is as unknown as what belongs to nobody.
      expect(await askCode(code)).toEqual(unknown);
      expect(await join(newName(), { code })).toEqual(unknown);
      await db.update(member).set({ disabledAt: null, joinState: "approved" }).where(eq(member.userId, userId));
    }
    expect((await askCode("member1")).status).toBe(400);
  });

  test("is every account's own, eight characters that nobody types wrong", async () => {
    const names20 = Array.from({ length: 20 }, newName);
    const answers = await Promise.all(names20.map((userId) => join(userId)));
    expect(answers.map(({ status }) => status)).toEqual(names20.map(() => 204));
    const { id } = await rowOf("member01");
    const rows = await server.context.database.db.select().from(member).where(inArray(member.userId, names20));
    expect(rows.map((row) => row.recommenderId)).toEqual(names20.map(() => id));
    const codes = rows.map(({ code }) => code);
    expect(new Set(codes).size).toBe(20);
    expect(codes.filter((code) => !/^[2-9A-HJ-NP-Z]{8}$/.test(code))).toEqual([]);
    // The address has used up its hour by then.
    expect((await join(newName())).status).toBe(429);
    server.clock.advance(HOUR + 1);
    expect((await join(newName(), { code: codes[0] })).status).toBe(204);
  });

  test("is guessed twenty times an hour from one address", async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, (_, n) => askCode(`GUESS${100 + n}`)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await askCode("MEMBER01")).status).toBe(429);
    server.clock.advance(HOUR + 1);
    expect((await askCode("MEMBER01")).status).toBe(200);
  });
});

describe("the form", () => {
  test("takes a phone number with dashes and a bank account whole or not at all", async () => {
    const bank = { bank: "국민은행", bankNumber: "123-456-789012", bankHolder: "홍길동", withdrawalPassword: "482915" };
    const half = await join(newName(), { ...bank, withdrawalPassword: "" });
    expect(half).toMatchObject({ status: 400, body: { problems: [{ path: "bankNumber" }] } });
    const weak = await join(newName(), { ...bank, withdrawalPassword: "123456" });
    expect(weak).toMatchObject({ status: 400, body: { problems: [{ path: "withdrawalPassword" }] } });
    expect((await join(newName(), { phone: "02-123-4567" })).status).toBe(400);
    const userId = newName();
    expect((await join(userId, { ...bank, phone: "010-1234-5678" })).status).toBe(204);
    const { id, phone } = await rowOf(userId);
    expect(phone).toBe("01012345678");
    const [own] = await server.context.database.db.select().from(memberBank).where(eq(memberBank.memberId, id));
    expect(own).toMatchObject({ bank: "국민은행", number: "123-456-789012", holder: "홍길동" });
    expect(own?.passwordHash).toMatch(/^\$argon2id\$/);
  });
});

describe("an approval", () => {
  interface Waiting {
    items: { id: string; userId: string; recommender: string; samePhone: number; reason: string | null }[];
  }
  let operator: ApiUser;
  beforeEach(async () => {
    operator = await server.user("admin01");
    await operator.ask("PUT", "/api/admin/settings", { joinApproval: true });
    const { db } = server.context.database;
    await db.update(member).set({ joinState: "refused" }).where(eq(member.joinState, "waiting"));
  });
  const list = (state = "waiting") => operator.ask<Waiting>("GET", `/api/admin/joins?state=${state}`);
  const waitingCount = async () =>
    (await operator.ask<{ counts: Record<string, number> }>("GET", "/api/admin/waiting")).counts.joins;
  const decide = (by: ApiUser, id: string, body: object) => by.call<Body>("POST", `/api/admin/joins/${id}`, body);

  test("lets the new member in; until then the login says so and nothing else", async () => {
    const userId = newName();
    expect(await join(userId)).toEqual({ status: 202, body: { isWaiting: true } });
    expect(await tryLogin(userId)).toEqual({
      status: 404,
      body: { code: "approval_pending", message: "승인 대기 중입니다." },
    });
    expect(await tryLogin(userId, "wrong-password")).toMatchObject({ body: { code: "wrong_credentials" } });
    expect(await waitingCount()).toBe(1);
    const { items } = await list();
    expect(items).toMatchObject([{ userId, recommender: "member01", reason: null }]);
    const id = items[0]?.id ?? "";
    expect((await decide(await server.user("member04"), id, { decision: "approve" })).status).toBe(403);
    expect(await decide(operator, id, { decision: "approve" })).toEqual({ status: 200, body: { state: "approved" } });
    expect((await tryLogin(userId)).status).toBe(200);
    expect(await waitingCount()).toBe(0);
    expect((await list("approved")).items.map((item) => item.userId)).toContain(userId);
  });

  test("is refused with a reason, which the login tells", async () => {
    const userId = newName();
    await join(userId);
    const id = (await list()).items[0]?.id ?? "";
    expect((await decide(operator, id, { decision: "refuse", reason: " " })).status).toBe(400);
    expect((await decide(operator, id, { decision: "refuse", reason: "번호 확인 불가" })).status).toBe(200);
    expect(await tryLogin(userId)).toMatchObject({
      status: 404,
      body: { code: "excluded", message: "가입이 승인되지 않았습니다. 사유: 번호 확인 불가" },
    });
    expect((await decide(operator, "nobody", { decision: "approve" })).status).toBe(404);
  });

  test("is one operator's: of two who decide at once the second is told", async () => {
    const other = await secondOperator(server);
    const userId = newName();
    await join(userId);
    const id = (await list()).items[0]?.id ?? "";
    const answers = await Promise.all([
      decide(operator, id, { decision: "approve" }),
      decide(other, id, { decision: "refuse", reason: "중복" }),
      decide(operator, id, { decision: "approve" }),
      decide(other, id, { decision: "refuse", reason: "중복" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const isIn = answers.some(({ body }) => (body as { state?: string } | null)?.state === "approved");
    expect((await tryLogin(userId)).status).toBe(isIn ? 200 : 404);
  });
});
