// What is changed about accounts of staff: made, given roles, barred, freed, given a password, freed of a lost factor.
// Nobody changes his own account here, and an owner always remains: src/domain/operator/staff.ts.
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { StaffRequest } from "../../../src/api/contract/operator/staff.ts";
import type { Role } from "../../../src/domain/operator/rights.ts";
import { fitsKind, staffProblem, type StaffProblem, TYPE_OF_KIND } from "../../../src/domain/operator/staff.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { member, recoveryCode, session, staff } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { newId } from "../../ids.ts";
import { openMemberAccounts } from "../../ledger/accounts.ts";
import { revokeSessions, type RevokeReason } from "../../session/sessions.ts";
import { fieldProblem } from "../../wallet/charge.ts";

type Account = typeof member.$inferSelect;

const NOT_FOUND = "직원을 찾을 수 없습니다.";
const NO_ONE_ABOVE = "총판이나 에이전트의 아이디를 입력해주세요.";
const DO_NOT_FIT = "이 계정에 줄 수 없는 역할입니다.";
const SAME_ROLES = "이미 이 역할입니다.";
const PROBLEMS: Readonly<Record<StaffProblem, string>> = {
  own: "자기 계정은 다른 소유자가 바꿔야 합니다.",
  lastOwner: "마지막 소유자입니다. 다른 소유자를 먼저 정해주세요.",
};

/** What a new account of staff is made of. `createdBy`: null by the command line. */
export type NewStaff = Omit<StaffRequest, "password" | "reason"> & {
  passwordHash: string;
  createdBy: string | null;
  /** Somebody else knows the password. */
  isPasswordGiven: boolean;
};

/** What a request is refused for before it waits for a second person. Throws as `createStaff` does. */
export async function expectNew(db: Queryable, { userId, above }: Pick<NewStaff, "userId" | "above">): Promise<void> {
  const taken = eq(sql`lower(${member.userId})`, userId.toLowerCase());
  if ((await db.$count(member, taken)) > 0) throw new ApiError("user_id_taken");
  if (above !== "") await aboveOf(db, above);
}

/** The same of an account that is there: nobody changes his own, and the roles fit its kind. Throws as `changeRoles` does. */
export function expectFit(actorId: string, account: Account, roles: readonly string[]): void {
  if (account.id === actorId) throw new ApiError("forbidden", PROBLEMS.own);
  if (!fitsKind(account.type === 1 ? "operator" : "manager", roles)) throw fieldProblem("roles", DO_NOT_FIT);
}

/** Returns the id of the member. Throws ApiError user_id_taken, or bad_request for who stands above nobody. */
export async function createStaff(tx: Tx, { clock }: Pick<ServerContext, "clock">, asked: NewStaff): Promise<string> {
  const { userId, nickname, kind, roles, passwordHash, createdBy, isPasswordGiven } = asked;
  await expectNew(tx, asked);
  const recommenderId = asked.above === "" || kind === "operator" ? null : await aboveOf(tx, asked.above);
  const id = newId();
  const createdAt = dateNow(clock);
  await tx
    .insert(member)
    .values({ id, userId, nickname, passwordHash, roles, recommenderId, createdAt, ...TYPE_OF_KIND[kind] });
  await openMemberAccounts(tx, id);
  const passwordGivenAt = isPasswordGiven ? createdAt : null;
  await tx.insert(staff).values({ memberId: id, createdBy, createdAt, passwordGivenAt });
  return id;
}

async function aboveOf(db: Queryable, userId: string): Promise<string> {
  const [found] = await db.select().from(member).where(eq(member.userId, userId));
  if (found?.type !== 2 || found.disabledAt) throw fieldProblem("above", NO_ONE_ABOVE);
  return found.id;
}

/** The account of staff. Throws ApiError not_found. */
export async function staffByUserId(db: Queryable, userId: string): Promise<Account> {
  const [row] = await db
    .select({ member })
    .from(staff)
    .innerJoin(member, eq(member.id, staff.memberId))
    .where(eq(member.userId, userId));
  if (!row) throw new ApiError("not_found", NOT_FOUND);
  return row.member;
}

