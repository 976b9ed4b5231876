// Bets, bets on rounds, bets in play, cash-outs, calls of a provider, results and approvals, all at once and for ever: each
// goes through the journal.
import { setTimeout as sleep } from "node:timers/promises";
import { systemClock } from "../../../server/clock.ts";
import type { ServerContext } from "../../../server/context.ts";
import type { OpenDatabase } from "../../../server/db/open.ts";
import type { Random } from "../../../server/sports/feed/seeded.ts";
import { GAMES } from "../../../src/domain/games/games.ts";
import { KINDS } from "../../../src/domain/games/kinds.ts";
import { roundAt } from "../../../src/domain/games/rounds.ts";
import { newMember } from "../../api/lib/betting.ts";
import { betOf } from "../../api/lib/betting-requests.ts";
import { addPricedFixture } from "../../api/lib/cash-out-races.ts";
import type { TestServer } from "../../api/lib/harness.ts";
import { launched, registered, walletOf } from "../../api/lib/provider.ts";
import { ApiUser } from "../../factories/api-user.ts";
import { addFixture, LIVE_RESULT, RESULT } from "../../factories/fixtures.ts";
import { type Answer, type Journal, sendTo } from "./journal.ts";
import { oneOf } from "./processes.ts";

type Member = ApiUser & { memberId: string };

const WORKERS = { bet: 4, game: 2, sale: 2, play: 2 } as const;
const MONEY = 500_000_000;
const STAKE = 1_000;
const SOLD_STAKE = 100_000;
/** A match begins each so many seconds, for so long. */
const MATCH_EVERY_S = 30;
const MATCHES = 240;
/** Nobody else but its approver moves this member's money. */
const APPROVED = 3_000_000;
const PAUSE_MS = 30;

export interface Prepared {
  members: Record<keyof typeof WORKERS | "inPlay" | "approved", Member[]>;
  matches: { id: string; startsAt: number }[];
  inPlay: string;
  priced: string;
}

/** Lays members and matches, before anybody serves from the database or beside who does. */
export async function prepare(database: OpenDatabase, secret: string): Promise<Prepared> {
  const context = { database, clock: systemClock, secret } as ServerContext;
  const server = { url: "", clock: systemClock, context } as unknown as TestServer;
  const many = async (count: number): Promise<Member[]> => {
    const made: Member[] = [];
    while (made.length < count) made.push(await newMember(server, MONEY));
    return made;
  };
  const members = {
    bet: await many(WORKERS.bet),
    game: await many(WORKERS.game),
    sale: await many(WORKERS.sale),
    play: await many(WORKERS.play),
    inPlay: await many(1),
    approved: await many(1),
  };
  const matches: Prepared["matches"] = [];
  const from = Date.now();
  for (let at = 1; at <= MATCHES; at++) {
    const startsAt = from + at * MATCH_EVERY_S * 1_000;
    matches.push({ id: await addFixture(context, { startsIn: startsAt - Date.now(), markets: [RESULT] }), startsAt });
  }
  const inPlay = await addFixture(context, { startsIn: -600_000, status: "live", markets: [LIVE_RESULT] });
  return { members, matches, inPlay, priced: await addPricedFixture(server, "under-fire") };
}

export interface Load {
  /** Whose money the load moves, by their ids. */
  owners: string[];
  /** Begins nothing new, and waits for what is under way. */
  stop(): Promise<void>;
}

