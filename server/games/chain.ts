// The chain of seeds of each game and day: decisions, rule 33.
import { createHmac, hash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { BeaconChain } from "../../src/domain/games/beacon.ts";
import { commitmentText } from "../../src/domain/games/commitment.ts";
import type { Drawn } from "../../src/domain/games/kind.ts";
import { createDrawSource, DRAW_BLOCKS, drawMessage } from "../../src/domain/games/draw-source.ts";
import { GAMES } from "../../src/domain/games/games.ts";
import { KINDS } from "../../src/domain/games/kinds.ts";
import { type RoundTimes, roundsADay } from "../../src/domain/games/rounds.ts";
import { seoul, seoulDay } from "../../src/domain/common/time.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Db } from "../db/open.ts";
import { gameChain } from "../db/schema.ts";
import { report } from "../log.ts";
import type { SecretBox } from "../vault.ts";

const sha256 = (data: Buffer): Buffer => hash("sha256", data, "buffer");

/** `data` hashed `times` times over. */
function hashAgain(data: Buffer, times: number): Buffer {
  let hashed = data;
  for (let time = 0; time < times; time++) hashed = sha256(hashed);
  return hashed;
}

/** Each so many hashes of a chain one is kept: a seed is near one of them. */
const MARK_EVERY = 32;

interface Chain {
  length: number;
  anchor: string;
  /** `marks[i]` is the secret hashed `i * MARK_EVERY` times over. */
  marks: readonly Buffer[];
}

/** The chains that were laid last, by their secrets. One never changes, so that the servers of a process share them. */
const lastLaid = new Map<string, Chain>();
const MOST_LAID = 4 * GAMES.length;

function chainFrom(secret: Buffer, length: number): Chain {
  const key = `${secret.toString("hex")} ${length}`;
  const chain = lastLaid.get(key) ?? layChain(secret, length);
  lastLaid.delete(key);
  lastLaid.set(key, chain);
  const [oldest] = lastLaid.keys();
  if (lastLaid.size > MOST_LAID && oldest !== undefined) lastLaid.delete(oldest);
  return chain;
}

function layChain(secret: Buffer, length: number): Chain {
  const marks = [secret];
  for (let at = MARK_EVERY; at <= length; at += MARK_EVERY) marks.push(hashAgain(marks.at(-1) ?? secret, MARK_EVERY));
  const anchor = hashAgain(marks.at(-1) ?? secret, length % MARK_EVERY);
  return { length, anchor: anchor.toString("hex"), marks };
}

/** The secret hashed `times` times over; null outside of the chain. */
function linkOf({ length, marks }: Chain, times: number): Buffer | null {
  const mark = marks[Math.floor(times / MARK_EVERY)];
  return mark && times <= length ? hashAgain(mark, times % MARK_EVERY) : null;
}

/** Names a chain, in memory and where its secret is sealed. */
export const chainName = (gameId: string | number, day: string): string => `${gameId} ${day}`;

/** Chains and the seeds of rounds. Chains are kept in memory: they never change. `box` seals their secrets. */
export function createSeeds(db: Db, box: SecretBox) {
  const chains = new Map<string, Chain>();
  function keep(key: string, chain: Chain): Chain {
    if (chains.size > 4 * GAMES.length) chains.clear();
    chains.set(key, chain);
    return chain;
  }

  /** Lays the chains of `day` that are missing. Another server may lay them at the same time: the first one counts. */
  async function layDay(
    day: string,
    createdAt: Date,
    secretOf: (gameId: string) => Buffer = () => randomBytes(32),
  ): Promise<void> {
    const rows = await db.select({ gameId: gameChain.gameId }).from(gameChain).where(eq(gameChain.day, day));
    const known = new Set(rows.map(({ gameId }) => gameId));
    const missing = GAMES.filter(({ id }) => !known.has(String(id)));
    if (missing.length === 0) return;
    const made = new Map<string, Chain>();
    const values = missing.map((game) => {
      const [gameId, length] = [String(game.id), roundsADay(game)];
      const secret = secretOf(gameId);
      const chain = chainFrom(secret, length);
      made.set(gameId, chain);
      const sealed = box.seal(secret.toString("hex"), chainName(gameId, day));
      return { gameId, day, anchor: chain.anchor, sealed, length, createdAt };
    });
    const laid = db.insert(gameChain).values(values).onConflictDoNothing().returning({ gameId: gameChain.gameId });
    for (const { gameId } of await laid) {
      const chain = made.get(gameId);
      if (chain) keep(chainName(gameId, day), chain);
    }
  }

  async function chainOf({ game, day }: Pick<RoundTimes, "game" | "day">): Promise<Chain | null> {
    const key = chainName(game.id, day);
    const kept = chains.get(key);
    if (kept) return kept;
    const [row] = await db
      .select()
      .from(gameChain)
      .where(and(eq(gameChain.gameId, String(game.id)), eq(gameChain.day, day)));
    const secret = row && secretOf(row);
    return secret ? keep(key, chainFrom(Buffer.from(secret, "hex"), row.length)) : null;
  }

  /** null for one that somebody changed: its rounds are void, and those of the other games are drawn. */
  function secretOf({ gameId, day, sealed }: typeof gameChain.$inferSelect): string | null {
    try {
      return box.open(sealed, chainName(gameId, day));
    } catch (error) {
      report("a chain of seeds", error);
      return null;
    }
  }

  return {
    /** Lays the chains of today and tomorrow, so that an anchor is known before its day begins. */
    async ensureChains(clock: Clock): Promise<void> {
      const now = dateNow(clock);
      await layDay(seoulDay(now), now);
      await layDay(seoulDay(seoul(now).add(1, "day").valueOf()), now);
    },
    layDay,
    /** The seed of a round, as hex; null where its day has no chain. */
    async seedOf(round: RoundTimes): Promise<string | null> {
      const chain = await chainOf(round);
      return (chain && linkOf(chain, chain.length - round.number)?.toString("hex")) ?? null;
    },
  };
}
export type Seeds = ReturnType<typeof createSeeds>;

/** Published before the round opens. It says nothing of the chain's other seeds. Without a beacon it is version 1's. */
export function commitmentOf(seed: string, beacon: BeaconChain | null): string {
  return sha256(Buffer.from(commitmentText(2, seed, beacon))).toString("hex");
}

/** The hash of the bets that were accepted, from the hashes of each. */
export function rootOf(leaves: readonly string[]): string {
  return sha256(Buffer.from(leaves.join(""))).toString("hex");
}

/** What the beacon gives a draw: the hash of its signature. */
export const randomnessOf = (signature: string): string => sha256(Buffer.from(signature, "hex")).toString("hex");

/** The result of a round: of its seed, a value that is fixed after it, its id, and nothing else. */
export function drawResult(seed: string, value: string, { id, game }: RoundTimes): Drawn {
  const key = Buffer.from(seed, "hex");
  const blocks = Array.from({ length: DRAW_BLOCKS }, (_, block) =>
    createHmac("sha256", key)
      .update(drawMessage(value, id, block))
      .digest(),
  );
  return KINDS[game.kind].draw(createDrawSource(Buffer.concat(blocks)));
}
