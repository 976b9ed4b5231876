// What a provider may rely on at a wallet: every rule of docs/provider.md, sent as a provider sends it.
import { deepEqual, equal, ok } from "node:assert/strict";
import { call, type Caller, type Forging, id, type Point, type Reply } from "./caller.ts";

export interface WalletUnderTest extends Caller {
  provider: string;
  /** Of a member with 100,000 won at least. */
  token: string;
  gameId: string;
  /** Of the same member; its time is over. Left out: what asks for it is not checked. */
  expiredToken?: string;
}

const STAKE = 1_000;

export function walletPoints(wallet: WalletUnderTest): Point[] {
  const send = (name: string, body: object | string, forging?: Forging): Promise<Reply> =>
    call(wallet, "POST", `/api/provider/${wallet.provider}/${name}`, body, forging);
  const common = (token = wallet.token) => ({ requestId: id(), token, currency: "KRW" });
  const balance = async () => Number((await send("balance", common())).body.balance);
  const betOf = (change: object = {}) => ({
    ...common(),
    transactionId: id(),
    roundId: id(),
    gameId: wallet.gameId,
    amount: STAKE,
    selection: { id: "player", name: "플레이어" },
    ...change,
  });
  type BetBody = ReturnType<typeof betOf>;
  const endOf = (bet: BetBody, change: object = {}) => {
    const { token, roundId, transactionId: betTransactionId } = bet;
    return { ...common(token), transactionId: id(), betTransactionId, roundId, ...change };
  };
  const winOf = (bet: BetBody, amount: number, change: object = {}) =>
    endOf(bet, { amount, isFinal: true, isPush: false, ...change });

  const refused = (reply: Reply, status: number, code: string) =>
    deepEqual([reply.status, reply.body.code], [status, code]);
  const taken = (reply: Reply, isRepeat = false) => {
    equal(reply.status, 200, JSON.stringify(reply.body));
    deepEqual([reply.body.isRepeat, reply.body.currency], [isRepeat, "KRW"]);
    return Number(reply.body.balance);
  };
  /** The balance moved by this much, from what it was to what the wallet says now. */
  const moves = async (won: number, work: () => Promise<void>) => {
    const before = await balance();
    await work();
    equal((await balance()) - before, won, "the balance");
  };
  const placed = async (change: object = {}) => {
    const bet = betOf(change);
    taken(await send("bet", bet));
    return bet;
  };
  const point = (name: string, won: number, work: () => Promise<void>): Point => ({
    name,
    run: () => moves(won, work),
  });

  const points = [
    point("a bet is taken, and its win is paid", STAKE, async () => {
      const before = await balance();
      const bet = betOf();
      equal(taken(await send("bet", bet)), before - STAKE);
      equal(taken(await send("win", winOf(bet, 2 * STAKE))), before + STAKE);
    }),
    point("a lost bet ends by a win of 0", -STAKE, async () => {
      const bet = await placed();
      taken(await send("win", winOf(bet, 0)));
      refused(await send("win", winOf(bet, STAKE)), 409, "bet_closed");
    }),
    point("a push gives the stake back, and no other amount", 0, async () => {
      const bet = await placed();
      refused(await send("win", winOf(bet, 2 * STAKE, { isPush: true })), 409, "facts_differ");
      taken(await send("win", winOf(bet, STAKE, { isPush: true })));
    }),
    point("wins that are not final come one after the other", 2 * STAKE, async () => {
      const bet = await placed();
      taken(await send("win", winOf(bet, STAKE, { isFinal: false })));
      taken(await send("win", winOf(bet, STAKE, { isFinal: false })));
      taken(await send("win", winOf(bet, STAKE)));
      refused(await send("win", winOf(bet, STAKE)), 409, "bet_closed");
    }),
    point("a rollback gives the stake back, once", 0, async () => {
      const bet = await placed();
      taken(await send("rollback", endOf(bet)));
      taken(await send("rollback", endOf(bet)), true);
      refused(await send("win", winOf(bet, STAKE)), 409, "bet_rolled_back");
    }),
    point("the same call again moves nothing", -STAKE, async () => {
      const bet = betOf();
      taken(await send("bet", bet));
      taken(await send("bet", bet), true);
      taken(await send("bet", { ...bet, requestId: id() }), true);
      const win = winOf(bet, 0);
      taken(await send("win", win));
      taken(await send("win", win), true);
      taken(await send("bet", bet), true);
    }),
    point("a call that is sent twenty times at once is one", 0, async () => {
      const bet = betOf();
      const bets = await Promise.all(Array.from({ length: 20 }, () => send("bet", bet)));
      equal(bets.filter(({ status, body }) => status === 200 && body.isRepeat === false).length, 1);
      const win = winOf(bet, STAKE);
      const wins = await Promise.all(Array.from({ length: 20 }, () => send("win", { ...win, requestId: id() })));
      equal(wins.filter(({ status, body }) => status === 200 && body.isRepeat === false).length, 1);
      ok(wins.every(({ status }) => status === 200));
    }),
    point("one transaction with other facts is refused", -STAKE, async () => {
      const bet = await placed();
      for (const change of [
        { amount: 2 * STAKE },
        { roundId: id() },
        { gameId: "another" },
        { selection: { id: "banker", name: "뱅커" } },
      ])
        refused(await send("bet", { ...bet, ...change, requestId: id() }), 409, "facts_differ");
      refused(await send("win", winOf(bet, STAKE, { transactionId: bet.transactionId })), 409, "facts_differ");
      taken(await send("win", winOf(bet, 0)));
    }),
    point("one request id for another transaction is refused", -STAKE, async () => {
      const bet = await placed();
      refused(await send("bet", betOf({ requestId: bet.requestId })), 409, "facts_differ");
      refused(await send("win", winOf(bet, 0, { requestId: bet.requestId })), 409, "facts_differ");
      taken(await send("win", winOf(bet, 0)));
    }),
    point("an end that names another round is refused", 0, async () => {
      const bet = await placed();
      refused(await send("win", winOf(bet, STAKE, { roundId: id() })), 409, "facts_differ");
      refused(await send("rollback", endOf(bet, { roundId: id() })), 409, "facts_differ");
      taken(await send("rollback", endOf(bet)));
    }),
    point("a win without its bet is refused, and taken after the bet", 0, async () => {
      const bet = betOf();
      const win = winOf(bet, STAKE);
      refused(await send("win", win), 404, "unknown_bet");
      taken(await send("bet", bet));
      taken(await send("win", win));
    }),
    point("a rollback that comes before its bet refuses the bet", 0, async () => {
      const bet = betOf();
      const rollback = endOf(bet);
      taken(await send("rollback", rollback));
      taken(await send("rollback", rollback), true);
      refused(await send("bet", bet), 409, "bet_rolled_back");
      refused(await send("bet", { ...bet, requestId: id() }), 409, "bet_rolled_back");
      refused(await send("win", winOf(bet, STAKE)), 409, "bet_rolled_back");
    }),
    point("a rollback after a win is refused", STAKE, async () => {
      const bet = await placed();
      taken(await send("win", winOf(bet, 2 * STAKE)));
      refused(await send("rollback", endOf(bet)), 409, "bet_won");
      const lost = await placed();
      taken(await send("win", winOf(lost, STAKE, { isFinal: false })));
      refused(await send("rollback", endOf(lost)), 409, "bet_won");
      taken(await send("win", winOf(lost, 0)));
    }),
    point("a bet beyond the wallet is refused, and stays so", 0, async () => {
      const before = await balance();
      const bet = betOf({ amount: 900_000_000_000 });
      const reply = await send("bet", bet);
      equal(reply.status, 422);
      ok(["insufficient_funds", "stake_limit"].includes(String(reply.body.code)), JSON.stringify(reply.body));
      ok(Number(reply.body.room) >= 0 && typeof reply.body.message === "string" && before >= 0);
      deepEqual(await send("bet", bet), reply);
      refused(await send("win", winOf(bet, STAKE)), 404, "unknown_bet");
      taken(await send("rollback", endOf(bet)));
    }),
    point("what is not signed, forged, changed or delayed is refused", 0, async () => {
      const bet = betOf();
      for (const forging of [
        { unsigned: true },
        { secret: "x".repeat(32) },
        { signed: JSON.stringify({ ...bet, amount: 1 }) },
        { shift: -301 },
        { shift: 301 },
      ])
        refused(await send("bet", bet, forging), 401, "unauthorized");
      // Nothing of it was kept: the same call is taken when it is right, also late within five minutes.
      taken(await send("bet", bet, { shift: -240 }));
      taken(await send("rollback", endOf(bet)));
    }),
    point("a body that is wrong is refused", 0, async () => {
      const bet = betOf();
      for (const body of [
        "{",
        "[]",
        "null",
        { ...bet, amount: 0 },
        { ...bet, amount: 1.5 },
        { ...bet, amount: -STAKE },
        { ...bet, amount: "1000" },
        { ...bet, currency: "USD" },
        { ...bet, more: 1 },
        { ...bet, transactionId: "a b" },
        { ...bet, selection: { id: "player", name: "" } },
      ])
        refused(await send("bet", body), 400, "bad_request");
      refused(await send("win", { ...winOf(bet, 0), amount: -1 }), 400, "bad_request");
    }),
    point("a token that nobody gave out is refused", 0, async () => {
      for (const name of ["balance", "bet"])
        refused(await send(name, name === "bet" ? betOf({ token: id() }) : common(id())), 404, "unknown_token");
      const bet = await placed();
      refused(await send("win", winOf(bet, STAKE, { token: id() })), 404, "unknown_token");
      taken(await send("rollback", endOf(bet)));
    }),
    point("the wallet of another provider is another", 0, async () => {
      const path = `/api/provider/${wallet.provider}-other/bet`;
      refused(await call(wallet, "POST", path, betOf()), 404, "unknown_provider");
    }),
  ];
  const { expiredToken } = wallet;
  if (expiredToken === undefined) return points;
  return [
    ...points,
    point("a token whose time is over places no bet", 0, async () => {
      refused(await send("bet", betOf({ token: expiredToken })), 422, "token_expired");
    }),
  ];
}
