// The second factor of staff: RFC 6238 without a step before or after, each code once, recovery codes once, limits.
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { staff } from "../../../server/db/schema.ts";
import type { FactorOffer, OwnAccount } from "../../../src/api/contract/operator/own-account.ts";
import { ApiUser, type Answer, DEMO_PASSWORD } from "../../factories/api-user.ts";
import { servedHere } from "../lib/served.ts";

const STEP = 30_000;
const server = servedHere({ rateLimit: 0, trustProxy: true });

let secret: string;
let codes: string[];
const codeAt = (ms: number, of = secret) => new TOTP({ secret: Secret.fromBase32(of) }).generate({ timestamp: ms });
const now = () => server.clock.now();
/** To the beginning of the next step, so that none ends within a test. */
const nextStep = () => server.clock.advance(STEP - (now() % STEP) + 500);

interface Sent {
  code?: string;
  from?: string;
  cookie?: string;
  password?: string;
}
async function logIn({ code, from = "10.0.0.1", cookie = "", password = DEMO_PASSWORD }: Sent = {}) {
  const answer = await fetch(`${server.url}/api/member/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from, cookie },
    body: JSON.stringify({ userId: "admin06", password, ...(code !== undefined && { code }) }),
  });
  const body = (await answer.json()) as { token?: string; code?: string };
  const set = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  return { status: answer.status, ...body, cookie: set.join("; ") };
}
const outcome = async (sent: Sent) => {
  const { status, code } = await logIn(sent);
  return status === 200 ? "in" : code;
};

async function enrolled(user: ApiUser): Promise<string[]> {
  const offer = await user.ask<FactorOffer>("POST", "/api/member/staff/factor");
  secret = offer.secret;
  await user.ask("PUT", "/api/member/staff/factor", { code: codeAt(now()) });
  return offer.codes;
}

let user: ApiUser;
beforeEach(async () => {
  await fetch(`${server.url}/api/test/reset`, { method: "POST" });
  user = await server.user("admin06");
  codes = await enrolled(user);
  nextStep();
});

describe("a login with a second factor", () => {
  it("takes the password, then the code", async () => {
    expect(await outcome({})).toBe("code_required");
    expect(await outcome({ code: "" })).toBe("code_required");
    expect(await outcome({ password: "wrong", code: codeAt(now()) })).toBe("wrong_credentials");
    expect(await outcome({ code: codeAt(now()) })).toBe("in");
  });

  it("takes a code once, and none of a step before or after", async () => {
    expect(await outcome({ code: codeAt(now() - STEP) })).toBe("wrong_code");
    expect(await outcome({ code: codeAt(now() + STEP) })).toBe("wrong_code");
    const code = codeAt(now());
    expect(await outcome({ code })).toBe("in");
    expect(await outcome({ code })).toBe("wrong_code");
    nextStep();
    expect(await outcome({ code: codeAt(now()) })).toBe("in");
  });

  it("takes one code once however many times it is sent at the same time", async () => {
    const code = codeAt(now());
    const outcomes = await Promise.all(Array.from({ length: 4 }, (_, i) => outcome({ code, from: `10.0.1.${i}` })));
    expect(outcomes.filter((one) => one === "in")).toHaveLength(1);
  });

  it("takes each recovery code once, however it is typed", async () => {
    expect(codes).toHaveLength(10);
    const [first = "", second = ""] = codes;
    expect(await outcome({ code: first.toUpperCase().replaceAll("-", " ") })).toBe("in");
    expect(await outcome({ code: first })).toBe("wrong_code");
    expect(await outcome({ code: second })).toBe("in");
    const own = await server.user("admin06").catch(() => null);
    expect(own).toBeNull();
  });

  it("counts guesses by account and address, and together from browsers that nobody knows", async () => {
    for (let i = 0; i < 5; i++) expect(await outcome({ code: "000000" })).toBe("wrong_code");
    expect(await outcome({ code: codeAt(now()) })).toBe("too_many_requests");
    expect(await outcome({ code: codeAt(now()), from: "10.0.0.2" })).toBe("in");
    for (let i = 0; i < 15; i++) await outcome({ code: "000000", from: `10.1.0.${i}` });
    nextStep();
    expect(await outcome({ code: codeAt(now()), from: "10.2.0.1" })).toBe("too_many_requests");
  });

  it("lets the owner's browser in while others guess", async () => {
    const { cookie } = await logIn({ code: codeAt(now()) });
    nextStep();
    for (let i = 0; i < 21; i++) await outcome({ code: "000000", from: `10.3.0.${i}` });
    expect(await outcome({ code: codeAt(now()), from: "10.4.0.1", cookie })).toBe("in");
  });

  it("forgets a browser, with its session and its own counter", async () => {
    const { cookie, token } = await logIn({ code: codeAt(now()) });
    const own = Object.assign(new ApiUser(server.url, "admin06"), { token });
    const { items } = await own.ask<{ items: { id: string }[] }>("GET", "/api/member/staff/devices");
    expect(items.length).toBeGreaterThan(0);
    const ended: Answer[] = [];
    for (const { id } of items) ended.push(await own.call("DELETE", `/api/member/staff/devices/${id}`));
    expect((await own.call("GET", "/api/member/staff/me")).status).toBe(401);
    nextStep();
    for (let i = 0; i < 20; i++) await outcome({ code: "000000", from: `10.5.0.${i}` });
    expect(await outcome({ code: codeAt(now()), from: "10.6.0.1", cookie })).toBe("too_many_requests");
  });
});

describe("the own account", () => {
  const me = (of: ApiUser) => of.ask<OwnAccount>("GET", "/api/member/staff/me");
  const again = async () =>
    Object.assign(new ApiUser(server.url, "admin06"), { token: (await logIn({ code: codeAt(now()) })).token ?? "" });

  it("says what it has", async () => {
    const own = await again();
    expect(await me(own)).toMatchObject({ roles: ["support"], hasFactor: true, recoveryCodes: 10, toSetUp: [] });
  });

  it("keeps the secret sealed, and no code in the clear", async () => {
    const rows = await server.context.database.db.select().from(staff);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.filter((row) => row.secret !== null).map((row) => row.secret?.slice(0, 3))).toEqual(["v1:"]);
  });

  it("replaces the factor and the recovery codes only by a code of the old one", async () => {
    const own = await again();
    const { secret: next, codes: fresh } = await own.ask<FactorOffer>("POST", "/api/member/staff/factor");
    const put = async (body: object) =>
      (await own.call<{ code: string }>("PUT", "/api/member/staff/factor", body)).body;
    nextStep();
    expect(await put({ code: codeAt(now()) })).toMatchObject({ code: "wrong_code" });
    expect(await put({ code: codeAt(now(), next) })).toMatchObject({ code: "code_required" });
    expect(await put({ code: codeAt(now(), next), oldCode: "000000" })).toMatchObject({ code: "wrong_code" });
    // Until it is confirmed the old one counts.
    expect(await outcome({ code: codes[3] ?? "", from: "10.0.0.9" })).toBe("in");
    const last = await again();
    nextStep();
    expect(
      await last.call("PUT", "/api/member/staff/factor", { code: codeAt(now(), next), oldCode: codeAt(now()) }),
    ).toMatchObject({ status: 200 });
    expect(await outcome({ code: codes[4] ?? "" })).toBe("wrong_code");
    expect(await outcome({ code: fresh[4] ?? "" })).toBe("in");
    nextStep();
    expect(await outcome({ code: codeAt(now(), next) })).toBe("in");
  });

  it("counts guesses at the old code, in a session of a known browser and with right codes of an own offer too", async () => {
    const { cookie, token } = await logIn({ code: codeAt(now()) });
    const thief = Object.assign(new ApiUser(server.url, "admin06"), { token });
    const { secret: own } = await thief.ask<FactorOffer>("POST", "/api/member/staff/factor");
    const guess = async (oldCode: string) =>
      (
        await thief.call<{ code: string }>(
          "PUT",
          "/api/member/staff/factor",
          { code: codeAt(now(), own), oldCode },
          { cookie },
        )
      ).body.code;
    for (let i = 0; i < 5; i++) expect(await guess("000000")).toBe("wrong_code");
    nextStep();
    expect(await guess(codeAt(now()))).toBe("too_many_requests");
  });

  it("registers nothing that was not offered", async () => {
    const own = await again();
    nextStep();
    expect(await own.call("PUT", "/api/member/staff/factor", { code: codeAt(now()) })).toMatchObject({ status: 404 });
  });

  it("changes the password by the old one and a code, and by the member's way never", async () => {
    const own = await again();
    const put = (body: object) => own.call<{ code: string }>("POST", "/api/member/own-password", body);
    const newPassword = "another horse 7";
    nextStep();
    expect((await put({ password: "wrong", newPassword, code: codeAt(now()) })).status).toBe(400);
    expect((await put({ password: DEMO_PASSWORD, newPassword })).body.code).toBe("code_required");
    expect(
      await own.call("POST", "/api/member/password", { userId: "admin06", password: DEMO_PASSWORD, newPassword }),
    ).toMatchObject({ status: 403 });
    expect((await put({ password: DEMO_PASSWORD, newPassword, code: codeAt(now()) })).status).toBe(200);
    expect((await own.call("GET", "/api/member/staff/me")).status).toBe(200);
    nextStep();
    expect(await outcome({ code: codeAt(now()) })).toBe("wrong_credentials");
    expect(await outcome({ password: newPassword, code: codeAt(now()) })).toBe("in");
  });

  it("is closed to members", async () => {
    const member = await server.user("member01");
    expect((await member.call("GET", "/api/member/staff/me")).status).toBe(403);
    expect((await member.call("POST", "/api/member/staff/factor")).status).toBe(403);
  });
});
