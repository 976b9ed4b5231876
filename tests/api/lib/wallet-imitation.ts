// A small wallet that keeps docs/provider.md, for tests of the house's provider without the site. It can lose the line.
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface WalletBody {
  requestId: string;
  token: string;
  transactionId: string;
  betTransactionId: string;
  roundId: string;
  amount: number;
  isFinal: boolean;
  isPush: boolean;
}

interface Bet {
  token: string;
  amount: number;
  state: "open" | "closed" | "rolledBack";
  won: number;
}

/** before: the call is lost on its way; after: its answer is. */
export type Loss = "before" | "after";

export async function startWalletImitation(secret: string) {
  const balances = new Map<string, number>();
  const expired = new Set<string>();
  const kept = new Map<string, { facts: string; status: number; body: object }>();
  const bets = new Map<string, Bet>();
  const seen: { call: string; body: WalletBody; isRepeat: boolean }[] = [];
  const losses: { call: string; how: Loss; times: number }[] = [];
  const waits = new Map<string, Promise<void>>();
  const refusals: { call: string; status: number; code: string }[] = [];

  const answer = (token: string, isRepeat: boolean) => ({
    balance: balances.get(token) ?? 0,
    currency: "KRW",
    isRepeat,
  });

  function move(call: string, body: WalletBody): [number, object] {
    if (!balances.has(body.token)) return [404, { code: "unknown_token", message: "" }];
    if (call === "balance") return [200, answer(body.token, false)];
    const { requestId: _request, ...rest } = body;
    const facts = JSON.stringify([call, rest]);
    const known = kept.get(body.transactionId);
    if (known && known.facts !== facts) return [409, { code: "facts_differ", message: "" }];
    if (known) return [known.status, known.status === 200 ? answer(body.token, true) : known.body];
    const [status, answered] = act(call, body);
    if (status === 200 || status === 422) kept.set(body.transactionId, { facts, status, body: answered });
    return [status, answered];
  }

  function act(call: string, body: WalletBody): [number, object] {
    const held = balances.get(body.token) ?? 0;
    if (call === "bet") {
      if (expired.has(body.token)) return [422, { code: "token_expired", message: "" }];
      if (held < body.amount) return [422, { code: "insufficient_funds", message: "", room: held }];
      balances.set(body.token, held - body.amount);
      bets.set(body.transactionId, { token: body.token, amount: body.amount, state: "open", won: 0 });
      return [200, answer(body.token, false)];
    }
    const bet = bets.get(body.betTransactionId);
    if (!bet) return call === "win" ? [404, { code: "unknown_bet", message: "" }] : [200, answer(body.token, false)];
    if (call === "win") {
      if (bet.state === "rolledBack") return [409, { code: "bet_rolled_back", message: "" }];
      if (bet.state === "closed") return [409, { code: "bet_closed", message: "" }];
      bet.won += body.amount;
      if (body.isFinal) bet.state = "closed";
      balances.set(body.token, held + body.amount);
    } else {
      if (bet.state !== "open" || bet.won > 0) return [409, { code: "bet_won", message: "" }];
      bet.state = "rolledBack";
      balances.set(body.token, held + bet.amount);
    }
    return [200, answer(body.token, false)];
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    const call = (request.url ?? "").split("/").at(-1) ?? "";
    const timestamp = String(request.headers["x-provider-timestamp"]);
    const wanted = createHmac("sha256", secret)
      .update(`${timestamp}\n${request.method} ${request.url}\n${text}`)
      .digest("hex");
    const loss = losses.find((one) => one.call === call && one.times > 0);
    if (loss) loss.times--;
    if (loss?.how === "before") return void request.socket.destroy();
    const body = JSON.parse(text) as WalletBody;
    const refusal = refusals.find((one) => one.call === call);
    if (refusal) refusals.splice(refusals.indexOf(refusal), 1);
    const [status, answered] =
      request.headers["x-provider-signature"] !== wanted
        ? [401, { code: "unauthorized", message: "" }]
        : refusal
          ? [refusal.status, { code: refusal.code, message: "" }]
          : move(call, body);
    if (call !== "balance") seen.push({ call, body, isRepeat: "isRepeat" in answered && answered.isRepeat === true });
    await waits.get(call);
    if (loss?.how === "after") return void request.socket.destroy();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answered));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    balances,
    bets,
    seen,
    expire: (token: string) => void expired.add(token),
    /** The next `times` calls of this name are lost; without it all of them, until `mend`. */
    lose: (call: string, how: Loss, times = Infinity) => void losses.push({ call, how, times }),
    refuse: (call: string, status: number, code: string) => void refusals.push({ call, status, code }),
    /** Calls of this name are answered when the returned function is called. */
    hold: (call: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waits.set(call, promise);
      return () => {
        waits.delete(call);
        resolve();
      };
    },
    mend: () => {
      losses.length = 0;
    },
    clear: () => {
      seen.length = 0;
      losses.length = 0;
      refusals.length = 0;
    },
    stop: () => new Promise<void>((done) => void server.close(() => done())),
  };
}
