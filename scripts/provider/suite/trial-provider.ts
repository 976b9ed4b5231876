// A provider that only lists one game and takes launches: what the suite plays against a site.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { randomBytes, randomUUID } from "node:crypto";
import { readConfig } from "../../../server/config.ts";
import { loginOperator } from "../../lib/operator.ts";
import type { LaunchCall, ProviderBet, ProviderGame } from "../../../src/api/contract/lobby/provider.ts";

export interface TrialProvider {
  id: string;
  secret: string;
  address: string;
  games: ProviderGame[];
  /** The launches that came, the newest last. */
  launches: LaunchCall[];
  /** What it says of a bet; a bet that is not here is not known. */
  bets: Map<string, ProviderBet>;
  /** It answers nothing but 500. */
  isBroken: boolean;
  stop(): Promise<void>;
}

export const TRIAL_GAME: ProviderGame = {
  id: "trial",
  kind: "casino",
  name: "시험 바카라",
  category: "바카라",
  emblem: "cards",
  colours: ["#0b6e4f", "#08415c"],
  minBet: 100,
  maxBet: 1_000_000,
  returns: null,
  jackpot: null,
};

export async function startTrialProvider(id = `trial-${randomUUID().slice(0, 8)}`): Promise<TrialProvider> {
  const server = createServer((request, reply) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const { status, body } = answerOf(trial, `${request.method} ${request.url}`, text);
      reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const trial: TrialProvider = {
    id,
    address,
    secret: randomBytes(24).toString("hex"),
    games: [TRIAL_GAME],
    launches: [],
    bets: new Map(),
    isBroken: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return trial;
}

function answerOf(trial: TrialProvider, call: string, text: string): { status: number; body: object } {
  if (trial.isBroken) return { status: 500, body: {} };
  if (call === "GET /api/games") return { status: 200, body: { items: trial.games } };
  if (call === "POST /api/launch") {
    trial.launches.push(JSON.parse(text) as LaunchCall);
    return { status: 200, body: { url: `${trial.address}/play/${trial.launches.length}` } };
  }
  const bet = trial.bets.get(decodeURIComponent(call.replace("GET /api/bets/", "")));
  return bet ? { status: 200, body: bet } : { status: 404, body: {} };
}

/** Registers the provider, gives a demo member money, and lets the member launch its game. */
export async function launchAtSite(
  origin: string,
  trial: TrialProvider,
  ask: <T>(method: string, path: string, body?: unknown) => Promise<T>,
) {
  const { id, address, secret } = trial;
  await ask("POST", "/api/admin/providers", { id, name: "시험 제공사", address, secret });
  await ask("POST", `/api/admin/providers/${id}/games`);
  const userId = process.env.HANPAN_MEMBER ?? "member19";
  await ask("POST", "/api/admin/deposits", { userId, amount: 1_000_000 });
  const environment = { ...process.env, HANPAN_URL: origin, HANPAN_OPERATOR: userId };
  const member = await loginOperator(readConfig(process.env), environment);
  const game = { providerId: id, gameId: TRIAL_GAME.id };
  await member.ask("POST", "/api/playfun/auth", { lobby: "casino", game });
  const token = trial.launches.at(-1)?.token ?? "";
  return { origin, secret, provider: id, token, gameId: TRIAL_GAME.id };
}
