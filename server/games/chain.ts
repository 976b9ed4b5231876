// The chain of seeds of each game and day: decisions, rule 33.
import { createHmac, hash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Drawn } from "../../src/domain/games/kind.ts";
import { createDrawSource, DRAW_BLOCKS, drawMessage } from "../../src/domain/games/draw-source.ts";
import { GAMES } from "../../src/domain/games/games.ts";
import { KINDS } from "../../src/domain/games/kinds.ts";
import { type RoundTimes, roundsADay } from "../../src/domain/games/rounds.ts";
import { seoul, seoulDay } from "../../src/domain/time.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Db, Queryable } from "../db/open.ts";
import { gameChain } from "../db/schema.ts";

const sha256 = (data: Buffer): Buffer => hash("sha256", data, "buffer");

/** `data` hashed `times` times over. */
function hashed(data: Buffer, times: number): Buffer {
  let at = data;
  for (let i = 0; i < times; i++) at = sha256(at);
  return at;
}

/** Lays the chains of today and tomorrow, so that an anchor is known before its day begins. */
export async function ensureChains(db: Db, clock: Clock): Promise<void> {
  const now = dateNow(clock);
  const days = [seoulDay(now), seoulDay(seoul(now).add(1, "day").valueOf())];
  for (const day of days) {
    const known = new Set(
      (await db.select({ gameId: gameChain.gameId }).from(gameChain).where(eq(gameChain.day, day))).map(
        (row) => row.gameId,
      ),
    );
    const missing = GAMES.filter(({ id }) => !known.has(String(id)));
    if (missing.length === 0) continue;
    const rows = missing.map((game) => {
      const secret = randomBytes(32);
      const length = roundsADay(game);
      const anchor = hashed(secret, length).toString("hex");
      return { gameId: String(game.id), day, anchor, secret: secret.toString("hex"), length, createdAt: now };
    });
    await db.insert(gameChain).values(rows).onConflictDoNothing();
  }
}

/** Seeds of rounds. Chains are kept in memory: they never change. */
export function createSeeds(db: Queryable) {
  const chains = new Map<string, { secret: Buffer; length: number; anchor: string }>();
  async function chainOf({ game, day }: Pick<RoundTimes, "game" | "day">) {
    const key = `${game.id} ${day}`;
    const kept = chains.get(key);
    if (kept) return kept;
    const [row] = await db
      .select()
      .from(gameChain)
      .where(and(eq(gameChain.gameId, String(game.id)), eq(gameChain.day, day)));
    if (!row) return null;
    const chain = { secret: Buffer.from(row.secret, "hex"), length: row.length, anchor: row.anchor };
    if (chains.size > 4 * GAMES.length) chains.clear();
    chains.set(key, chain);
    return chain;
  }
  return {
    /** The seed of a round, as hex; null where its day has no chain. */
    async seedOf(round: RoundTimes): Promise<string | null> {
      const chain = await chainOf(round);
      return chain && hashed(chain.secret, chain.length - round.number).toString("hex");
    },
    anchorOf: async (round: RoundTimes): Promise<string | null> => (await chainOf(round))?.anchor ?? null,
  };
}
export type Seeds = ReturnType<typeof createSeeds>;

/** Published before the round opens. It says nothing of the chain's other seeds. */
export function commitmentOf(seed: string): string {
  return sha256(Buffer.from(`commitment:${seed}`)).toString("hex");
}

/** The hash of the bets that were accepted, from the hashes of each. */
export function rootOf(leaves: readonly string[]): string {
  return sha256(Buffer.from(leaves.join(""))).toString("hex");
}

/** The result of a round: of its seed, the value fixed at the lock and its id, and of nothing else. */
export function drawResult(seed: string, root: string, { id, game }: RoundTimes): Drawn {
  const key = Buffer.from(seed, "hex");
  const blocks = Array.from({ length: DRAW_BLOCKS }, (_, block) =>
    createHmac("sha256", key)
      .update(drawMessage(root, id, block))
      .digest(),
  );
  return KINDS[game.kind].draw(createDrawSource(Buffer.concat(blocks)));
}
