// The payment desk as the product calls it: the demo's own, or the one that is configured. docs/payment-desk.md.
import {
  DeskOrderAnswer,
  DeskPayoutAnswer,
  type DeskOrder,
  type DeskPayout,
} from "../../../src/api/contract/wallet/payment-desk.ts";
import type { Clock } from "../../clock.ts";
import { callSigned, knownOrNull, type Target } from "../../signed/client.ts";
import { DESK } from "../../signed/signature.ts";

export interface Desk {
  /** Both sides sign with it. */
  secret: string;
  /** Where members pay, such as https://desk.example; `hostname` is the one that the member called. */
  originFor(hostname: string): string;
  /** The order's own deposit address. Each call throws when the desk does not answer as it should. */
  openOrder(order: DeskOrder): Promise<{ address: string }>;
  /** Sends once, however often it is called with one reference. */
  pay(payout: DeskPayout): Promise<DeskPayoutAnswer>;
  /** null: the desk does not know the reference. */
  findPayout(reference: string): Promise<DeskPayoutAnswer | null>;
}

export interface DeskAddress {
  /** Where the product reaches the desk. */
  url: string;
  secret: string;
  /** The certificate to trust, where no authority signed it. */
  ca?: string;
  originFor(hostname: string): string;
}

export function createDesk({ url, secret, ca, originFor }: DeskAddress, clock: Clock): Desk {
  const target: Target = { peer: DESK, address: url, secret, ca, clock };
  return {
    secret,
    originFor,
    openOrder: (order) => callSigned(target, DeskOrderAnswer, "POST", "/api/orders", order),
    pay: (payout) => callSigned(target, DeskPayoutAnswer, "POST", "/api/payouts", payout),
    findPayout: (reference) =>
      knownOrNull(callSigned(target, DeskPayoutAnswer, "GET", `/api/payouts/${encodeURIComponent(reference)}`)),
  };
}
