// The wallet that providers call: docs/provider.md. A signature is over the bytes of the body, so this group parses the
// body itself.
import * as v from "valibot";
import { eq } from "drizzle-orm";
import {
  WALLET_CALLS,
  WALLET_ERRORS,
  type WalletCallName,
  type WalletErrorCode,
} from "../../src/api/contract/lobby/provider.ts";
import { balance, bet, rollback, win } from "../../src/api/contract/lobby/provider-wallet.endpoints.ts";
import type { Routes } from "../app.ts";
import type { ServerContext } from "../context.ts";
import { provider } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { takeSignedJson } from "../http/bodies.ts";
import { readJson } from "../http/read-json.ts";
import { serve } from "../http/serve.ts";
import { isSigned } from "./provider/signature.ts";
import { report } from "../log.ts";
import { takeWalletCall, type WalletCall, walletError } from "./provider/wallet-call.ts";

/** A provider calls from one address for all of its players. */
const CALLS_A_MINUTE = 600_000;
const SECRETS_KEPT_MS = 1_000;

const SUMMARIES: Readonly<Record<WalletCallName, string>> = {
  balance: "제공사가 회원의 보유머니를 묻습니다.",
  bet: "제공사의 베팅. 보유머니에서 빠집니다.",
  win: "제공사의 당첨금. 베팅이 끝났는지도 말합니다.",
  rollback: "제공사의 베팅 취소. 베팅금을 돌려줍니다.",
};

const ENDPOINTS = { balance, bet, win, rollback };

export const providerWalletRoutes: Routes = (app, context) => {
  takeSignedJson(app);
  const secrets = secretsOf(context);

  for (const call of Object.keys(WALLET_CALLS) as WalletCallName[])
    serve(app, context, ENDPOINTS[call], { summary: SUMMARIES[call], tag: "wallet", perMinute: CALLS_A_MINUTE })(
      async (request, reply) => {
        const refuse = (code: WalletErrorCode) => reply.code(WALLET_ERRORS[code]).send(walletError(code));
        const id = request.params.provider;
        const body = typeof request.body === "string" ? request.body : "";
        const isRight = (secret: string) =>
          isSigned(secret, context.clock.now(), request.headers, `POST ${request.url}`, body);
        const secret = await secrets.kept(id);
        if (secret === null) return refuse("unknown_provider");
        // An operator may have changed it since it was read.
        if (!isRight(secret) && !isRight((await secrets.read(id)) ?? secret)) return refuse("unauthorized");
        const made = callOf(call, body);
        if (!made) return refuse("bad_request");
        const answer = await takeWalletCall(context, id, made);
        return "code" in answer ? reply.code(WALLET_ERRORS[answer.code]).send(answer) : answer;
      },
    );
};

function callOf(call: WalletCallName, text: string): WalletCall | null {
  try {
    const parsed = v.safeParse(WALLET_CALLS[call], readJson(text));
    return parsed.success ? ({ call, body: parsed.output } as WalletCall) : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Secrets by provider: `kept` reads each once a second at most, `read` at once. null: there is no such provider. */
function secretsOf({ database: { db }, vault }: ServerContext) {
  const box = vault.box("provider");
  /** null for a row that somebody changed: it is no provider until an operator gives it a secret. */
  const opened = (sealed: string, id: string): string | null => {
    try {
      return box.open(sealed, id);
    } catch (error) {
      report("a provider's secret", error);
      return null;
    }
  };
  const known = new Map<string, { until: number; secret: string }>();
  const read = async (id: string): Promise<string | null> => {
    const [row] = await db.select({ sealed: provider.sealed }).from(provider).where(eq(provider.id, id));
    const secret = row ? opened(row.sealed, id) : null;
    // Only what exists is kept: invented ids fill nothing.
    if (secret !== null) known.set(id, { until: performance.now() + SECRETS_KEPT_MS, secret });
    else known.delete(id);
    return secret;
  };
  const kept = async (id: string): Promise<string | null> => {
    const found = known.get(id);
    return found && found.until > performance.now() ? found.secret : read(id);
  };
  return { kept, read };
}
