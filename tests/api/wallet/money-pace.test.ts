// A member's money moves at the pace of a person at a screen, whatever the calls and the address.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MONEY_PACE } from "../../../src/domain/wallet/money-pace.ts";
import { addFixture } from "../../factories/fixtures.ts";
import { betNow, betOf, emoney, newMember, place } from "../lib/betting.ts";
import { servedHere } from "../lib/served.ts";

const server = servedHere({ rateLimit: 100_000 });
const { most, windowMs } = MONEY_PACE;

// The limits of calls go by the system's time.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

type Member = Awaited<ReturnType<typeof newMember>>;

/** Sends `times` calls that move money, of which none is well-formed. */
async function moveOn(member: Member, times: number, path = "/api/points/convert"): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await member.call("POST", path, {})).status);
  return statuses;
}

it("takes twenty bets in a row and tells when the next one is taken: its key is still free then", async () => {
  const [member, other] = [await newMember(server, 1_000_000), await newMember(server, 1_000_000)];
  const bet = betOf([`${await addFixture(server.context)}-1x2-home@200`]);
  const first = await place(member, bet, "pace-key-0");
  for (let n = 1; n < most; n++) expect([n, (await place(member, bet, `pace-key-${n}`)).status]).toEqual([n, 201]);
  vi.setSystemTime(Date.now() + 7_400);

  const answer = await fetch(`${server.url}/api/bets`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "X-AUTH-TOKEN": `Bearer ${member.token}`,
      "Idempotency-Key": "pace-key-too-fast",
    },
    body: JSON.stringify(bet),
  });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "13"]);
  const message = "요청이 너무 빠릅니다. 13초 후 다시 시도해주세요.";
  expect(await answer.json()).toEqual({ code: "too_many_requests", message });
  expect(await emoney(member)).toBe(1_000_000 - most * 10_000);
  expect((await member.call("GET", "/api/bets/by-key/pace-key-too-fast")).status).toBe(404);
  // Who asks again what became of a bet is told, and nobody else waits.
  expect(await place(member, bet, "pace-key-0")).toEqual(first);
  expect((await place(other, bet)).status).toBe(201);

  // What was refused makes the wait no longer.
  vi.setSystemTime(Date.now() + windowMs - 7_400);
  const later = await place(member, bet, "pace-key-too-fast");
  expect(later.status).toBe(201);
  expect(await betNow(member, later.body.id)).toEqual(later.body);
});

it("counts whatever moves a member's money together, and nothing else", async () => {
  const member = await newMember(server, 0);
  const half = most / 2;
  expect(await moveOn(member, half)).toEqual(Array<number>(half).fill(400));
  expect(await moveOn(member, half + 1, "/api/bets")).toEqual([...Array<number>(half).fill(400), 429]);

  const { paths } = await (
    await server.user("admin01")
  ).ask<{ paths: Record<string, Record<string, { security?: object[] }>> }>("GET", "/api/openapi.json");
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, { security = [] }]) => method !== "get" && security.length > 0)
      .map(([method]) => ({ method: method.toUpperCase(), path })),
  );
  const paced: string[] = [];
  for (const { method, path } of calls) {
    const { status, body } = await member.call<{ message?: string } | null>(
      method,
      path.replaceAll(/\{[^}]+\}/g, "x1"),
    );
    if (status === 429 && body?.message?.includes("너무 빠릅니다")) paced.push(`${method} ${path.slice(4)}`);
  }
  expect(paced.toSorted()).toEqual(
    [
      "POST /bets",
      "POST /bets/{id}/cash-out",
      "POST /charge/requests",
      "POST /charge/requests/{id}/cancel",
      "POST /charge/cryptoDeposit",
      "POST /charge/tetherOrders/{id}/cancel",
      "POST /exchange/requests",
      "POST /exchange/tether",
      "POST /points/convert",
      "POST /rolling/requests",
      "POST /coupons/redeem",
      "POST /coupons/{id}/use",
      "POST /missions/{id}/claim",
      "POST /attendance/check-in",
    ].toSorted(),
  );
});
