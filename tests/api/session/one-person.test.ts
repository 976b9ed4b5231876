// One person, one account: decisions, rule 39.
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { contactChange, member, memberBank, memberTrace } from "../../../server/db/schema.ts";
import { isPassword } from "../../../server/session/password.ts";
import { ApiUser, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { servedHere } from "../lib/served.ts";
import { newMember } from "../lib/betting.ts";
import { chargeDone } from "../lib/money.ts";

const server = servedHere({ rateLimit: 0 });
let operator: ApiUser;
let names = 0;
const db = () => server.context.database.db;

beforeAll(async () => {
  operator = await server.user("admin01");
});

type Body = { code?: string; message?: string; isWaiting?: boolean } | null;
interface JoinCheck {
  id: string;
  kind: string;
  userId: string;
  phone: string | null;
  bank: { number: string } | null;
  shared: { kind: string; count: number; userIds: string[] }[];
}

/** Numbers that no other test has. */
const newPhone = () => `0107${String(7_000_000 + ++names)}`;
const newBank = () => `333-${String(700_000 + ++names)}-21`;
const newName = () => `person_${++names}`;

async function join(
  change: object = {},
  headers: Record<string, string> = {},
): Promise<{ userId: string; status: number; body: Body }> {
  // Each attempt counts for the address; the hour is not what is tried here.
  server.clock.advance(3_600_001);
  operator = await server.user("admin01");
  const userId = newName();
  const request = {
    code: "MEMBER01",
    userId,
    password: DEMO_PASSWORD,
    nickname: "새회원",
    phone: newPhone(),
    ...change,
  };
  const answer = await new ApiUser(server.url, "").call<Body>("POST", "/api/member/join", request, headers);
  return { userId, ...answer };
}
const bankOf = (bankNumber: string) => ({
  bank: "국민은행",
  bankNumber,
  bankHolder: "홍길동",
  withdrawalPassword: "482915",
});
const login = (userId: string) =>
  new ApiUser(server.url, "").call<Body>("POST", "/api/member/login", { userId, password: DEMO_PASSWORD });
const waiting = async (userId: string) => {
  const { items } = await operator.ask<{ items: JoinCheck[] }>("GET", "/api/admin/joins?itemsPerPage=100");
  return items.find((one) => one.userId === userId);
};
const decide = (id: string, body: object) => operator.call<Body>("POST", `/api/admin/joins/${id}`, body);

const changePhone = (user: ApiUser, phone: string) =>
  user.call<Body>("PUT", "/api/member/phone", { phone, password: DEMO_PASSWORD });
const changeBank = (user: ApiUser, number: string) =>
  user.call<Body>("PUT", "/api/exchange/account", {
    bank: "한빛은행",
    number,
    holder: "홍길동",
    withdrawalPassword: "731946",
    password: DEMO_PASSWORD,
  });

test("a phone number that another account has holds the sign-up, however it is typed [REQ-R39]", async () => {
  const phone = newPhone();
  const first = await join({ phone });
  expect(first.status).toBe(204);
  const spaced = `${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`;
  const second = await join({ phone: spaced });
  // Neither that a number is known nor whose it is.
  expect([second.status, second.body]).toEqual([202, { isWaiting: true }]);
  expect(await login(second.userId)).toMatchObject({ status: 404, body: { code: "approval_pending" } });
  const found = await waiting(second.userId);
  expect(found).toMatchObject({ kind: "join", phone });
  expect(found?.shared).toContainEqual({ kind: "phone", count: 1, userIds: [first.userId] });
  expect((await decide(found?.id ?? "", { decision: "approve" })).status).toBe(200);
  expect((await login(second.userId)).status).toBe(200);
});

test("a bank account that another account has holds it too, with other dashes and under another bank's name [REQ-R39]", async () => {
  const first = await join(bankOf("110-2345-678901"));
  expect(first.status).toBe(204);
  const second = await join({ ...bankOf("1102-345678901"), bank: "KB국민" });
  expect(second.status).toBe(202);
  const found = await waiting(second.userId);
  expect(found?.shared).toContainEqual({ kind: "bank", count: 1, userIds: [first.userId] });
  expect((await decide(found?.id ?? "", { decision: "refuse", reason: "같은 계좌" })).status).toBe(200);
  expect(await login(second.userId)).toMatchObject({
    status: 404,
    body: { code: "excluded", message: "가입이 승인되지 않았습니다. 사유: 같은 계좌" },
  });
  expect((await join(bankOf("110-2345-678902"))).status).toBe(204);
});

test("a number that its owner gave up, or whose sign-up was refused, is still known", async () => {
  const phone = newPhone();
  const owner = await join({ phone });
  await db().update(member).set({ phone: newPhone() }).where(eq(member.userId, owner.userId));
  const second = await join({ phone });
  expect(second.status).toBe(202);
  await decide((await waiting(second.userId))?.id ?? "", { decision: "refuse", reason: "중복" });
  expect((await join({ phone })).status).toBe(202);
});

test("of two who sign up with one number at once, one waits", async () => {
  const phone = newPhone();
  server.clock.advance(3_600_001);
  operator = await server.user("admin01");
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      new ApiUser(server.url, "").call("POST", "/api/member/join", {
        code: "MEMBER01",
        userId: newName(),
        password: DEMO_PASSWORD,
        nickname: "새회원",
        phone,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 202, 204].toSorted());
});

test("a phone number that somebody else has is changed when an operator approves; until then the old one holds", async () => {
  const phone = newPhone();
  await join({ phone });
  const user = await newMember(server, 0);
  const own = newPhone();
  expect((await changePhone(user, own)).status).toBe(200);
  expect(await changePhone(user, phone)).toEqual({ status: 202, body: { isWaiting: true } });
  const rowOf = async () => (await db().select().from(member).where(eq(member.id, user.memberId)))[0]?.phone;
  expect(await rowOf()).toBe(own);
  const changes = () => user.ask<{ items: object[] }>("GET", "/api/member/changes");
  expect((await changes()).items).toMatchObject([
    { kind: "phone", state: "waiting", asked: `010-****-${phone.slice(-4)}`, reason: null },
  ]);
  const found = await waiting(user.userId);
  expect(found).toMatchObject({ kind: "phone", phone });
  expect((await decide(found?.id ?? "", { decision: "approve" })).status).toBe(200);
  expect(await rowOf()).toBe(phone);
  expect((await changes()).items).toEqual([]);
  expect((await decide(found?.id ?? "", { decision: "approve" })).status).toBe(409);
});

test("a bank account that somebody else has is refused with a reason that its member reads; another one holds at once", async () => {
  const number = newBank();
  expect((await join(bankOf(number))).status).toBe(204);
  const user = await newMember(server, 0);
  const set = (to: string) => changeBank(user, to);
  expect(await set(number.replaceAll("-", ""))).toEqual({ status: 202, body: { isWaiting: true } });
  const banks = () => db().select().from(memberBank).where(eq(memberBank.memberId, user.memberId));
  expect(await banks()).toEqual([]);
  const { id } = (await waiting(user.userId)) ?? { id: "" };
  expect((await decide(id, { decision: "refuse", reason: "예금주 확인 필요" })).status).toBe(200);
  expect(await user.ask("GET", "/api/member/changes")).toMatchObject({
    items: [{ kind: "bank", state: "refused", reason: "예금주 확인 필요" }],
  });
  expect((await set(number)).status).toBe(202);
  // Another one takes its place in the queue.
  expect((await set(newBank())).status).toBe(200);
  expect(await banks()).toHaveLength(1);
  expect(await waiting(user.userId)).toBeUndefined();
  // Approved, it is the member's, with the password that was asked for with it.
  expect((await set(number)).status).toBe(202);
  expect((await decide((await waiting(user.userId))?.id ?? "", { decision: "approve" })).status).toBe(200);
  expect(await banks()).toMatchObject([{ bank: "한빛은행", number, holder: "홍길동" }]);
  expect(await isPassword("731946", (await banks())[0]?.passwordHash ?? "")).toBe(true);
});

test("a change gives up the one of its kind that its member waits for, and no other", async () => {
  const [phone, number] = [newPhone(), newBank()];
  expect((await join({ phone, ...bankOf(number) })).status).toBe(204);
  const [user, other] = [await newMember(server, 0), await newMember(server, 0)];
  const isHeld = async (answer: Promise<{ status: number }>) => (await answer).status === 202;
  expect([
    await isHeld(changePhone(user, phone)),
    await isHeld(changeBank(user, number)),
    await isHeld(changePhone(other, phone)),
    await isHeld(changePhone(user, newPhone())),
  ]).toEqual([true, true, true, false]);
  const statesOf = async ({ memberId }: { memberId: string }) => {
    const rows = await db().select().from(contactChange).where(eq(contactChange.memberId, memberId));
    return rows.map(({ kind, state, decidedAt }) => `${kind} ${state}${decidedAt ? " decided" : ""}`).toSorted();
  };
  expect(await statesOf(user)).toEqual(["bank waiting", "phone withdrawn decided"]);
  expect(await statesOf(other)).toEqual(["phone waiting"]);
  const { id } = (await waiting(other.userId)) ?? { id: "" };
  expect((await decide(id, { decision: "refuse", reason: "중복" })).status).toBe(200);
  expect(await isHeld(changePhone(other, newPhone()))).toBe(false);
  expect(await statesOf(other)).toEqual(["phone refused decided"]);
});

interface Shared {
  kind: string;
  value: string;
  members: number;
  checked: { by: string; note: string } | null;
  accounts: { userId: string; recommender: string | null; moneyIn: number; moneyOut: number; state: string }[];
}
const sharedOf = async (kind: string, value: string, isChecked = "no") => {
  const path = `/api/admin/shared-traces?kind=${kind}&isChecked=${isChecked}&itemsPerPage=100`;
  const { items } = await operator.ask<{ items: Shared[] }>("GET", path);
  return items.find((one) => one.value === value);
};

test("the operator sees who shares what, who recommended them and what they charged, and marks it as checked [REQ-R39]", async () => {
  const phone = newPhone();
  const first = await join({ phone });
  const second = await join({ phone });
  await decide((await waiting(second.userId))?.id ?? "", { decision: "approve" });
  await chargeDone(await server.user(second.userId), operator, { amount: 70_000 });
  const found = await sharedOf("phone", phone);
  expect(found).toMatchObject({
    members: 2,
    checked: null,
    accounts: [
      { userId: first.userId, recommender: "member01", state: "active", moneyIn: 0, moneyOut: 0 },
      { userId: second.userId, recommender: "member01", state: "active", moneyIn: 70_000, moneyOut: 0 },
    ],
  });
  const check = (members: number) =>
    operator.call("POST", "/api/admin/shared-traces/checked", { kind: "phone", value: phone, members, note: "가족" });
  expect((await check(3)).status).toBe(409);
  expect((await check(2)).status).toBe(204);
  expect(await sharedOf("phone", phone)).toBeUndefined();
  expect(await sharedOf("phone", phone, "yes")).toMatchObject({ checked: { by: "admin01", note: "가족" } });
  // One more, and it is to be looked at again.
  await join({ phone });
  expect(await sharedOf("phone", phone)).toMatchObject({ members: 3, checked: { note: "가족" } });
  expect((await (await server.user("member04")).call("GET", "/api/admin/shared-traces")).status).toBe(403);
});

test("addresses and browsers are shown, and hold nobody", async () => {
  const cookieOf = async (userId: string, cookie: string) => {
    const answer = await fetch(`${server.url}/api/member/login`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ userId, password: DEMO_PASSWORD }),
    });
    expect(answer.status).toBe(200);
    return (
      answer.headers
        .getSetCookie()
        .map((one) => one.split(";")[0] ?? "")
        .find((one) => one.startsWith("hanpan_browser=")) ?? ""
    );
  };
  const first = await newMember(server, 0);
  const second = await newMember(server, 0);
  const mark = await cookieOf(first.userId, "");
  expect(mark).toMatch(/^hanpan_browser=[\w-]{44}$/);
  expect(await cookieOf(second.userId, mark)).toBe(mark);
  const value = mark.slice("hanpan_browser=".length, -22);
  expect(await sharedOf("device", value)).toMatchObject({
    members: 2,
    accounts: [{ userId: first.userId }, { userId: second.userId }],
  });
  // A mark that somebody made is none.
  const forged = `${mark.slice(0, -1)}${mark.endsWith("A") ? "B" : "A"}`;
  expect(await cookieOf(first.userId, forged)).not.toBe(forged);
  const rows = await db().select().from(memberTrace).where(eq(memberTrace.memberId, second.memberId));
  const has = rows.map(({ kind, value: what }) => `${kind} ${what}`);
  expect(has).toEqual(expect.arrayContaining(["address 127.0.0.1", `device ${value}`]));
  // A sign-up comes from somewhere as well, before anybody has logged in.
  const joined = await join({}, { cookie: mark });
  expect(joined.status).toBe(204);
  expect(await sharedOf("device", value)).toMatchObject({
    members: 3,
    accounts: [{ userId: first.userId }, { userId: second.userId }, { userId: joined.userId }],
  });
});
