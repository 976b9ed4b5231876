// What the site asks of the provider, signed: docs/provider.md.
import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { LaunchCall, type ProviderBet } from "../../src/api/contract/lobby/provider.ts";
import { walletCall } from "../db/schema.ts";
import { GAME_PATHS, gamesOffered } from "../games.ts";
import { Refusal } from "../refusal.ts";
import { isSigned } from "../signature.ts";
import { openVisit } from "../visits.ts";
import { type ProviderParts, readBody, textOf } from "./parts.ts";

export function registerSite(app: FastifyInstance, { db, clock, secret, originFor }: ProviderParts): void {
  app.register(async (site) => {
    site.addHook("preHandler", async (request) => {
      if (!isSigned(secret, clock.now(), request.headers, `${request.method} ${request.url}`, textOf(request)))
        throw new Refusal("unauthorized");
    });

    site.get("/api/games", async () => ({ items: gamesOffered() }));

    site.post("/api/launch", async (request) => {
      const launch = readBody(request, LaunchCall);
      if (!(launch.gameId in GAME_PATHS)) throw new Refusal("not_found");
      const code = await openVisit(db, clock, launch);
      return { url: `${originFor(new URL(launch.returnUrl).hostname)}/enter/${code}` };
    });

    site.get<{ Params: { transactionId: string } }>("/api/bets/:transactionId", async (request) => {
      const rows = await db
        .select()
        .from(walletCall)
        .where(eq(walletCall.betTransactionId, request.params.transactionId))
        .orderBy(asc(walletCall.createdAt), asc(walletCall.transactionId));
      const bet = rows.find(({ call }) => call === "bet");
      if (!bet) throw new Refusal("not_found");
      const calls = rows.flatMap(({ call, body }) => (call === "bet" ? [] : [{ call, body }])) as ProviderBet["calls"];
      return { state: stateOf(calls), calls } satisfies ProviderBet;
    });
  });
}

function stateOf(calls: ProviderBet["calls"]): ProviderBet["state"] {
  if (calls.some(({ call }) => call === "rollback")) return "rolledBack";
  return calls.some((one) => one.call === "win" && one.body.isFinal) ? "settled" : "open";
}
