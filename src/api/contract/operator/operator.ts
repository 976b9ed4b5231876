import * as v from "valibot";
import { Id, WonAmount } from "../common.ts";
import { UserId } from "../account/account.ts";
import { PageQuery, pageOf } from "../page.ts";
import { DEPOSIT_PURPOSES } from "../../../domain/wallet/deposit-purpose.ts";
import { isIpAddress } from "../../../domain/session/ip-address.ts";
import { reasonText, titleText } from "../written-text.ts";

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

/** As many as one message is addressed to by name. */
export const RECEIVERS = 500;
/**
 * POST /api/admin/messages, to one of: a member by id, or `all`, which is everyone but operators and managers; members by
 * their ids; the members of one level.
 */
export const MessageRequest = v.strictObject({
  userId: v.optional(v.union([v.literal("all"), UserId])),
  userIds: v.optional(
    v.pipe(
      v.array(UserId),
      v.minLength(1, "아이디를 입력해주세요."),
      v.maxLength(RECEIVERS, "500명까지 보낼 수 있습니다."),
    ),
  ),
  level: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  title: titleText(100),
  contents: v.pipe(v.string(), v.minLength(1, "내용을 입력해주세요."), v.maxLength(20_000, "내용이 너무 깁니다.")),
});
export type MessageRequest = v.InferOutput<typeof MessageRequest>;
export const MessagesSent = v.object({ sent: v.number() });

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

const Pixels = v.pipe(
  v.number("숫자를 입력해주세요."),
  v.integer("정수를 입력해주세요."),
  v.minValue(0, "0 이상이어야 합니다."),
  v.maxValue(4_000, "4,000 이하여야 합니다."),
);
/** PUT /api/admin/popups/{id}: writes it whole. Width and place are in CSS pixels. */
export const PopupRequest = v.strictObject({
  title: titleText(100),
  contents: v.pipe(v.string(), v.maxLength(20_000, "내용은 20,000자 이하입니다.")),
  width: v.pipe(Pixels, v.minValue(100, "100 이상이어야 합니다.")),
  pcLeftLocation: Pixels,
  pcTopLocation: Pixels,
  popupFlg: v.boolean(),
  position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000)), 0),
});
export type PopupRequest = v.InferOutput<typeof PopupRequest>;
/** One of GET /api/admin/popups: those that are not shown as well. */
export const OperatorPopup = v.object({
  id: v.string(),
  title: v.string(),
  contents: v.string(),
  width: v.number(),
  pcLeftLocation: v.number(),
  pcTopLocation: v.number(),
  popupFlg: v.boolean(),
  position: v.number(),
});
export type OperatorPopup = v.InferOutput<typeof OperatorPopup>;
export const OperatorPopupList = v.object({ items: v.array(OperatorPopup) });

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
