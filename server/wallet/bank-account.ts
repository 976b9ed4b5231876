// The member's own bank account, and the withdrawal password that guards it.
import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { Told } from "../../src/api/contract/endpoint.ts";
import type * as endpoints from "../../src/api/contract/wallet/money-requests.endpoints.ts";
import type { BankAccountRequest, ExchangeTermsAnswer } from "../../src/api/contract/wallet/wallet.ts";
import { maskName, maskNumber } from "../../src/domain/wallet/money-terms.ts";
import { secondCounters, takeAttempt } from "../session/attempts.ts";
import { prove } from "../session/login.ts";
import { changeContact } from "../account/one-person/contact-changes.ts";
import { hashPassword, isPassword } from "../session/password.ts";
import type { Caller } from "../session/sessions.ts";
import type { CommandSteps } from "../commands/run-command.ts";
import type { ServerContext } from "../context.ts";
import type { Queryable } from "../db/open.ts";
import { memberBank } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import type { Member } from "../http/app-type.ts";
import { publishWaiting } from "../operator/waiting.ts";
import { fieldProblem } from "./charge.ts";

export type BankRow = typeof memberBank.$inferSelect;

export async function readBank(db: Queryable, memberId: string): Promise<BankRow | null> {
  const [row] = await db.select().from(memberBank).where(eq(memberBank.memberId, memberId));
  return row ?? null;
}

export function maskedAccount(row: BankRow | null): ExchangeTermsAnswer["account"] {
  return row && masked(row);
}

function masked({ bank, number, holder }: Pick<BankRow, "bank" | "number" | "holder">) {
  return { bank, number: maskNumber(number), holder: maskName(holder) };
}

/**
 * The bank account whose withdrawal password this is. Guesses count as those at a second factor, and apart from those at
 * the login. Throws ApiError bad_request that names the field, too_many_requests, exchange_refused without an account.
 */
export async function proveWithdrawal(
  context: ServerContext,
  memberId: string,
  password: string,
  caller: Caller,
): Promise<BankRow> {
  const bank = await readBank(context.database.db, memberId);
  if (!bank) throw new ApiError("exchange_refused", "환전 계좌를 먼저 등록해주세요.");
  const attempt = await takeAttempt(context, secondCounters("withdrawal", memberId, caller));
  if (!(await isPassword(password, bank.passwordHash)))
    throw fieldProblem("withdrawalPassword", "환전 비밀번호가 올바르지 않습니다.");
  await attempt.forget();
  return bank;
}

/**
 * Sets or changes account and withdrawal password, by the password of the login. An account that somebody else has waits
 * for an operator: decisions, rule 39.
 */
export function setBankAccount(
  context: ServerContext,
  { id: memberId, userId }: Member,
  { password, withdrawalPassword, ...account }: InferOutput<typeof BankAccountRequest>,
  caller: Caller,
): CommandSteps<string, Told<typeof endpoints.changeBankAccount>> {
  return {
    prepare: async () => {
      await prove(context, { userId, password }, caller).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === "wrong_credentials")
          throw fieldProblem("password", "로그인 비밀번호가 올바르지 않습니다.");
        throw error;
      });
      return hashPassword(withdrawalPassword);
    },
    work: async (tx, passwordHash) => {
      const isDone = await changeContact(tx, context.clock, memberId, { kind: "bank", ...account, passwordHash });
      return isDone ? { status: 200, body: masked(account) } : { status: 202, body: { isWaiting: true } };
    },
    after: () => publishWaiting(context),
  };
}
