// Members of a running site at the tables of a provider that calls the wallet as fast as it is answered.
import { createHmac, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { startTrialProvider, TRIAL_GAME } from "../../../scripts/provider/suite/trial-provider.ts";
import { ApiUser } from "../../factories/api-user.ts";

const SEATS = 24;
const STAKE = 1_000;
/** So many calls of a hundred are sent twice at once, and so many come in the wrong order. */
const REPEATED = 5;
const REORDERED = 1;

export interface Played {
  calls: number;
  seconds: number;
  repeated: number;
  reordered: number;
  /** What is not as it has to be: answers, and wallets. */
  differences: string[];
}

type Body = Record<string, unknown>;

/** Plays for so many seconds, then compares each wallet with what the bets come to, and takes the books' audit. */
export async function playAtProvider(url: string, userIds: readonly string[], seconds: number): Promise<Played> {
  const operator = await ApiUser.login(url, "admin01");
  const trial = await startTrialProvider();
  const agent = new Agent({ keepAlive: true });
  const played: Played = { calls: 0, seconds: 0, repeated: 0, reordered: 0, differences: [] };
  const differ = (what: string) => void (played.differences.length < 20 && played.differences.push(what));

  const send = async (name: string, body: Body, status: number): Promise<void> => {
    const text = JSON.stringify(body);
    const path = `/api/provider/${trial.id}/${name}`;
    const isRepeated = dice() < REPEATED;
    if (isRepeated) played.repeated++;
    const answers = await Promise.all(
      Array.from({ length: isRepeated ? 2 : 1 }, () => post(agent, url, path, trial.secret, text)),
    );
    played.calls += answers.length;
    for (const answer of answers) if (answer !== status) differ(`${name}: ${answer}, not ${status}`);
  };

  /** One bet to its end. Returns what it does to the wallet. */
  const playBet = async (token: string): Promise<number> => {
    const [transactionId, roundId] = [randomUUID(), randomUUID()];
    const common = () => ({ requestId: randomUUID(), token, currency: "KRW", roundId });
    const selection = { id: "player", name: "플레이어" };
    const bet = { ...common(), transactionId, gameId: TRIAL_GAME.id, amount: STAKE, selection };
    const end = () => ({ ...common(), transactionId: randomUUID(), betTransactionId: transactionId });
    const amount = dice() < 50 ? 0 : 2 * STAKE;
    const win = { ...end(), amount, isFinal: true, isPush: false };
    const isRolledBack = dice() < 10;
    // Half of the calls are bets, and a reordered pair is two calls.
    const isReordered = dice() < REORDERED;
    if (isReordered) played.reordered += 2;
    if (isReordered && isRolledBack) {
      await send("rollback", end(), 200);
      await send("bet", bet, 409);
      return 0;
    }
    if (isReordered) await send("win", win, 404);
    await send("bet", bet, 200);
    await (isRolledBack ? send("rollback", end(), 200) : send("win", win, 200));
    return isRolledBack ? 0 : amount - STAKE;
  };

  try {
    await operator.ask("POST", "/api/admin/providers", {
      id: trial.id,
      name: "측정 제공사",
      address: trial.address,
      secret: trial.secret,
    });
    await operator.ask("POST", `/api/admin/providers/${trial.id}/games`);
    const users: { user: ApiUser; token: string; wanted: number }[] = [];
    for (const userId of userIds) {
      const user = await ApiUser.login(url, userId);
      const game = { providerId: trial.id, gameId: TRIAL_GAME.id };
      await user.ask("POST", "/api/playfun/auth", { lobby: "casino", game });
      const { emoney } = await user.ask<{ emoney: number }>("GET", "/api/member/user");
      users.push({ user, token: trial.launches.at(-1)?.token ?? "", wanted: emoney });
    }
    const begin = performance.now();
    const end = begin + seconds * 1_000;
    const seat = async (number: number): Promise<void> => {
      const at = users[number % users.length];
      if (!at) return;
      while (performance.now() < end) {
        const change = await playBet(at.token);
        at.wanted += change;
      }
    };
    await Promise.all(Array.from({ length: SEATS }, (_, number) => seat(number)));
    played.seconds = (performance.now() - begin) / 1_000;
    for (const { user, wanted } of users) {
      const { emoney } = await user.ask<{ emoney: number }>("GET", "/api/member/user");
      if (emoney !== wanted) differ(`${user.userId}: ${emoney} won, not ${wanted}`);
    }
    const { differences } = await operator.ask<{ differences: string[] }>("GET", "/api/admin/audit");
    differences.forEach(differ);
    return played;
  } finally {
    agent.destroy();
    await trial.stop();
  }
}

const dice = (): number => Math.random() * 100;

/** By Node's own client, which takes less of the processor than fetch: both share it with the server. */
function post(agent: Agent, url: string, path: string, secret: string, text: string): Promise<number> {
  const at = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac("sha256", secret).update(`${at}\nPOST ${path}\n${text}`).digest("hex");
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(text),
    "x-provider-timestamp": at,
    "x-provider-signature": signature,
  };
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { method: "POST", agent, headers }, (answer) =>
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0)),
    )
      .on("error", reject)
      .end(text);
  });
}
