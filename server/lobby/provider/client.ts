// A provider as the site calls it: signed calls, and answers that are not trusted.
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import * as v from "valibot";
import {
  LaunchAnswer,
  type LaunchCall,
  ProviderBet,
  type ProviderGame,
  ProviderGames,
} from "../../../src/api/contract/lobby/provider.ts";
import type { ServerContext } from "../../context.ts";
import type { provider } from "../../db/schema.ts";
import { signedHeaders } from "./signature.ts";

const TIMEOUT_MS = 10_000;
const MAX_ANSWER = 8_000_000;

export type ProviderRow = typeof provider.$inferSelect;
/** What a signed call needs. */
type Caller = Pick<ServerContext, "clock" | "vault">;

/** A provider that answers with another status than it should. */
export class ProviderError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the provider answered ${status}`);
    this.status = status;
  }
}

/** The provider's games. Throws when it does not answer as it should, as the other calls do. */
export async function askGames(caller: Caller, row: ProviderRow): Promise<ProviderGame[]> {
  return (await call(caller, row, ProviderGames, "GET", "/api/games")).items;
}

export function askLaunch(caller: Caller, row: ProviderRow, launch: LaunchCall): Promise<LaunchAnswer> {
  return call(caller, row, LaunchAnswer, "POST", "/api/launch", launch);
}

/** null: the provider does not know the bet. */
export async function askBet(caller: Caller, row: ProviderRow, transactionId: string): Promise<ProviderBet | null> {
  try {
    return await call(caller, row, ProviderBet, "GET", `/api/bets/${encodeURIComponent(transactionId)}`);
  } catch (error) {
    if (error instanceof ProviderError && error.status === 404) return null;
    throw error;
  }
}

async function call<S extends v.GenericSchema>(
  { clock, vault }: Caller,
  { id, address, sealed, certificate }: ProviderRow,
  schema: S,
  method: string,
  path: string,
  body?: object,
): Promise<v.InferOutput<S>> {
  const text = body === undefined ? "" : JSON.stringify(body);
  const secret = vault.box("provider").open(sealed, id);
  const headers = signedHeaders(secret, clock.now(), `${method} ${path}`, text);
  const answer = await send(new URL(path, address), method, text, headers, certificate);
  if (answer.status < 200 || answer.status > 299) throw new ProviderError(answer.status);
  return v.parse(schema, JSON.parse(answer.text));
}

function send(
  url: URL,
  method: string,
  body: string,
  headers: Record<string, string>,
  ca: string | null,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const sent = request(
      url,
      { method, headers: { ...headers, "content-type": "application/json" }, timeout: TIMEOUT_MS, ...(ca && { ca }) },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => {
          text += part;
          if (text.length > MAX_ANSWER) sent.destroy(new Error("the provider's answer is too long"));
        });
        answer.on("error", reject);
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.on("timeout", () => sent.destroy(new Error("the provider does not answer")));
    sent.on("error", reject);
    sent.end(body);
  });
}
