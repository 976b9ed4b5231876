// The one way to call a provider or the payment desk: signed calls, and answers that are not trusted.
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import * as v from "valibot";
import type { Clock } from "../clock.ts";
import { type Peer, signedHeaders } from "./signature.ts";

const TIMEOUT_MS = 10_000;

/** Where a call goes, and what both sides sign with. */
export interface Target {
  peer: Peer;
  /** An address of the other side, such as https://desk.example. */
  address: string;
  secret: string;
  /** The certificate to trust, where no authority signed it. */
  ca?: string | null | undefined;
  clock: Clock;
}

/** The other side answered with a status that says no. A call without an answer throws another error. */
export class RefusedCall extends Error {
  readonly status: number;
  constructor({ name }: Peer, status: number) {
    super(`${name} answered ${status}`);
    this.status = status;
  }
}

/** Calls and reads the answer by the schema. Throws RefusedCall, and other errors without an answer that it can read. */
export async function callSigned<S extends v.GenericSchema>(
  target: Target,
  schema: S,
  method: "GET" | "POST",
  path: string,
  body?: object,
): Promise<v.InferOutput<S>> {
  const { status, text } = await sendSigned(target, method, path, body);
  if (status < 200 || status > 299) throw new RefusedCall(target.peer, status);
  return v.parse(schema, JSON.parse(text));
}

/** null where the other side does not know what was asked about. */
export async function knownOrNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof RefusedCall && error.status === 404) return null;
    throw error;
  }
}

/** Calls and returns the answer as it came, whatever its status. Throws when there is none. */
export function sendSigned(
  { peer, address, secret, ca, clock }: Target,
  method: "GET" | "POST",
  path: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  const url = new URL(path, address);
  const told = body === undefined ? "" : JSON.stringify(body);
  const headers = {
    ...signedHeaders(peer, secret, clock.now(), `${method} ${path}`, told),
    "content-type": "application/json",
  };
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const sent = request(url, { method, headers, timeout: TIMEOUT_MS, ...(ca && { ca }) }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        text += part;
        if (text.length > peer.maxAnswer) sent.destroy(new Error(`the answer of ${peer.name} is too long`));
      });
      answer.on("error", reject);
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on("timeout", () => sent.destroy(new Error(`${peer.name} does not answer`)));
    sent.on("error", reject);
    sent.end(told);
  });
}