/** `url` is asked for at each call. */
export async function startLoad(
  prepared: Prepared,
  url: () => string,
  journal: Journal,
  random: Random,
): Promise<Load> {
  const { members, matches, inPlay, priced } = prepared;
  const operator = await ApiUser.login(url(), "admin01");
  const trial = await registered(operator);
  // Registering takes two, and the other one's login ends the session before.
  const second = await ApiUser.login(url(), "admin02");
  const post = (token: string, key: string, path: string, body: object): Promise<Answer> =>
    sendTo(url(), { token, method: "POST", path, key, body });
  const loop = async (work: () => Promise<unknown>): Promise<void> => {
    while (!journal.isOver) {
      await work();
      await sleep(PAUSE_MS * (0.5 + random()));
    }
  };

  const bets = ({ token, memberId }: Member) =>
    loop(async () => {
      const open = matches.filter(({ startsAt }) => startsAt > Date.now() + 2_000).slice(0, 5);
      if (open.length === 0) throw new Error("all matches have begun: lay more");
      const key = crypto.randomUUID();
      const body = betOf([`${oneOf(random, open).id}-1x2-home@200`], { stake: STAKE });
      await journal.run("bet", memberId, key, () => post(token, key, "/api/bets", body));
    });
  const quick = GAMES.filter(({ seconds }) => seconds <= 60);
  const games = ({ token, memberId }: Member) =>
    loop(async () => {
      const game = oneOf(random, quick);
      const { id, closesAt } = roundAt(game, Date.now());
      const [first] = KINDS[game.kind].picks;
      if (!first || closesAt < Date.now() + 1_000) return sleep(100);
      const key = crypto.randomUUID();
      const pick = { kind: "game", gameId: String(game.id), roundId: id, selectionId: `${id}:${first.key}` };
      const body = { stake: STAKE, accept: "any", picks: [{ ...pick, betPrice: first.price }] };
      return journal.run("game", memberId, key, () => post(token, key, "/api/bets", body));
    });
  const runs = ({ token, memberId }: Member) =>
    loop(async () => {
      const key = crypto.randomUUID();
      const body = betOf([`${inPlay}-l1x2-home@200`], { stake: STAKE });
      await journal.run("in play", memberId, key, () => post(token, key, "/api/bets", body));
      await sleep(100);
    });
  const sells = ({ token, memberId }: Member) =>
    loop(async () => {
      const placing = crypto.randomUUID();
      const body = betOf([`${priced}-1x2-home`], { stake: SOLD_STAKE });
      const placed = await journal.run("bet", memberId, placing, () => post(token, placing, "/api/bets", body));
      const id = placed?.body["id"];
      if (typeof id !== "string") return;
      for (let sold = 0; sold < 10 && !journal.isOver; sold++) {
        const asked = { token, method: "GET", path: `/api/cash-outs?ids=${id}` };
        const offered = await sendTo(url(), asked).catch(() => null);
        const [offer] = (offered?.body["items"] ?? []) as { value: number | null; stake: number; version: number }[];
        if (!offer?.value) continue;
        const key = crypto.randomUUID();
        const value = Math.floor((offer.value / offer.stake) * STAKE * 0.9);
        const sale = { stake: STAKE, value, version: offer.version };
        await journal.run("cash-out", memberId, key, () => post(token, key, `/api/bets/${id}/cash-out`, sale));
      }
    });
  // Before anything is killed: a launch has no key.
  const launches: { user: Member; token: string }[] = [];
  for (const user of members.play) {
    const caller = Object.assign(new ApiUser(url(), user.userId), { token: user.token });
    launches.push({ user, token: await launched(caller, trial) });
  }
  const plays = ({ user, token }: (typeof launches)[number]) => {
    const wallet = () => walletOf({ url: url(), clock: systemClock } as unknown as TestServer, trial, token);
    return loop(async () => {
      const staked = wallet().betOf(STAKE);
      const taken = await journal.run("provider", user.memberId, staked.transactionId, () =>
        wallet().send("bet", staked),
      );
      if (taken?.status !== 200) return;
      const won = wallet().winOf(staked, 2 * STAKE);
      await journal.run("provider", user.memberId, won.transactionId, () => wallet().send("win", won));
    });
  };
  const ownerOf = async (user: ApiUser): Promise<string> => {
    const { body } = await sendTo(url(), { token: user.token, method: "GET", path: "/api/member/user" });
    return String(body["id"] ?? user.userId);
  };
  const [first, other] = [await ownerOf(operator), await ownerOf(second)];
  let given = 0;
  const gives = () =>
    loop(async () => {
      const due = matches[given];
      if (!due || due.startsAt > Date.now() - 1_000) return sleep(500);
      const key = crypto.randomUUID();
      const result = { home: 2, away: 0, homeHalf: 1, awayHalf: 0 };
      const answer = await journal.run("settlement", first, key, () =>
        post(operator.token, key, `/api/admin/fixtures/${due.id}/result`, result),
      );
      // Without an answer the same result is given again under another key, as an operator would.
      if (answer !== null) given += 1;
    });
  const [receiver] = members.approved;
  let asked = 0;
  const approves = () =>
    loop(async () => {
      const key = crypto.randomUUID();
      const body = { userId: receiver?.userId, amount: APPROVED + ++asked, reason: "under fire" };
      const waits = await journal.run("approval", first, key, () =>
        post(operator.token, key, "/api/admin/deposits", body),
      );
      const id = waits?.body["approval"];
      if (typeof id !== "string") return;
      const deciding = crypto.randomUUID();
      await journal.run("approval", other, deciding, () =>
        post(second.token, deciding, `/api/admin/approvals/${id}`, { decision: "approve" }),
      );
      await sleep(200);
    });
  const running = Promise.all([
    ...members.bet.map(bets),
    ...members.game.map(games),
    ...members.sale.map(sells),
    ...launches.map(plays),
    ...members.inPlay.map(runs),
    gives(),
    approves(),
  ]);
  // Whoever stops it hears of its failure.
  running.catch(() => (journal.isOver = true));
  return {
    owners: Object.values(members).flatMap((some) => some.map(({ memberId }) => memberId)),
    async stop() {
      journal.isOver = true;
      await running;
      await trial.stop();
    },
  };
}
