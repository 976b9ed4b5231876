// Coupons: issued by operators or redeemed by a code; each member is paid once.
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { couponGrant } from "../../../server/db/schema.ts";
import { readWagering } from "../../../server/wallet/wagering.ts";
import { ApiUser } from "../../factories/api-user.ts";
import type { TestServer } from "../lib/harness.ts";
import { operatorOf, servedHere } from "../lib/served.ts";
import { expectRightBooks, newMember } from "../lib/betting.ts";
import { DATABASES, atOnce } from "../lib/both-databases.ts";

const DAY = 86_400_000;
const server = servedHere({ rateLimit: 0 });
const operator = operatorOf(server);
let member: ApiUser & { memberId: string };

interface OperatorCoupon {
  id: string;
  code: string;
  issued: number;
  used: number;
}
interface Report {
  code?: string;
  title: string;
  kind: string;
  amount: number;
  emoney: number;
  point: number;
}
interface Listed {
  totalCount: number;
  items: { id: string; state: string; title: string; usedAt: string | null }[];
}

const inDays = (days: number, from: TestServer = server) => new Date(from.clock.now() + days * DAY).toISOString();
const REWARD = { kind: "points", amount: 3_000, wagering: 0 };
const make = (fields: object = {}, by: ApiUser = operator) =>
  by.ask<OperatorCoupon>("POST", "/api/admin/coupons", {
    title: "쿠폰",
    reward: REWARD,
    expiresAt: inDays(10),
    codeCount: null,
    ...fields,
  });
const issue = (id: string, receivers: "all" | string[]) =>
  operator.call<{ issued: number; code?: string }>("POST", `/api/admin/coupons/${id}/issue`, { receivers });
const use = (id: string, by: ApiUser = member, key?: string) =>
  by.call<Report>("POST", `/api/coupons/${id}/use`, undefined, key ? { "Idempotency-Key": key } : {});
const redeem = (code: string, by: ApiUser = member, key?: string) =>
  by.call<Report>("POST", "/api/coupons/redeem", { code }, key ? { "Idempotency-Key": key } : {});
const list = (query = "") => member.ask<Listed>("GET", `/api/coupons${query}`);
const found = async (id: string) => {
  const { items } = await operator.ask<{ items: OperatorCoupon[] }>("GET", "/api/admin/coupons?itemsPerPage=100");
  return items.find((one) => one.id === id);
};

beforeEach(async () => {
  member = await newMember(server, 0);
});

it("is issued to some, is used once, and pays what it says", async () => {
  const { id } = await make({ title: "생일 쿠폰", reward: { kind: "money", amount: 20_000, wagering: 3 } });
  expect(await issue(id, [member.userId, "member01"])).toMatchObject({ status: 201, body: { issued: 2 } });
  expect(await issue(id, [member.userId])).toMatchObject({ body: { issued: 0 } });
  expect(await list("?state=issued")).toMatchObject({ totalCount: 1, items: [{ id, state: "issued", usedAt: null }] });
  expect(await use(id)).toMatchObject({
    status: 201,
    body: { title: "생일 쿠폰", kind: "money", amount: 20_000, emoney: 20_000 },
  });
  expect(await use(id)).toMatchObject({ status: 409, body: { code: "already_claimed" } });
  expect(await readWagering(server.context.database.db, member.memberId)).toMatchObject({ left: 60_000 });
  expect(await list("?state=issued")).toMatchObject({ totalCount: 0 });
  expect(await list("?state=used")).toMatchObject({ items: [{ id, state: "used" }] });
  expect(await found(id)).toMatchObject({ issued: 2, used: 1 });
  expect(await operator.ask("GET", `/api/admin/claims?programme=coupon&programmeId=${id}`)).toMatchObject({
    totalCount: 1,
    items: [{ userId: member.userId, kind: "money", amount: 20_000, wagering: 60_000 }],
  });
  await expectRightBooks(server);
});

it("is nobody else's: a member without it cannot use it", async () => {
  const { id } = await make();
  expect(await use(id)).toMatchObject({ status: 404 });
  await issue(id, ["member01"]);
  expect(await use(id)).toMatchObject({ status: 404 });
});

it("goes to every member and to no operator; an unknown member refuses the whole", async () => {
  const { id } = await make();
  expect(await issue(id, ["member01", "nobody99"])).toMatchObject({ status: 404 });
  expect(await issue(id, ["admin01"])).toMatchObject({ status: 404 });
  expect(await found(id)).toMatchObject({ issued: 0 });
  const { issued } = (await issue(id, "all")).body;
  const rows = await server.context.database.db.select().from(couponGrant).where(eq(couponGrant.couponId, id));
  expect(rows).toHaveLength(issued);
  expect(rows.map((row) => row.memberId)).toContain(member.memberId);
  expect(issued).toBeGreaterThanOrEqual(21);
});

it("expires at its instant, and when an operator ends it", async () => {
  const { id } = await make({ expiresAt: new Date(server.clock.now() + 600_000).toISOString() });
  await issue(id, [member.userId]);
  server.clock.advance(540_000);
  expect(await list("?state=issued")).toMatchObject({ totalCount: 1 });
  server.clock.advance(60_000);
  expect(await list("?state=expired")).toMatchObject({ items: [{ id, state: "expired" }] });
  expect(await use(id)).toMatchObject({ status: 422, body: { code: "not_claimable" } });
  const other = await make();
  await issue(other.id, [member.userId]);
  await operator.ask("POST", `/api/admin/coupons/${other.id}/end`);
  expect(await use(other.id)).toMatchObject({ status: 422 });
  expect(await issue(other.id, ["member02"])).toMatchObject({ status: 422 });
});

