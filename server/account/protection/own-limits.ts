// The limits of deposits and losses of a member, and how they are changed: decisions, rule 30.
import { and, eq } from "drizzle-orm";
import type { OwnLimit } from "../../../src/api/contract/account/protection.ts";
import {
  OWN_LIMIT_KINDS,
  OWN_LIMIT_PERIODS,
  ownLimitChange,
  type OwnLimitKind,
  type OwnLimitPeriod,
  RAISE_OPEN_MS,
  RAISE_WAIT_MS,
  raiseStage,
} from "../../../src/domain/account/protection/own-limits.ts";
import { type Clock, dateNow } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { depositLimit, ownLimitRaise, lossLimit } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { newId } from "../../ids.ts";
import { depositedIn, ownLimitInForce, lostIn } from "../../wallet/protection.ts";
import { lockProtection } from "./lock.ts";

export interface OwnLimitOf {
  memberId: string;
  kind: OwnLimitKind;
  period: OwnLimitPeriod;
}

const TABLES = { deposit: depositLimit, loss: lossLimit };

export async function readOwnLimits(db: Queryable, clock: Clock, memberId: string): Promise<OwnLimit[]> {
  const raises = await db.select().from(ownLimitRaise).where(eq(ownLimitRaise.memberId, memberId));
  const limits: OwnLimit[] = [];
  for (const kind of OWN_LIMIT_KINDS)
    for (const period of OWN_LIMIT_PERIODS) {
      const used = kind === "deposit" ? depositedIn : lostIn;
      const asked = raises.find((one) => one.kind === kind && one.period === period);
      const stage = asked && stageOf(asked, clock);
      limits.push({
        kind,
        period,
        limit: await ownLimitInForce(db, clock, memberId, period, kind),
        used: await used(db, clock, memberId, period),
        raise:
          asked && stage !== "expired"
            ? {
                amount: asked.amount,
                confirmFrom: asked.confirmFrom.toISOString(),
                confirmUntil: asked.confirmUntil.toISOString(),
              }
            : null,
      });
    }
  return limits;
}

/** Lowers the limit at once, or keeps a higher one for its confirmation. */
export async function changeOwnLimit(tx: Tx, clock: Clock, of: OwnLimitOf, amount: number | null): Promise<void> {
  await lockProtection(tx, of.memberId);
  const now = await ownLimitInForce(tx, clock, of.memberId, of.period, of.kind);
  const change = ownLimitChange(now, amount);
  // Whatever was asked before is over: a lower limit is not raised again by an older wish.
  await tx.delete(ownLimitRaise).where(raiseOf(of));
  if (change === "lower") return setOwnLimit(tx, clock, of, amount);
  if (change === "same") return;
  const requestedAt = dateNow(clock);
  const confirmFrom = new Date(requestedAt.getTime() + RAISE_WAIT_MS);
  const confirmUntil = new Date(confirmFrom.getTime() + RAISE_OPEN_MS);
  await tx.insert(ownLimitRaise).values({ ...of, amount, requestedAt, confirmFrom, confirmUntil });
}

/** An operator lowers a limit. Throws ApiError protected for anything else. */
export async function lowerOwnLimit(tx: Tx, clock: Clock, of: OwnLimitOf, amount: number): Promise<void> {
  await lockProtection(tx, of.memberId);
  const now = await ownLimitInForce(tx, clock, of.memberId, of.period, of.kind);
  if (ownLimitChange(now, amount) !== "lower") throw new ApiError("protected", "한도는 낮추기만 할 수 있습니다.");
  await changeOwnLimit(tx, clock, of, amount);
}

/** The second confirmation of a higher limit. Throws ApiError not_found, protected too early or too late. */
export async function confirmRaise(tx: Tx, clock: Clock, of: OwnLimitOf): Promise<void> {
  await lockProtection(tx, of.memberId);
  const [asked] = await tx.select().from(ownLimitRaise).where(raiseOf(of));
  if (!asked) throw new ApiError("not_found", "확인할 한도 변경이 없습니다.");
  const stage = stageOf(asked, clock);
  if (stage === "waiting") throw new ApiError("protected", "요청하고 24시간이 지나야 확인할 수 있습니다.");
  if (stage === "expired") throw new ApiError("protected", "확인할 기간이 지났습니다. 다시 요청해주세요.");
  await tx.delete(ownLimitRaise).where(raiseOf(of));
  await setOwnLimit(tx, clock, of, asked.amount);
}

/** Throws ApiError not_found. */
export async function cancelRaise(tx: Tx, of: OwnLimitOf): Promise<void> {
  const gone = await tx.delete(ownLimitRaise).where(raiseOf(of)).returning({ memberId: ownLimitRaise.memberId });
  if (gone.length === 0) throw new ApiError("not_found", "취소할 한도 변경이 없습니다.");
}

async function setOwnLimit(tx: Tx, clock: Clock, { memberId, kind, period }: OwnLimitOf, amount: number | null) {
  const at = dateNow(clock);
  await tx.insert(TABLES[kind]).values({ id: newId(), memberId, period, amount, effectiveFrom: at, createdAt: at });
}

function raiseOf({ memberId, kind, period }: OwnLimitOf) {
  return and(eq(ownLimitRaise.memberId, memberId), eq(ownLimitRaise.kind, kind), eq(ownLimitRaise.period, period));
}

function stageOf({ confirmFrom, confirmUntil }: typeof ownLimitRaise.$inferSelect, clock: Clock) {
  return raiseStage({ confirmFrom: confirmFrom.getTime(), confirmUntil: confirmUntil.getTime() }, clock.now());
}
