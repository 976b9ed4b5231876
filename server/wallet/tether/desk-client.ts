// The payment desk as the product calls it: the demo's own, or the one that is configured.
import { request } from "node:https";
import * as v from "valibot";
import {
  DeskOrderAnswer,
  DeskPayoutAnswer,
  type DeskOrder,
  type DeskPayout,
} from "../../../src/api/contract/wallet/payment-desk.ts";
import type { Clock } from "../../clock.ts";
import { signedHeaders } from "./signature.ts";

const TIMEOUT_MS = 10_000;
const MAX_ANSWER = 65_536;

/** A desk that answers with another status than it should. */
class DeskError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the payment desk answered ${status}`);
    this.status = status;
  }
}

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

export function createDeskClient({ url, secret, ca, originFor }: DeskAddress, clock: Clock): Desk {
  async function call<S extends v.GenericSchema>(schema: S, method: string, path: string, body: unknown) {
    const text = body === undefined ? "" : JSON.stringify(body);
    const headers = signedHeaders(secret, clock.now(), `${method} ${path}`, text);
    const answer = await send(new URL(path, url), method, text, headers, ca);
    if (answer.status < 200 || answer.status > 299) throw new DeskError(answer.status);
    return v.parse(schema, JSON.parse(answer.text));
  }
  return {
    secret,
    originFor,
    openOrder: (order) => call(DeskOrderAnswer, "POST", "/api/orders", order),
    pay: (payout) => call(DeskPayoutAnswer, "POST", "/api/payouts", payout),
    findPayout: (reference) =>
      call(DeskPayoutAnswer, "GET", `/api/payouts/${encodeURIComponent(reference)}`, undefined).catch(
        (error: unknown) => {
          if (error instanceof DeskError && error.status === 404) return null;
          throw error;
        },
      ),
  };
}

function send(
  url: URL,
  method: string,
  body: string,
  headers: Record<string, string>,
  ca: string | undefined,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, headers: { ...headers, "content-type": "application/json" }, timeout: TIMEOUT_MS, ...(ca && { ca }) },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => {
          text += part;
          if (text.length > MAX_ANSWER) call.destroy(new Error("the payment desk's answer is too long"));
        });
        answer.on("error", reject);
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    call.on("timeout", () => call.destroy(new Error("the payment desk does not answer")));
    call.on("error", reject);
    call.end(body);
  });
}
