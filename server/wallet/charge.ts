// A member asks for a charge, and may cancel it while nobody works on it.
import { and, eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { ChargeRequest, ChargeTermsAnswer } from "../../src/api/contract/wallet/wallet.ts";
import { NO_LEASE } from "../../src/domain/wallet/lease.ts";
import { stateAfter } from "../../src/domain/wallet/money-request.ts";
import type { RequestState } from "../../src/domain/wallet/request-states.ts";
import { chargeBonus, chargeProblem } from "../../src/domain/wallet/money-terms.ts";
import { chargeProblemText } from "../../src/domain/wallet/text.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { moneyRequest } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import type { Member } from "../http/app-type.ts";
import { newId } from "../ids.ts";
import { activeChargeTypes, moneyLimitsOf } from "./money-limits.ts";
import { lockMoney, latestRequest, refuseSecond, type RequestRow } from "./money-requests.ts";
import { allowCredit, asksForLimit } from "./protection.ts";
import { moveRequest } from "./request-moves.ts";

export async function chargeTerms(
  { database: { db }, clock }: ServerContext,
  member: Member,
): Promise<ChargeTermsAnswer> {
  const { level: _level, ...limits } = await moneyLimitsOf(db, member.level);
  const types = await activeChargeTypes(db);
  return {
    limits,
    types: types.map(({ method: _method, isActive: _isActive, ...type }) => type),
    latest: await latestRequest(db, member.id, "charge"),
    asksLimit: await asksForLimit(db, clock, member.id),
  };
}

interface AskedCharge {
  memberId: string;
  amount: number;
  type: Awaited<ReturnType<typeof activeChargeTypes>>[number];
  depositor: string;
  createdAt: Date;
}

/** A charge as it is asked for, with the bonus of its type at that moment. */
export function chargeRow({ type, amount, ...asked }: AskedCharge) {
  return {
    id: newId(),
    kind: "charge",
    state: "requested",
    amount,
    chargeTypeId: type.id,
    typeName: type.name,
    ...chargeBonus(amount, type),
    ...asked,
  };
}

/** Throws ApiError request_open, and bad_request that names the field. */
export async function requestCharge(
  tx: Tx,
  { clock }: ServerContext,
  member: Member,
  { amount, chargeType, depositor }: InferOutput<typeof ChargeRequest>,
): Promise<RequestRow> {
  await lockMoney(tx, [member.id]);
  await refuseSecond(tx, member.id, "charge");
  const limits = await moneyLimitsOf(tx, member.level);
  const problem = chargeProblem(amount, limits);
  if (problem) throw fieldProblem("amount", chargeProblemText(problem, limits));
  const type = (await activeChargeTypes(tx)).find(({ id }) => id === chargeType);
  if (!type) throw fieldProblem("chargeType", "지금은 선택할 수 없는 충전 종류입니다.");
  // Said now, so that nobody sends money that cannot be credited; the credit itself asks again.
  const limited = await allowCredit(tx, clock, member.id, amount);
  if (limited) throw fieldProblem("amount", limited.message);
  const [row] = await tx
    .insert(moneyRequest)
    .values(chargeRow({ memberId: member.id, amount, type, depositor, createdAt: dateNow(clock) }))
    .returning();
  if (!row) throw new Error("the charge was not written");
  return row;
}

/** Throws ApiError not_found for what is no charge of the member, request_moved when it is worked on or decided. */
export async function cancelCharge(tx: Tx, { clock }: ServerContext, member: Member, id: string): Promise<RequestRow> {
  const own = and(eq(moneyRequest.id, id), eq(moneyRequest.memberId, member.id), eq(moneyRequest.kind, "charge"));
  const [row] = await tx.select().from(moneyRequest).where(own).for("update");
  if (!row) throw new ApiError("not_found");
  const state = stateAfter("charge", row.state as RequestState, "cancel");
  if (state === null) throw new ApiError("request_moved");
  const decidedAt = dateNow(clock);
  return moveRequest(tx, clock, id, { to: state, by: member.id }, { ...NO_LEASE, decidedAt });
}

export function fieldProblem(path: string, message: string): ApiError {
  return new ApiError("bad_request", message, { problems: [{ path, message }] });
}
