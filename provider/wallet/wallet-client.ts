// One call to the site's wallet, and what its answer means: docs/provider.md.
import * as v from "valibot";
import { WalletAnswer, type WalletCallName, WalletError } from "../../src/api/contract/lobby/provider.ts";
import type { Clock } from "../clock.ts";
import { signedHeaders } from "../signature.ts";

const TIMEOUT_MS = 8_000;

export type WalletReply =
  | { kind: "done"; balance: number }
  /** The wallet has decided. */
  | { kind: "refused"; status: number; code: string; message: string }
  /** Nobody knows; the same call is to be sent again. */
  | { kind: "unknown" };

export type WalletClient = (call: WalletCallName, body: Readonly<Record<string, unknown>>) => Promise<WalletReply>;

export interface WalletPlace {
  /** Where the site listens; null until it does. */
  site: () => string | null;
  /** The provider's id at the site. */
  providerId: string;
  secret: string;
  clock: Clock;
  timeoutMs?: number;
}

export function createWalletClient(place: WalletPlace): WalletClient {
  const { site, providerId, secret, clock, timeoutMs = TIMEOUT_MS } = place;
  return async (call, body) => {
    const origin = site();
    if (origin === null) return { kind: "unknown" };
    const path = `/api/provider/${providerId}/${call}`;
    const text = JSON.stringify(body);
    try {
      const response = await fetch(new URL(path, origin), {
        method: "POST",
        body: text,
        headers: {
          ...signedHeaders(secret, clock.now(), `POST ${path}`, text),
          "content-type": "application/json",
        },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return replyOf(call, response.status, await response.text());
    } catch {
      return { kind: "unknown" };
    }
  };
}

const jsonOf = (text: string): unknown => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return parsed.success ? parsed.output : null;
};

function replyOf(call: WalletCallName, status: number, text: string): WalletReply {
  const body = jsonOf(text);
  if (status === 200) {
    const answer = v.safeParse(WalletAnswer, body);
    return answer.success ? { kind: "done", balance: answer.output.balance } : { kind: "unknown" };
  }
  const error = v.safeParse(WalletError, body);
  if (!error.success || !isDecided(call, status)) return { kind: "unknown" };
  return { kind: "refused", status, code: error.output.code, message: error.output.message };
}

/** A bet that is not taken now is not tried later. Money that the wallet owes is sent until it is taken. */
function isDecided(call: WalletCallName, status: number): boolean {
  if (status === 400 || status === 409 || status === 422) return true;
  return call === "bet" && (status === 404 || status === 503);
}
