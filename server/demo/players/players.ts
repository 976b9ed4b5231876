// Some members of the demo play while it runs: they bet on what is offered, write now and then, and ask for charges and
// exchanges that wait for the operator. They use the functions that serve members, and the rules refuse them as anybody.
import { eq, sql } from "drizzle-orm";
import type { BetRequest } from "../../../src/api/contract/sports/bets.ts";
import { GAMES } from "../../../src/domain/games/games.ts";
import { KINDS } from "../../../src/domain/games/kinds.ts";
import { roundAt } from "../../../src/domain/games/rounds.ts";
import { selectionIdOf } from "../../../src/domain/games/selection-id.ts";
import type { ServerContext } from "../../context.ts";
import { addComment, addPost } from "../../community/write.ts";
import { rowsFrom } from "../../db/execute.ts";
import { memberBank } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { every } from "../../every.ts";
import type { Member } from "../../http/app-type.ts";
import { requestCharge } from "../../wallet/charge.ts";
import { requestExchange } from "../../wallet/exchange.ts";
import { publishRequests } from "../../wallet/money-requests.ts";
import { place } from "../history/bets.ts";
import { demoMembers } from "../history/people.ts";
import { between, chosen } from "../history/world.ts";
import { TOPICS } from "../history/words.ts";

/** One thing is done so often. A turn takes about 5 ms of a core. */
const TURN_MS = 6_000;
/** Requests that wait for the operator; with so many nobody asks for another. */
const MOST_WAITING = 8;
/** The demo's own members are left to whoever looks at it. */
const isPlayer = ({ userId }: Member): boolean => !userId.startsWith("member");

type Doing = (context: ServerContext, player: Member) => Promise<unknown>;
/** How many turns of a hundred. */
const DOINGS: readonly (readonly [turns: number, doing: Doing])[] = [
  [45, betOnMatch],
  [40, betOnRound],
  [6, comment],
  [2, write],
  [4, askForCharge],
  [3, askForExchange],
];

export async function startPlayers(context: ServerContext): Promise<{ stop(): Promise<void> | void }> {
  if (!context.config.demoPlayers) return { stop: () => {} };
  const players = (await demoMembers(context.database.db)).filter(isPlayer);
  if (players.length === 0) return { stop: () => {} };
  return every("players of the demo", TURN_MS, () => takeTurn(context, players));
}

/** One of them does one thing. Exported for the test, which counts turns by hand. */
export async function takeTurn(
  context: ServerContext,
  players: readonly Member[],
  random = Math.random,
): Promise<void> {
  const player = chosen(random, players);
  let turn = random() * 100;
  const [, doing] = DOINGS.find(([turns]) => (turn -= turns) < 0) ?? [];
  if (!player || !doing) return;
  await doing(context, player).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

interface Offer extends Record<string, unknown> {
  fixtureId: string;
  marketId: string;
  selectionId: string;
  betPrice: number;
}

async function betOnMatch(context: ServerContext, player: Member): Promise<void> {
  const offers = await rowsFrom<Offer>(
    context.database.db,
    sql`
    select f.id as "fixtureId", m.id as "marketId", s.id as "selectionId", s.price as "betPrice"
    from (select id from fixture where status in ('scheduled', 'live') and starts_at < ${new Date(context.clock.now() + 86_400_000).toISOString()}::timestamptz
        and feed = 'simulated' order by random() limit 3) f
      cross join lateral (select id from market where fixture_id = f.id and main and status = 'open' and phase in ('prematch', 'live') order by random() limit 1) m
      cross join lateral (select id, price from selection where market_id = m.id and price < 600 order by random() limit 1) s`,
  );
  const picks = offers.slice(0, between(Math.random, 1, 3)).map((offer) => ({ kind: "fixture" as const, ...offer }));
  if (picks.length > 0) await bet(context, player, picks);
}

async function betOnRound(context: ServerContext, player: Member): Promise<void> {
  const game = chosen(Math.random, GAMES);
  const pick = game && chosen(Math.random, KINDS[game.kind].picks);
  if (!game || !pick) return;
  const { id } = roundAt(game, context.clock.now());
  const selectionId = selectionIdOf(id, pick.key);
  await bet(context, player, [
    { kind: "game", gameId: String(game.id), roundId: id, selectionId, betPrice: pick.price },
  ]);
}

async function bet(context: ServerContext, player: Member, picks: BetRequest["picks"]): Promise<void> {
  await place(context, player, { stake: between(Math.random, 2, 30) * 1_000, accept: "any", picks });
}

async function write({ database, clock }: ServerContext, { id: memberId }: Member): Promise<void> {
  const topic = chosen(
    Math.random,
    TOPICS.filter(({ shows }) => !shows),
  );
  if (!topic) return;
  const { title, contents } = topic;
  await database.db.transaction((tx) => addPost(tx, clock, memberId, { title, contents }));
}

async function comment({ database, clock }: ServerContext, { id: memberId }: Member): Promise<void> {
  const recent = await rowsFrom<{ id: string; title: string }>(
    database.db,
    sql`select id, title from post where deleted_at is null and hidden_at is null order by id desc limit 12`,
  );
  const under = chosen(Math.random, recent);
  const text = chosen(Math.random, TOPICS.find(({ title }) => title === under?.title)?.comments ?? []);
  if (!under || !text) return;
  await database.db.transaction((tx) => addComment(tx, clock, { postId: under.id, memberId, contents: text }));
}

async function hasRoom({ database }: ServerContext, kind: string): Promise<boolean> {
  const [counted] = await rowsFrom<{ n: number }>(
    database.db,
    sql`select count(*)::int as n from money_request where kind = ${kind} and state in ('requested', 'inProgress')`,
  );
  return (counted?.n ?? 0) < MOST_WAITING;
}

async function askForCharge(context: ServerContext, player: Member): Promise<void> {
  if (!(await hasRoom(context, "charge"))) return;
  const asked = { amount: between(Math.random, 1, 30) * 10_000, chargeType: 1, depositor: player.nickname };
  const { id } = await context.database.db.transaction((tx) => requestCharge(tx, context, player, asked));
  await publishRequests(context, [id]);
}

async function askForExchange(context: ServerContext, player: Member): Promise<void> {
  if (!(await hasRoom(context, "exchange"))) return;
  const [bank] = await context.database.db.select().from(memberBank).where(eq(memberBank.memberId, player.id));
  if (!bank) return;
  const amount = between(Math.random, 1, 20) * 10_000;
  const { id } = await context.database.db.transaction((tx) => requestExchange(tx, context, player, { amount }, bank));
  await publishRequests(context, [id]);
}
