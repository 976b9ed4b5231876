// Charges and exchanges as members see them.
import * as v from "valibot";
import { REQUEST_KINDS, REQUEST_STATES } from "../../../domain/wallet/request-states.ts";
import { MoneyRequest } from "./money-request.ts";
import { PageQuery, pageOf } from "../page.ts";
import { secret } from "../secret.ts";
import { WageringGrantOnWire, WageringWeightsOnWire } from "./wagering.ts";

const Amount = v.pipe(
  v.number("금액을 입력해주세요."),
  v.integer("정수를 입력해주세요."),
  v.minValue(1, "금액을 입력해주세요."),
  v.maxValue(1_000_000_000_000, "금액이 너무 큽니다."),
);
export const PersonName = v.pipe(
  v.string(),
  v.trim(),
  v.normalize("NFC"),
  v.minLength(2, "이름은 2자 이상입니다."),
  v.maxLength(20, "이름은 20자 이하입니다."),
  v.regex(/^[\p{L}][\p{L} .'-]*$/u, "이름은 글자만 쓸 수 있습니다."),
);
export const BankName = v.pipe(v.string(), v.trim(), v.minLength(2, "은행을 입력해주세요."), v.maxLength(20));
export const BankNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d(?:-?\d){7,19}$/, "계좌번호는 숫자 8~20자리이며 붙임표를 쓸 수 있습니다."),
);
export const ChargeTypeId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));

/** GET /api/money-requests: the member's own, newest first. */
export const MoneyRequestsQuery = v.strictObject({
  kind: v.optional(v.picklist(REQUEST_KINDS)),
  state: v.optional(v.picklist(REQUEST_STATES)),
  ...PageQuery,
});
export const MoneyRequestPage = pageOf(MoneyRequest);
export type MoneyRequestPage = v.InferOutput<typeof MoneyRequestPage>;

const MoneyLimitsOnWire = v.object({
  minCharge: v.number(),
  maxCharge: v.number(),
  minExchange: v.number(),
  maxExchange: v.number(),
  unit: v.number(),
  exchangesPerDay: v.number(),
  exchangeWonPerDay: v.number(),
  quickAmounts: v.array(v.number()),
});

export const ChargeTypeOnWire = v.object({
  id: v.number(),
  name: v.string(),
  bonusPercent: v.number(),
  maxBonus: v.number(),
  wageringMultiple: v.number(),
});
export type ChargeTypeOnWire = v.InferOutput<typeof ChargeTypeOnWire>;

/** Before the first charge: the member is asked for a limit of deposits, and has none. */
export const AsksLimit = v.boolean();

/** GET /api/charge/terms. `latest`: the last request, decided or not. */
export const ChargeTermsAnswer = v.object({
  limits: MoneyLimitsOnWire,
  types: v.array(ChargeTypeOnWire),
  latest: v.nullable(MoneyRequest),
  asksLimit: AsksLimit,
});
export type ChargeTermsAnswer = v.InferOutput<typeof ChargeTermsAnswer>;

/** The own bank account, masked. */
export const OwnBankAccount = v.object({ bank: v.string(), number: v.string(), holder: v.string() });

/** GET /api/exchange/terms. `account` is masked; null: none is registered. */
export const ExchangeTermsAnswer = v.object({
  limits: MoneyLimitsOnWire,
  account: v.nullable(OwnBankAccount),
  room: v.object({
    available: v.number(),
    wagering: v.number(),
    todayCount: v.number(),
    todayWon: v.number(),
  }),
  /** What is still to be staked, the oldest first, and what a stake counts for. */
  wagering: v.object({ grants: v.array(WageringGrantOnWire), weights: WageringWeightsOnWire }),
  latest: v.nullable(MoneyRequest),
});
export type ExchangeTermsAnswer = v.InferOutput<typeof ExchangeTermsAnswer>;

/** POST /api/charge/requests */
export const ChargeRequest = v.strictObject({
  amount: Amount,
  chargeType: v.optional(ChargeTypeId, 1),
  depositor: PersonName,
});

/** POST /api/exchange/requests */
export const ExchangeRequest = v.strictObject({
  amount: Amount,
  withdrawalPassword: v.pipe(v.string(), v.minLength(1, "환전 비밀번호를 입력해주세요."), v.maxLength(72), secret),
});

export const WithdrawalPassword = v.pipe(
  v.string(),
  v.regex(/^\d{6,12}$/, "환전 비밀번호는 숫자 6~12자리입니다."),
  v.check((text) => !isPattern(text), "같은 숫자나 이어지는 숫자만으로는 정할 수 없습니다."),
  secret,
);

/** 000000, 123456, 987654: the first ones that are guessed. */
function isPattern(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at]));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
}

/** PUT /api/exchange/account: sets the bank account and the withdrawal password; the login's password proves the member. */
export const BankAccountRequest = v.strictObject({
  bank: BankName,
  number: BankNumber,
  holder: PersonName,
  withdrawalPassword: WithdrawalPassword,
  password: v.pipe(v.string(), v.minLength(1, "로그인 비밀번호를 입력해주세요."), v.maxLength(200), secret),
});

/** What a request or its cancellation answers. */
export const MoneyRequestReport = v.object({
  request: MoneyRequest,
  emoney: v.number(),
  point: v.number(),
  walletSeq: v.number(),
});
