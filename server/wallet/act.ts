// Operators work on charges and exchanges, each by who has claimed it.
import { and, asc, eq, gte, inArray, lte } from "drizzle-orm";
import type { InferOutput } from "valibot";
import type { ActReport, ActRequest } from "../../src/api/contract/operator/wallet.ts";
import { addComma } from "../../src/domain/common/price.ts";
import type { Lease } from "../../src/domain/wallet/lease.ts";
import { isOpen, stateAfter } from "../../src/domain/wallet/money-request.ts";
import { creditWagering } from "../../src/domain/wallet/money-terms.ts";
import type { RequestKind, RequestState } from "../../src/domain/wallet/request-states.ts";
import { dateNow } from "../clock.ts";
import type { ServerContext } from "../context.ts";
import type { Tx } from "../db/open.ts";
import { account, houseBank, member, moneyRequest } from "../db/schema.ts";
import { promiseFirstCharge } from "../programmes/friends/first-charge.ts";
import type { Member } from "../http/app-type.ts";
import { HOUSE, memberAccount } from "../ledger/accounts.ts";
import { readFunds } from "../ledger/balances.ts";
import { post } from "../ledger/post.ts";
import { actOnEach } from "./leases.ts";
import { lockMoney, type RequestRow } from "./money-requests.ts";
import { moveRequest } from "./request-moves.ts";
import { allowCredit, allowGift } from "./protection.ts";
import { payRolling } from "./rolling/request.ts";
import { grantWagering } from "./wagering.ts";

type Act = InferOutput<typeof ActRequest>;

const BANK_SHORT = "하우스 은행 잔액이 부족합니다.";
const owedText = (owed: number): string =>
  `정산 정정으로 회원이 갚을 돈이 ${addComma(owed)}원 있어 지급할 수 없습니다. 거절하면 보유머니로 돌아갑니다.`;
const LOOKED_UP = "지급 결과를 확인하고 있습니다. 결과를 알기 전에는 돌려줄 수 없습니다.";

/** Acts on each of the requests by itself, in the caller's transaction; what is not possible is reported. */
export async function actOnRequests(
  tx: Tx,
  context: ServerContext,
  operator: Member,
  act: Act,
): Promise<InferOutput<typeof ActReport>> {
  const ids = [...new Set(act.ids)];
  const rows = await tx
    .select()
    .from(moneyRequest)
    .where(inArray(moneyRequest.id, ids))
    .orderBy(asc(moneyRequest.id))
    .for("update");
  await lockMoney(tx, [...new Set(rows.map(({ memberId }) => memberId))]);
  return actOnEach(context, operator, { ...act, ids }, rows, {
    stepOf: (row) => stateByAct(row, act.action),
    take: (row, state, lease) => takeStep(tx, context, operator, act, row, state, lease),
  });
}

async function takeStep(
  tx: Tx,
  context: ServerContext,
  operator: Member,
  { action, reason, reference }: Act,
  row: RequestRow,
  state: RequestState,
  lease: Lease,
): Promise<string | null> {
  const isLookedUp = row.network !== null && row.state === "payoutUnknown";
  if (isLookedUp && action === "refuse") return LOOKED_UP;
  if (action === "approve" && row.kind === "exchange" && row.state === "inProgress") {
    const { wallet, owed } = await readFunds(tx, row.memberId);
    if (owed > wallet) return owedText(owed);
  }
  const isPaidByDesk = row.network !== null && action === "approve";
  const refused = action === "approve" && !isPaidByDesk ? await credit(tx, context, row) : null;
  if (refused !== null) return refused;
  if (action === "refuse" && row.kind === "exchange") await giveBack(tx, context, row);
  const why = action === "refuse" ? { reason } : {};
  await moveRequest(
    tx,
    context.clock,
    row.id,
    { to: state, by: operator.id, ...why },
    {
      ...lease,
      ...why,
      ...(action === "claim" && row.kind === "charge" && row.bank === null && (await houseBankFor(tx, row))),
      ...(reference !== "" && { reference }),
      ...(!isOpen(state) && { decidedBy: operator.id, decidedAt: dateNow(context.clock) }),
    },
  );
  return null;
}

