// The conformance suite of docs/provider.md.
//   npm run provider -- check URL            a running site: a provider of its own is registered, and a member launches it
//   PROVIDER_ID=… PROVIDER_SECRET=… GAME_TOKEN=… GAME_ID=… npm run provider -- check URL     a wallet, by a token of yours
//   PROVIDER_SECRET=… npm run provider -- check URL                                          a provider
import { readConfig } from "../../server/config.ts";
import { loginOperator } from "../lib/operator.ts";
import { runPoints } from "./suite/caller.ts";
import { launchAtSite, startTrialProvider } from "./suite/trial-provider.ts";
import { providerPoints } from "./suite/provider-suite.ts";
import { walletPoints } from "./suite/wallet-suite.ts";

const USAGE = "npm run provider -- check URL; PROVIDER_SECRET, PROVIDER_ID, GAME_TOKEN, GAME_ID: docs/provider.md";

export async function run([url]: readonly string[]): Promise<number> {
  if (!url || !URL.canParse(url)) {
    console.error(USAGE);
    return 1;
  }
  const { origin } = new URL(url);
  const { PROVIDER_ID, PROVIDER_SECRET, GAME_TOKEN, GAME_ID } = process.env;
  const now = () => Date.now();
  if (PROVIDER_SECRET && !GAME_TOKEN)
    return report(await runPoints(providerPoints({ origin, secret: PROVIDER_SECRET, now }), console.log));
  if (PROVIDER_SECRET && GAME_TOKEN && PROVIDER_ID && GAME_ID) {
    const wallet = { origin, secret: PROVIDER_SECRET, now, provider: PROVIDER_ID, token: GAME_TOKEN, gameId: GAME_ID };
    return report(await runPoints(walletPoints(wallet), console.log));
  }
  const operator = await loginOperator(readConfig(process.env), { ...process.env, HANPAN_URL: origin });
  const trial = await startTrialProvider();
  try {
    const wallet = await launchAtSite(origin, trial, operator.ask);
    return report(await runPoints(walletPoints({ ...wallet, now }), console.log));
  } finally {
    // Its bets stay in the lists; nobody can enter it any more.
    await operator.ask("PUT", `/api/admin/providers/${trial.id}`, { isOn: false }).catch(() => undefined);
    await trial.stop();
    await operator.logout();
  }
}

function report(wrong: readonly string[]): number {
  return wrong.length === 0 ? 0 : 1;
}
