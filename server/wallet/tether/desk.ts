// The payment desk as the product calls it: the demo's own, or the one that is configured. docs/payment-desk.md.
import {
  PaymentDeskOrderAnswer,
  PaymentDeskPayoutAnswer,
  PaymentDeskRateAnswer,
  type PaymentDeskOrder,
  type PaymentDeskPayout,
} from "../../../src/api/contract/wallet/payment-desk.ts";
import type { Clock } from "../../clock.ts";
import { callSigned, knownOrNull, type Target } from "../../signed/client.ts";
import { DESK } from "../../signed/signature.ts";

export interface PaymentDesk {
  /** Both sides sign with it. */
  secret: string;
  /** Where members pay, such as https://desk.example; `hostname` is the one that the member called. */
  originFor(hostname: string): string;
  /** The order's own deposit address. Each call throws when the payment desk does not answer as it should. */
  openOrder(order: PaymentDeskOrder): Promise<{ address: string }>;
  /** Sends once, however often it is called with one reference. */
  pay(payout: PaymentDeskPayout): Promise<PaymentDeskPayoutAnswer>;
  /** null: the payment desk does not know the reference. */
  findPayout(reference: string): Promise<PaymentDeskPayoutAnswer | null>;
  /** Hundredths of a won for one USDT now; null: this payment desk tells none, and operators set it. */
  rate(): Promise<number | null>;
}

export interface PaymentDeskAddress {
  /** Where the product reaches the payment desk. */
  url: string;
  secret: string;
  /** The certificate to trust, where no authority signed it. */
  ca?: string;
  originFor(hostname: string): string;
}

export function createPaymentDesk({ url, secret, ca, originFor }: PaymentDeskAddress, clock: Clock): PaymentDesk {
  const target: Target = { peer: DESK, address: url, secret, ca, clock };
  return {
    secret,
    originFor,
    openOrder: (order) => callSigned(target, PaymentDeskOrderAnswer, "POST", "/api/orders", order),
    pay: (payout) => callSigned(target, PaymentDeskPayoutAnswer, "POST", "/api/payouts", payout),
    findPayout: (reference) =>
      knownOrNull(callSigned(target, PaymentDeskPayoutAnswer, "GET", `/api/payouts/${encodeURIComponent(reference)}`)),
    rate: async () => (await knownOrNull(callSigned(target, PaymentDeskRateAnswer, "GET", "/api/rate")))?.rate ?? null,
  };
}