/** The payment desk pays an exchange by tether after the approval is kept; until it answers the outcome is unknown. */
function stateByAct(row: RequestRow, action: Act["action"]): RequestState | null {
  const state = stateAfter(row.kind as RequestKind, row.state as RequestState, action);
  if (row.network === null || state === null) return state;
  if (action === "doubt") return null;
  return action === "approve" ? "payoutUnknown" : state;
}

/** Books what an approval moves; a problem in Korean when it cannot. */
async function credit(tx: Tx, context: ServerContext, row: RequestRow): Promise<string | null> {
  if (row.kind === "charge") return creditCharge(tx, context, row);
  if (row.kind === "exchange") return payOut(tx, context, row);
  const blocked = await allowGift(tx, context.clock, row.memberId);
  if (blocked) return blocked.message;
  await payRolling(tx, context.clock, row);
  return null;
}

async function creditCharge(tx: Tx, { clock }: ServerContext, row: RequestRow): Promise<string | null> {
  const { id, memberId, amount, bonus } = row;
  const limited = await allowCredit(tx, clock, memberId, amount);
  if (limited) return limited.message;
  const ref = `charge:${id}`;
  await grantWagering(tx, clock, { memberId, ref, required: creditWagering(row, amount) });
  const wallet = memberAccount.wallet(memberId);
  const lines = [HOUSE.bank, wallet].map((one) => ({ account: one, amount }));
  await post(tx, clock, { kind: "charge", ref, uniqueKey: ref, lines });
  await promiseFirstCharge(tx, clock, { friendId: memberId, amount, ref });
  if (bonus === 0) return null;
  const given = [HOUSE.promotions, wallet].map((one) => ({ account: one, amount: bonus }));
  await post(tx, clock, { kind: "bonus", ref, uniqueKey: `${ref}:bonus`, lines: given });
  return null;
}

/** Books the payout of an exchange; a problem in Korean when the house has too little. */
export async function payOut(tx: Tx, { clock }: ServerContext, row: RequestRow): Promise<string | null> {
  const { id, memberId, amount } = row;
  const ofBank = eq(account.id, HOUSE.bank);
  const [bank] = await tx.select({ balance: account.balance }).from(account).where(ofBank).for("update");
  if (!bank || bank.balance < amount) return BANK_SHORT;
  const lines = [HOUSE.bank, memberAccount.reserved(memberId)].map((one) => ({ account: one, amount: -amount }));
  await post(tx, clock, { kind: "payout", ref: `exchange:${id}`, uniqueKey: `exchange:${id}:payout`, lines });
  return null;
}

export async function giveBack(tx: Tx, { clock }: ServerContext, { id, memberId, amount }: RequestRow): Promise<void> {
  await post(tx, clock, {
    kind: "exchangeReturn",
    ref: `exchange:${id}`,
    uniqueKey: `exchange:${id}:return`,
    lines: [
      { account: memberAccount.reserved(memberId), amount: -amount },
      { account: memberAccount.wallet(memberId), amount },
    ],
  });
}

/** The house's account that a member of this level pays into. */
async function houseBankFor(tx: Tx, { memberId }: RequestRow) {
  const [found] = await tx
    .select({ bank: houseBank.bank, bankNumber: houseBank.number, bankHolder: houseBank.holder })
    .from(houseBank)
    .innerJoin(member, and(lte(houseBank.minLevel, member.level), gte(houseBank.maxLevel, member.level)))
    .where(and(eq(member.id, memberId), eq(houseBank.isActive, true)))
    .orderBy(asc(houseBank.id))
    .limit(1);
  return found ?? {};
}
