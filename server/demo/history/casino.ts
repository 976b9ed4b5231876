// An evening at the live table and the slot: sessions, launches, and the calls of the house's provider.
import { createHash, createHmac } from "node:crypto";
import { createDrawSource, DRAW_BLOCKS } from "../../../src/domain/games/draw-source.ts";
import { baccarat } from "../../../src/domain/games/kinds/baccarat.ts";
import { drawStops, SLOT_STAKES, spinAt, wonOf } from "../../../src/domain/lobby/house/slot.ts";
import { CHIPS } from "../../../src/domain/games/chips.ts";
import { isBarredFromLobbies } from "../../../src/domain/lobby/shut-lobby.ts";
import { payoutOf } from "../../../src/domain/common/price.ts";
import { gameToken, session } from "../../db/schema.ts";
import type { Member } from "../../http/app-type.ts";
import { newId } from "../../ids.ts";
import { asked, type WalletCall } from "../../lobby/provider/calls/asked.ts";
import { callsTogether } from "../../lobby/provider/calls/decide.ts";
import { HOUSE_PROVIDER } from "../../lobby/provider/house.ts";
import { between, chosen, MINUTE_MS, type World } from "./world.ts";

/** As the provider names its games and the pick of a spin. */
const SLOT_ID = "moon-rabbit";
const TABLE_ID = "live-baccarat";
const SPIN = { id: "spin", name: "스핀" };
const STAY_MS = 100 * MINUTE_MS;
const AGENT = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

interface Played {
  member: Member;
  gameId: string;
  stake: number;
  selection: { id: string; name: string };
  won: number;
  isPush: boolean;
}

/** These members bet once more each, all at the clock. */
export async function playCasino(world: World, members: readonly Member[]): Promise<void> {
  const { context, clock, random } = world;
  const players = members.filter(({ tendency }) => !isBarredFromLobbies(tendency));
  const rounds = players.map((member, at) => playedBy(world, member, at));
  const tokens = await enter(world, rounds);
  const decide = callsTogether(context);
  const bets = rounds.map(({ gameId, stake, selection }, at) => ({
    ...names(tokens[at]),
    gameId,
    amount: stake,
    selection,
  }));
  const taken = await Promise.all(bets.map((body) => ask(decide, { call: "bet", body })));
  clock.moveTo(clock.now() + between(random, 3, 30) * 1_000);
  const wins = bets.map((body, at) => ({
    ...names(tokens[at]),
    roundId: body.roundId,
    betTransactionId: body.transactionId,
    amount: rounds[at]?.won ?? 0,
    isFinal: true,
    isPush: rounds[at]?.isPush ?? false,
  }));
  await Promise.all(wins.filter((_, at) => taken[at]).map((body) => ask(decide, { call: "win", body })));
}

function names(token: string | undefined) {
  const [requestId, transactionId, roundId] = [newId(), newId(), newId()];
  return { requestId, transactionId, roundId, token: token ?? "", currency: "KRW" as const };
}

async function ask(decide: ReturnType<typeof callsTogether>, made: WalletCall): Promise<boolean> {
  const { refusal } = await decide(asked(HOUSE_PROVIDER.id, made));
  return refusal === null;
}

/** A launch in a login of that day. Returns the tokens, which nobody else knows. */
async function enter({ context, clock, seed }: World, rounds: readonly Played[]): Promise<string[]> {
  const { db } = context.database;
  const createdAt = new Date(clock.now() - MINUTE_MS);
  const expiresAt = new Date(clock.now() + STAY_MS);
  const made = rounds.map(({ member: { id: memberId, userId }, gameId }, at) => {
    const token = createHmac("sha256", seed).update(`${userId} ${clock.now()} ${at}`).digest("base64url");
    const [tokenHash, sessionHash] = [token, `session ${token}`].map((text) =>
      createHash("sha256").update(text).digest("hex"),
    ) as [string, string];
    return { token, tokenHash, sessionHash, memberId, gameId };
  });
  if (made.length === 0) return [];
  await db.insert(session).values(
    made.map(({ sessionHash: tokenHash, memberId }, at) => ({
      tokenHash,
      id: newId(),
      memberId,
      address: `203.0.113.${(at * 37) % 250}`,
      userAgent: AGENT,
      createdAt,
      expiresAt,
      endsAt: expiresAt,
    })),
  );
  await db.insert(gameToken).values(
    made.map(({ tokenHash, sessionHash, memberId, gameId }) => ({
      tokenHash,
      providerId: HOUSE_PROVIDER.id,
      gameId,
      kind: gameId === SLOT_ID ? "slot" : "casino",
      memberId,
      sessionHash,
      createdAt,
      expiresAt,
    })),
  );
  return made.map(({ token }) => token);
}

function playedBy({ random, clock, seed }: World, member: Member, at: number): Played {
  const source = createDrawSource(bytesOf(`${seed} ${clock.now()} ${at}`));
  if (random() < 0.5) {
    const stake = chosen(random, SLOT_STAKES.slice(0, 5)) ?? SLOT_STAKES[0];
    const { pay } = spinAt("base", drawStops("base", source));
    return { member, gameId: SLOT_ID, stake, selection: SPIN, won: wonOf(pay, stake), isPush: false };
  }
  const pick = chosen(random, baccarat.picks);
  if (!pick) throw new Error("the table has no picks");
  const stake = chosen(random, CHIPS.slice(0, 4)) ?? CHIPS[0];
  const outcome = baccarat.outcomesOf(baccarat.draw(source)).get(pick.key) ?? "lost";
  const isPush = outcome === "push" || outcome === "void";
  const won = outcome === "won" ? payoutOf(stake, pick.price) : isPush ? stake : 0;
  return { member, gameId: TABLE_ID, stake, selection: { id: pick.key, name: pick.name }, won, isPush };
}

function bytesOf(text: string): Uint8Array {
  return Buffer.concat(
    Array.from({ length: DRAW_BLOCKS }, (_, block) => createHmac("sha256", text).update(String(block)).digest()),
  );
}
