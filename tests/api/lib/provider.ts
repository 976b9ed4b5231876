// What tests of providers say often: register one, launch its game, call the wallet.
import { call, type Forging, id, type Reply } from "../../../scripts/provider/suite/caller.ts";
import { startTrialProvider, TRIAL_GAME, type TrialProvider } from "../../../scripts/provider/suite/trial-provider.ts";
import type { ApiUser } from "../../factories/api-user.ts";
import type { TestServer } from "./harness.ts";

export { id, type Reply, TRIAL_GAME, type TrialProvider };

/** A provider with one game, known to the server. */
export async function registered(operator: ApiUser, change: (trial: TrialProvider) => void = () => {}) {
  const trial = await startTrialProvider();
  change(trial);
  const { id: name, address, secret } = trial;
  await operator.ask("POST", "/api/admin/providers", { id: name, name: "시험 제공사", address, secret });
  await operator.ask("POST", `/api/admin/providers/${name}/games`);
  return trial;
}

/** The token that the provider gets when the member enters the game. Members may enter at the same time. */
export async function launched(user: ApiUser, trial: TrialProvider, lobby = "casino", gameId = TRIAL_GAME.id) {
  const game = { providerId: trial.id, gameId };
  const answer = await user.ask<{ launch_url: string }>("POST", "/api/playfun/auth", { lobby, game });
  // The provider counts its launches in the address that it answers.
  const count = Number(answer.launch_url.split("/").at(-1));
  return trial.launches[count - 1]?.token ?? "";
}

export function walletOf(server: TestServer, trial: TrialProvider, token: string, gameId: string = TRIAL_GAME.id) {
  const caller = { origin: server.url, secret: trial.secret, now: () => server.clock.now() };
  const send = (name: string, body: object, forging?: Forging): Promise<Reply> =>
    call(caller, "POST", `/api/provider/${trial.id}/${name}`, body, forging);
  const common = () => ({ requestId: id(), token, currency: "KRW" });
  const betOf = (amount = 1_000, change: { transactionId?: string; roundId?: string } = {}) => ({
    ...common(),
    transactionId: id(),
    roundId: id(),
    gameId,
    amount,
    selection: { id: "player", name: "플레이어" },
    ...change,
  });
  type BetBody = ReturnType<typeof betOf>;
  const endOf = ({ transactionId: betTransactionId, roundId }: BetBody) => ({
    ...common(),
    transactionId: id(),
    betTransactionId,
    roundId,
  });
  const winOf = (bet: BetBody, amount: number, isFinal = true) => ({
    ...endOf(bet),
    amount,
    isFinal,
    isPush: false,
  });
  return { ...caller, send, betOf, endOf, winOf, common };
}
