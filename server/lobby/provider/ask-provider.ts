// What the site asks of a provider: docs/provider.md. Each call throws when the provider does not answer as it should.
import {
  LaunchAnswer,
  type LaunchCall,
  ProviderBet,
  type ProviderGame,
  ProviderGames,
} from "../../../src/api/contract/lobby/provider.ts";
import type { ServerContext } from "../../context.ts";
import type { provider } from "../../db/schema.ts";
import { callSigned, knownOrNull, type Target } from "../../signed/client.ts";
import { PROVIDER } from "../../signed/signature.ts";

export type ProviderRow = typeof provider.$inferSelect;

export async function askGames(context: ServerContext, row: ProviderRow): Promise<ProviderGame[]> {
  return (await callSigned(targetOf(context, row), ProviderGames, "GET", "/api/games")).items;
}

export function askLaunch(context: ServerContext, row: ProviderRow, launch: LaunchCall): Promise<LaunchAnswer> {
  return callSigned(targetOf(context, row), LaunchAnswer, "POST", "/api/launch", launch);
}

/** null: the provider does not know the bet. */
export function askBet(context: ServerContext, row: ProviderRow, transactionId: string): Promise<ProviderBet | null> {
  const path = `/api/bets/${encodeURIComponent(transactionId)}`;
  return knownOrNull(callSigned(targetOf(context, row), ProviderBet, "GET", path));
}

function targetOf({ clock, vault }: ServerContext, { id, address, sealed, certificate }: ProviderRow): Target {
  return { peer: PROVIDER, address, secret: vault.box("provider").open(sealed, id), ca: certificate, clock };
}