describe("a code", () => {
  it("has 80 random bits, and is read whatever its case, spaces and dashes", async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, (_, at) => make({ title: `쿠폰 ${at}`, codeCount: 5 })));
    expect(new Set(codes.map(({ code }) => code)).size).toBe(20);
    for (const { code } of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    const [first] = codes;
    const typed = ` ${first?.code.toLowerCase().replaceAll("-", " ‐ ")} `;
    expect(await redeem(typed)).toMatchObject({ status: 201, body: { amount: 3_000, point: 3_000 } });
    expect(await redeem(first?.code ?? "")).toMatchObject({ status: 409 });
    expect(await list("?state=used")).toMatchObject({ totalCount: 1 });
  });

  it("is taken as often as it says, also when all come at once", async () => {
    const { id, code } = await make({ codeCount: 3 });
    const others = await Promise.all(Array.from({ length: 8 }, () => newMember(server, 0)));
    const answers = await Promise.all(others.map((one) => redeem(code, one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    expect(await found(id)).toMatchObject({ issued: 3, used: 3 });
    expect(await issue(id, ["member01"])).toMatchObject({ status: 409, body: { code: "not_editable" } });
  });

  it("cannot be guessed: ten wrong ones, then none is looked at; a right one in between does not count", async () => {
    const { code } = await make({ codeCount: 100 });
    const wrong = (i: number) => `ZZZZZZZZZZZZZZ${String(i).padStart(2, "2")}`;
    for (let i = 10; i < 19; i++) expect(await redeem(wrong(i))).toMatchObject({ status: 404 });
    expect(await redeem(code)).toMatchObject({ status: 201 });
    for (let i = 20; i < 30; i++) expect(await redeem(wrong(i))).toMatchObject({ status: 404 });
    const { code: another } = await make({ codeCount: 100 });
    expect(await redeem(another)).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    server.clock.advance(10 * 60_000);
    expect(await redeem(another)).toMatchObject({ status: 201 });
  });

  it.each(["", "abc", "x".repeat(61), "1234-5678-9012-34567"])(
    "of a wrong form is refused under its field: %j",
    async (code) => {
      expect(await redeem(code)).toMatchObject({ status: 400, body: { problems: [{ path: "code" }] } });
    },
  );
});

it("is guessed at by all of one network together, whatever addresses of it they use", async () => {
  const guess = async ({ token }: ApiUser, i: number) => {
    const headers = { "x-auth-token": `Bearer ${token}`, "idempotency-key": crypto.randomUUID() };
    const payload = { code: `WRNG${String(i).padStart(12, "2")}` };
    const remoteAddress = `2001:db8::${i.toString(16)}`;
    return (await server.inject({ method: "POST", url: "/api/coupons/redeem", headers, payload, remoteAddress }))
      .statusCode;
  };
  for (let i = 0, by = member; i < 100; i++) {
    if (i % 10 === 0) by = await newMember(server, 0);
    expect(await guess(by, i)).toBe(404);
  }
  expect(await guess(member, 100)).toBe(429);
});

it("keeps its reward; the operator changes name, expiry and count", async () => {
  const coded = await make({ codeCount: 1 });
  const change = (id: string, body: object) => operator.call("PUT", `/api/admin/coupons/${id}`, body);
  const next = { title: "새 이름", expiresAt: inDays(20), codeCount: 2 };
  expect(await change(coded.id, next)).toMatchObject({ status: 200, body: { title: "새 이름", codeCount: 2 } });
  expect(await change(coded.id, { ...next, codeCount: null })).toMatchObject({ status: 409 });
  expect(await change(coded.id, { ...next, reward: REWARD })).toMatchObject({ status: 400 });
  expect(await change("none", next)).toMatchObject({ status: 404 });
  for (const wrong of [
    { expiresAt: inDays(-1) },
    { reward: { ...REWARD, amount: 0 } },
    { reward: { ...REWARD, amount: 10_000_001 } },
    { reward: { ...REWARD, wagering: -1 } },
    { codeCount: 0 },
    { title: " " },
  ])
    await expect(make(wrong)).rejects.toThrow(/ 400 /);
  await expect(make({}, member)).rejects.toThrow(/ 403 /);
});

describe("many sends at once have one effect", () => {
  for (const { name, isMissing, run } of DATABASES)
    it.skipIf(isMissing)(`on ${name}`, () =>
      run(async (nodes) => {
        const [first] = nodes;
        const admin = await first.user("admin01");
        const by = await newMember(first, 0);
        const at = (url: string) => Object.assign(new ApiUser(url, by.userId), { token: by.token });
        const expiresAt = inDays(10, first);
        const issued = await make({ expiresAt }, admin);
        await admin.ask("POST", `/api/admin/coupons/${issued.id}/issue`, { receivers: [by.userId] });
        const used = await atOnce(nodes, ({ url }, i) => use(issued.id, at(url), i % 2 ? "one-use-0" : `use-${i}0000`));
        expect(used.every(({ status }) => status === 201 || status === 409)).toBe(true);
        expect(await by.ask("GET", "/api/member/user")).toMatchObject({ point: 3_000 });
        const { code } = await make({ codeCount: 1_000, expiresAt }, admin);
        const redeemed = await atOnce(nodes, ({ url }, i) => redeem(code, at(url), `redeem-${i % 4}-00`));
        expect(redeemed.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
        expect(redeemed.every(({ status }) => [201, 409, 429].includes(status))).toBe(true);
        expect(await by.ask("GET", "/api/member/user")).toMatchObject({ point: 6_000 });
        await expectRightBooks(first);
      }),
    );
});