/**
 * The account, locked with every owner's, so that of two changes at once the second sees the first. `after`: what is to
 * become of it. Throws ApiError not_found, or forbidden where it may not become that.
 */
async function lockStaff(
  tx: Tx,
  actorId: string,
  userId: string,
  after: (row: Account) => { roles: readonly string[]; isBarred: boolean },
): Promise<Account> {
  const isOwner = sql`${member.roles} @> '{owner}'`;
  const { id } = await staffByUserId(tx, userId);
  const locked = await tx
    .select()
    .from(member)
    .where(sql`${member.id} = ${id} or ${isOwner}`)
    .orderBy(asc(member.id))
    .for("update");
  const account = locked.find((one) => one.id === id);
  if (!account) throw new ApiError("not_found", NOT_FOUND);
  const owners = locked.filter(({ roles, disabledAt }) => roles.includes("owner") && !disabledAt).map((one) => one.id);
  const isBarred = account.disabledAt !== null;
  const problem = staffProblem(actorId, { ...account, isBarred }, after(account), owners);
  if (problem) throw new ApiError("forbidden", PROBLEMS[problem]);
  return account;
}

const asItIs = ({ roles, disabledAt }: Account) => ({ roles, isBarred: disabledAt !== null });

/** Takes effect with the next call. Returns the id of the member. */
export async function changeRoles(tx: Tx, actorId: string, userId: string, roles: Role[]): Promise<string> {
  const account = await lockStaff(tx, actorId, userId, (row) => ({ ...asItIs(row), roles }));
  expectFit(actorId, account, roles);
  const { id, roles: old } = account;
  if (old.length === roles.length && roles.every((role) => old.includes(role))) throw fieldProblem("roles", SAME_ROLES);
  await tx.update(member).set({ roles }).where(eq(member.id, id));
  return id;
}

/** Ends the sessions at once; nobody logs in to the account until it is freed. */
export async function barStaff(
  tx: Tx,
  context: ServerContext,
  actorId: string,
  { userId, reason }: { userId: string; reason: string },
): Promise<string> {
  const { id } = await lockStaff(tx, actorId, userId, ({ roles }) => ({ roles, isBarred: true }));
  const barred = { disabledAt: dateNow(context.clock), disabledReason: reason };
  await tx
    .update(member)
    .set(barred)
    .where(and(eq(member.id, id), isNull(member.disabledAt)));
  await endSessions(tx, context, id, "disabled");
  return id;
}

export async function freeStaff(tx: Tx, actorId: string, userId: string): Promise<string> {
  const { id } = await lockStaff(tx, actorId, userId, ({ roles }) => ({ roles, isBarred: false }));
  await tx.update(member).set({ disabledAt: null, disabledReason: null }).where(eq(member.id, id));
  return id;
}

/** One that the next login asks to change. */
export async function givePassword(
  tx: Tx,
  context: ServerContext,
  actorId: string,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<string> {
  const { id } = await lockStaff(tx, actorId, userId, asItIs);
  await tx.update(member).set({ passwordHash }).where(eq(member.id, id));
  await tx
    .update(staff)
    .set({ passwordGivenAt: dateNow(context.clock) })
    .where(eq(staff.memberId, id));
  await endSessions(tx, context, id, "password_changed");
  return id;
}

/** The next login is without a code, and has to register a new authenticator where one is required. */
export async function resetFactor(tx: Tx, context: ServerContext, actorId: string, userId: string): Promise<string> {
  const { id } = await lockStaff(tx, actorId, userId, asItIs);
  const none = { secret: null, pendingSecret: null, pendingHashes: [], lastCounter: null, factorAt: null };
  await tx.update(staff).set(none).where(eq(staff.memberId, id));
  await tx.delete(recoveryCode).where(eq(recoveryCode.memberId, id));
  await endSessions(tx, context, id, "kicked");
  return id;
}

const endSessions = (tx: Tx, context: ServerContext, memberId: string, reason: RevokeReason): Promise<number> =>
  revokeSessions(tx, context, reason, eq(session.memberId, memberId));
