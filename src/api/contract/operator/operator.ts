import * as v from "valibot";
import { Id, WonAmount } from "../common.ts";
import { UserId } from "../account/account.ts";
import { PageQuery, pageOf } from "../page.ts";
import { DEPOSIT_PURPOSES } from "../../../domain/wallet/deposit-purpose.ts";
import { isIpAddress } from "../../../domain/session/ip-address.ts";
import { reasonText } from "../written-text.ts";

/** `{userId}` in a path. */
export const UserIdParams = v.strictObject({ userId: UserId });
export const IdParams = v.strictObject({ id: Id });

/** An IPv4 or IPv6 address as the server sees it. */
export const AddressParams = v.strictObject({
  address: v.pipe(v.string(), v.check(isIpAddress, "IP 주소가 아닙니다.")),
});
export const BlockRequest = v.strictObject({ reason: v.optional(v.pipe(v.string(), v.maxLength(200)), "") });
export const BlockedAddress = v.object({ address: v.string(), reason: v.string(), createdAt: v.string() });
export const BlockedAddressList = v.object({ items: v.array(BlockedAddress) });

/** PUT /api/admin/disabled-accounts/{userId} */
export const DisableRequest = v.strictObject({
  reason: reasonText(),
});
export const DisabledAccountList = v.object({
  items: v.array(v.object({ userId: v.string(), reason: v.string(), disabledAt: v.string() })),
});

const Reason = v.pipe(v.string(), v.trim(), v.maxLength(200, "사유는 200자 이하입니다."));
/** POST /api/admin/deposits; won. Answers the balance after it. The reason is kept with the posting. */
export const DepositRequest = v.strictObject({
  userId: UserId,
  amount: v.pipe(
    WonAmount,
    v.minValue(1, "1원 이상이어야 합니다."),
    v.maxValue(10_000_000_000, "100억원 이하여야 합니다."),
  ),
  reason: v.optional(Reason, ""),
  purpose: v.optional(v.picklist(DEPOSIT_PURPOSES), "charge"),
});
/** POST /api/admin/deposits/{id}/reverse: takes the amount of an operator's deposit back, once. */
export const ReversalRequest = v.strictObject({ reason: v.pipe(Reason, v.minLength(1, "사유를 입력해주세요.")) });
/** GET /api/admin/deposits, the newest first; of one member where `userId` names one. Won. */
export const DepositsQuery = v.strictObject({ userId: v.optional(UserId), ...PageQuery });
export const DepositPage = pageOf(
  v.object({
    id: v.string(),
    at: v.string(),
    userId: v.string(),
    amount: v.number(),
    reason: v.string(),
    /** The operator's user id, and that of the second one where it took two. */
    by: v.string(),
    approvedBy: v.nullable(v.string()),
    purpose: v.picklist(DEPOSIT_PURPOSES),
    isReversed: v.boolean(),
  }),
);
export const DepositReport = v.object({ userId: v.string(), emoney: v.number(), walletSeq: v.number() });

/** GET /api/admin/audit: the books and the log of operators, checked. `differences` is empty when `ok` is true. Won and points. */
export const AuditReport = v.object({
  ok: v.boolean(),
  differences: v.array(v.string()),
  /** Sums of balances by kind of account. */
  totals: v.array(v.object({ kind: v.string(), currency: v.string(), accounts: v.number(), balance: v.number() })),
  counts: v.object({ accounts: v.number(), postings: v.number(), entries: v.number(), openBets: v.number() }),
  /** Of the log of operators: its entries, and how many of them stand in the chain. */
  log: v.object({ entries: v.number(), chained: v.number() }),
});
export type AuditReport = v.InferOutput<typeof AuditReport>;
