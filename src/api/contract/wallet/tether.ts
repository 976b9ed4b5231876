// Charges and exchanges by tether. Tether in whole millionths of a USDT, rates in hundredths of a won for one USDT.
import * as v from "valibot";
import { NETWORK_KINDS, TETHER_CREDITS, TETHER_STATES } from "../../../domain/wallet/tether-order.ts";
import { PageQuery, pageOf } from "../page.ts";
import { secret } from "../secret.ts";
import { AsksLimit, MoneyRequestReport } from "./wallet.ts";

const Amount = v.pipe(
  v.number("금액을 입력해주세요."),
  v.integer("정수를 입력해주세요."),
  v.minValue(1, "금액을 입력해주세요."),
  v.maxValue(1_000_000_000_000, "금액이 너무 큽니다."),
);
export const NetworkId = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,12}$/, "네트워크를 선택해주세요."));

export const TetherNetwork = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(NETWORK_KINDS),
  confirmations: v.number(),
});
export type TetherNetwork = v.InferOutput<typeof TetherNetwork>;

/** A charge by tether as its member sees it. */
export const TetherOrder = v.object({
  id: v.string(),
  state: v.picklist(TETHER_STATES),
  credit: v.picklist(TETHER_CREDITS),
  /** Rises with each change. */
  version: v.number(),
  amount: v.number(),
  usdt: v.number(),
  rate: v.number(),
  rateAt: v.string(),
  network: v.string(),
  address: v.string(),
  /** Where it is paid. */
  url: v.string(),
  needed: v.number(),
  confirmations: v.number(),
  received: v.number(),
  /** Won that were credited; null: none. */
  credited: v.nullable(v.number()),
  /** Tether that came after the decision and that an operator may credit, and all transfers that wait since then. */
  extra: v.number(),
  extraTransfers: v.number(),
  reason: v.nullable(v.string()),
  createdAt: v.string(),
  expiresAt: v.string(),
});
export type TetherOrder = v.InferOutput<typeof TetherOrder>;

/** What a request is refused with (`rate_moved`) where the rate moved against the member: the one of now. */
export const TetherRate = v.object({ rate: v.number(), rateAt: v.string() });
export type TetherRate = v.InferOutput<typeof TetherRate>;

/** The rate that was shown to the member, who consents to it or a better one. */
const ShownRate = v.pipe(v.number(), v.integer(), v.minValue(1));

/** GET /api/setting/tether. 1 too while no payment desk is there. */
export const TetherFlag = v.object({ tetherMaintenanceFlag: v.number() });

/** GET /api/charge/tetherTerms. */
export const TetherTerms = v.object({
  tetherMaintenanceFlag: v.number(),
  rate: v.number(),
  rateAt: v.string(),
  networks: v.array(TetherNetwork),
  limits: v.object({
    minCharge: v.number(),
    maxCharge: v.number(),
    unit: v.number(),
    quickAmounts: v.array(v.number()),
  }),
  /** The newest order. */
  latest: v.nullable(TetherOrder),
  asksLimit: AsksLimit,
});
export type TetherTerms = v.InferOutput<typeof TetherTerms>;

/** GET /api/charge/tetherOrders: the member's own, newest first. */
export const TetherOrdersQuery = v.strictObject({ ...PageQuery });
export const TetherOrderPage = pageOf(TetherOrder);

/** GET /api/charge/tetherDepositUrl{suffix}; the suffix is the network's id. Without it: the first network. */
export const DepositUrlParams = v.strictObject({ suffix: NetworkId });
/** Without an amount: the least that the member may charge. */
export const DepositUrlQuery = v.strictObject({
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,13}$/, "금액을 입력해주세요."), v.transform(Number), Amount)),
});
/** What the address is for: the deposit is recorded with the same. */
export const DepositUrl = v.object({ url: v.string(), amount: v.number(), network: v.string() });

/** POST /api/charge/cryptoDeposit: the address is the one that was given for this amount and network. */
export const CryptoDeposit = v.strictObject({
  amount: Amount,
  network: NetworkId,
  rate: ShownRate,
  address: v.pipe(v.string(), v.maxLength(1_000)),
});
export const TetherOrderReport = v.object({ order: TetherOrder });

/** POST /api/exchange/tether */
export const TetherExchange = v.strictObject({
  amount: Amount,
  network: NetworkId,
  rate: ShownRate,
  address: v.pipe(v.string(), v.trim(), v.minLength(1, "지갑 주소를 입력해주세요."), v.maxLength(100)),
  withdrawalPassword: v.pipe(v.string(), v.minLength(1, "환전 비밀번호를 입력해주세요."), v.maxLength(72), secret),
});
export const TetherExchangeReport = MoneyRequestReport;
