// Providers of casino games for operators.
import * as v from "valibot";
import { SETTLEMENT } from "../../../domain/sports/market.ts";
import { Id } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { secret } from "../secret.ts";
import { nameText, reasonText } from "../written-text.ts";

const ProviderId = v.pipe(v.string(), v.regex(/^[a-z\d-]{2,32}$/, "영문 소문자, 숫자, -로 2자에서 32자입니다."));
const Name = nameText(40);
/** An origin. Without TLS on this machine alone. */
const Address = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.check(isProviderAddress, "https 주소의 출처여야 합니다(예: https://games.example)."),
);
const Secret = v.pipe(
  v.string(),
  v.minLength(32, "비밀값은 32자 이상입니다."),
  v.maxLength(200, "비밀값은 200자 이하입니다."),
  secret,
);

const Ceiling = v.pipe(
  v.number("금액을 입력해주세요."),
  v.integer("정수를 입력해주세요."),
  v.minValue(1, "1원 이상이어야 합니다."),
  v.maxValue(1_000_000_000_000, "금액이 너무 큽니다."),
);

function isProviderAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin } = new URL(text);
  const isLocal = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  return origin === text.replace(/\/$/, "") && (protocol === "https:" || (protocol === "http:" && isLocal));
}

/** POST /api/admin/providers */
export const ProviderMake = v.strictObject({ id: ProviderId, name: Name, address: Address, secret: Secret });
export type ProviderMake = v.InferOutput<typeof ProviderMake>;

/** PUT /api/admin/providers/{id}. What is left out stays. */
export const ProviderChange = v.strictObject({
  isOn: v.optional(v.boolean()),
  name: v.optional(Name),
  address: v.optional(Address),
  secret: v.optional(Secret),
  roundCeiling: v.optional(Ceiling),
});
export type ProviderChange = v.InferOutput<typeof ProviderChange>;
export const ProviderParams = v.strictObject({ id: Id });

export const ProviderRow = v.object({
  id: v.string(),
  name: v.string(),
  address: v.string(),
  isOn: v.boolean(),
  /** Won that one round pays one member by itself. */
  roundCeiling: v.number(),
  games: v.number(),
  /** When its games were read last; null where they never were. */
  seenAt: v.nullable(v.string()),
  /** Bets that wait for their end, and what of them is in doubt. */
  openBets: v.number(),
  doubts: v.number(),
  /** Stakes and payments of the last 24 hours, in won. */
  staked: v.number(),
  paid: v.number(),
});
export type ProviderRow = v.InferOutput<typeof ProviderRow>;
/** GET /api/admin/providers */
export const ProviderList = v.object({ items: v.array(ProviderRow) });
/** POST /api/admin/providers/{id}/games: the list is read now. */
export const GamesRead = v.object({ games: v.number() });

export const TRANSACTION_STATES = ["all", "open", "doubt", "refused", "early"] as const;
/** GET /api/admin/provider-transactions, newest first; in doubt the oldest first. */
export const TransactionsQuery = v.strictObject({
  provider: v.optional(Id),
  state: v.optional(v.picklist(TRANSACTION_STATES), "all"),
  /** Part of a user id, or a transaction or round as a whole. */
  text: v.optional(v.pipe(v.string(), v.maxLength(100))),
  ...PageQuery,
});
export const TransactionRow = v.object({
  provider: v.string(),
  transactionId: v.string(),
  call: v.picklist(["bet", "win", "rollback"]),
  betTransactionId: v.string(),
  roundId: v.string(),
  userId: v.string(),
  gameName: v.string(),
  amount: v.number(),
  state: v.picklist(["taken", "refused", "early"]),
  /** Why it was refused: a code of docs/provider.md. */
  refusal: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** The number of the site's bet; null where there is none. */
  betNumber: v.nullable(v.string()),
  /** The settlement value of the site's bet; null where there is none. */
  betStatus: v.nullable(v.picklist(Object.values(SETTLEMENT))),
  /** What the provider said of a bet that stays open; null where it was not asked. */
  doubt: v.nullable(v.picklist(["open", "unknown", "silent"])),
  at: v.string(),
});
export type TransactionRow = v.InferOutput<typeof TransactionRow>;
export const TransactionPage = pageOf(TransactionRow);

const OneBet = { provider: Id, transactionId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) };
/** POST /api/admin/provider-transactions/ask */
export const AskRequest = v.strictObject(OneBet);
/** null: the bet has come to its end. */
export const AskAnswer = v.object({ doubt: v.nullable(v.picklist(["open", "unknown", "silent"])) });
/** POST /api/admin/provider-transactions/cancel: a bet that its provider does not know. */
export const CancelRequest = v.strictObject({
  ...OneBet,
  reason: reasonText(),
});
export type CancelRequest = v.InferOutput<typeof CancelRequest>;
export const CancelAnswer = v.object({ returned: v.number() });
