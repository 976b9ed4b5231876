// What the product and its payment desk say to each other: docs/payment-desk.md.
import * as v from "valibot";

const Name = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/));
const Units = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
const At = v.pipe(v.string(), v.isoTimestamp());

/** POST {desk}/api/orders */
export const PaymentDeskOrder = v.strictObject({
  id: Name,
  network: Name,
  kind: v.picklist(["tron", "evm"]),
  contract: Name,
  usdt: Units,
  confirmations: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
  expiresAt: At,
});
export type PaymentDeskOrder = v.InferOutput<typeof PaymentDeskOrder>;
export const PaymentDeskOrderAnswer = v.object({ address: Name });

/** POST {product}/api/desk/callback: one transfer, as the chain shows it now. */
export const PaymentDeskCallback = v.strictObject({
  order: Name,
  hash: Name,
  network: Name,
  contract: Name,
  address: Name,
  usdt: Units,
  confirmations: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  at: At,
});
export type PaymentDeskCallback = v.InferOutput<typeof PaymentDeskCallback>;
export const PaymentDeskCallbackAnswer = v.object({ state: v.string() });

/** POST {desk}/api/payouts, and GET {desk}/api/payouts/{reference}. */
export const PaymentDeskPayout = v.strictObject({
  reference: Name,
  network: Name,
  kind: v.picklist(["tron", "evm"]),
  contract: Name,
  address: Name,
  usdt: Units,
});
export type PaymentDeskPayout = v.InferOutput<typeof PaymentDeskPayout>;
/** pending: it may still be sent; refused: it never will be. */
export const PaymentDeskPayoutAnswer = v.object({
  state: v.picklist(["sent", "pending", "refused"]),
  hash: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type PaymentDeskPayoutAnswer = v.InferOutput<typeof PaymentDeskPayoutAnswer>;

/** GET {desk}/api/rate: hundredths of a won for one USDT. */
export const PaymentDeskRateAnswer = v.object({
  rate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
});
