// What tests of bets say often: pick, place, settle, look at the wallet and at the books.
import { expect } from "vitest";
import type { TestServer } from "./harness.ts";
import { openSession } from "../../../server/session/sessions.ts";
import { audit } from "../../../server/ledger/audit.ts";
import { post } from "../../../server/ledger/post.ts";
import { HOUSE, memberAccount, openMemberAccounts } from "../../../server/ledger/accounts.ts";
import { member } from "../../../server/db/schema.ts";
import { eq } from "drizzle-orm";
import type { Bet, BetRequest } from "../../../src/api/contract/sports/bets.ts";
import { type Answer, ApiUser } from "../../factories/api-user.ts";
import { newId } from "../../../server/ids.ts";
import { betOf } from "./betting-requests.ts";

export { betOf, pick } from "./betting-requests.ts";

export type Refusal = {
  code: string;
  message: string;
  rule?: string;
  maxStake?: number;
  picks?: { selectionId: string; betPrice: number; status: string }[];
};

export function place(user: ApiUser, request: unknown, key: string = newId()): Promise<Answer<Bet & Refusal>> {
  return user.bet(key, request) as unknown as Promise<Answer<Bet & Refusal>>;
}

/** Gives up what was sent under the key. */
export function withdraw(user: ApiUser, key: string): Promise<Answer<Bet | null>> {
  return user.call("POST", `/api/bets/by-key/${encodeURIComponent(key)}/withdraw`);
}

/**
 * One key placed and withdrawn at the same instant: the bet stands and both are told of it, or it does not and nobody
 * takes it any more. Returns which. Throws on anything between the two.
 */
export async function raceOf(
  placing: () => ReturnType<typeof place>,
  withdrawing: () => ReturnType<typeof withdraw>,
): Promise<"placed" | "withdrawn"> {
  const [placed, withdrawn] = await Promise.all([placing(), withdrawing()]);
  const isPlaced = placed.status === 201;
  if (isPlaced) expect(withdrawn).toEqual({ status: 200, body: placed.body });
  else expect([placed.status, placed.body.code, withdrawn.status]).toEqual([409, "key_reused", 204]);
  expect(await withdrawing()).toEqual(withdrawn);
  const late = await placing();
  expect(isPlaced ? late : [late.status, late.body.code]).toEqual(isPlaced ? placed : [409, "key_reused"]);
  return isPlaced ? "placed" : "withdrawn";
}

/** Places and expects it to be taken. */
export async function placed(user: ApiUser, picks: string[], rest: Partial<BetRequest> = {}): Promise<Bet> {
  const answer = await place(user, betOf(picks, rest));
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
}

export async function emoney(user: ApiUser): Promise<number> {
  return (await user.ask<{ emoney: number }>("GET", "/api/member/user")).emoney;
}

export async function betNow(user: ApiUser, id: string): Promise<Bet> {
  const { items } = await user.ask<{ items: Bet[] }>("GET", "/api/bets?itemsPerPage=100");
  const found = items.find((one) => one.id === id);
  if (!found) throw new Error(`no bet ${id}`);
  return found;
}

/** The books are right, by the entries alone. */
export async function expectRightBooks(server: TestServer): Promise<void> {
  const report = await audit(server.context.database.db);
  expect(report.differences).toEqual([]);
}

const SESSION_MINUTES = 720;
const CALLER = { address: "127.0.0.1", userAgent: "test", device: null };

/**
 * A new member with `emoney` won, logged in: a copy of member01 but for the name. Each test that counts money or rows has
 * one of its own: bets of the test before settle meanwhile.
 */
export async function newMember(server: TestServer, emoney: number): Promise<ApiUser & { memberId: string }> {
  const { db } = server.context.database;
  const [like] = await db.select().from(member).where(eq(member.userId, "member01"));
  if (!like) throw new Error("no member01");
  const { code: _code, ...unlike } = like;
  const id = newId();
  const userId = `t${id.replaceAll("-", "").slice(-16)}`;
  const user = Object.assign(new ApiUser(server.url, userId), { memberId: id });
  await db.transaction(async (tx) => {
    const [account] = await tx
      .insert(member)
      .values({ ...unlike, id, userId, nickname: userId.slice(-8) })
      .returning();
    if (!account) throw new Error("no member was made");
    await openMemberAccounts(tx, id);
    if (emoney > 0)
      await post(tx, server.clock, {
        kind: "deposit",
        ref: null,
        lines: [
          { account: HOUSE.bank, amount: emoney },
          { account: memberAccount.wallet(id), amount: emoney },
        ],
      });
    user.token = await openSession(tx, server.context, { account, caller: CALLER, minutes: SESSION_MINUTES });
  });
  return user;
}
