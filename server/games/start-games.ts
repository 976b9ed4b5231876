// The rounds of all games, by one timer: what has to open is inserted in one statement, what is locked is fixed in one
// transaction and drawn in another, once the beacon has signed its round of after the lock.
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { beaconTime } from "../../src/domain/games/beacon.ts";
import { GAMES } from "../../src/domain/games/games.ts";
import { nextRound, roundAt } from "../../src/domain/games/rounds.ts";
import type { ServerContext } from "../context.ts";
import { gameBeacon, gameRound } from "../db/schema.ts";
import { every } from "../every.ts";
import { beaconIdOf } from "./beacon/beacon.ts";
import { createSeeds } from "./chain.ts";
import { drawRounds, type Heard, lockRounds, VOID_AFTER_MS } from "./draw.ts";
import { roundRow } from "./round-row.ts";
import { settleDecided } from "./settle-round.ts";
import { ensureSettings } from "./settings.ts";
import { tellRounds } from "./tell-rounds.ts";

const TICK_MS = 100;
/** A round whose beacon stays away for so long is void. */
const BEACON_AWAY_MS = 10 * 60_000;

/** Lays settings and chains, takes up what a stopped server left, then runs until `stop`. */
export async function startGames(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  const { db } = context.database;
  await ensureSettings(db);
  const rounds = createRounds(context);
  await rounds.resume();
  await rounds.tick();
  return every("rounds of games", TICK_MS, rounds.tick);
}

/** A round that is not drawn yet. */
interface Open {
  closesAt: number;
  /** The beacon's round that it is drawn with; null in version 1, and where another beacon is meant, which nobody asks. */
  beaconRound: number | null;
  isDrawnAlone: boolean;
  isLocked: boolean;
  /** When its beacon was asked for first. */
  askedAt: number | null;
}

/** Exported for tests, which tick by hand. */
export function createRounds(context: ServerContext) {
  const { beacon } = context;
  const { db } = context.database;
  const seeds = createSeeds(db, context.vault.box("game chain"));
  const beaconId = beaconIdOf(beacon.chain);
  /** The last round of each game that was laid, by the game's id. */
  const laid = new Map<number, string>();
  const open = new Map<string, Open>();
  let isBeaconKnown = false;
  let chainsUntil = 0;

  function takeUp(row: typeof gameRound.$inferSelect): void {
    open.set(row.id, {
      closesAt: row.closesAt.getTime(),
      beaconRound: row.beaconId === beaconId ? row.beaconRound : null,
      isDrawnAlone: row.version === 1,
      isLocked: false,
      askedAt: null,
    });
  }

  /** Rounds that another process has laid: an older version of this one, or another node. */
  async function takeUpStored(chosen?: SQL): Promise<void> {
    const rows = await db
      .select()
      .from(gameRound)
      .where(and(eq(gameRound.state, "open"), chosen));
    for (const row of rows) takeUp(row);
  }

  async function lay(now: number): Promise<void> {
    if (now >= chainsUntil) {
      await seeds.ensureChains(context.clock);
      chainsUntil = now + 3_600_000;
    }
    const current = GAMES.map((game) => roundAt(game, now)).filter(({ game, id }) => laid.get(game.id) !== id);
    if (current.length === 0) return;
    if (!isBeaconKnown) {
      const row = { id: beaconId, ...beacon.chain, isHouse: beacon.isHouse };
      await db.insert(gameBeacon).values(row).onConflictDoNothing();
      isBeaconKnown = true;
    }
    // The next one too: its commitment is known before it opens.
    const rounds = current.flatMap((round) => [round, nextRound(round)]);
    const rows = await Promise.all(rounds.map((round) => roundRow(seeds, round, beacon.chain)));
    const made = await db
      .insert(gameRound)
      .values(rows.flatMap((row) => row ?? []))
      .onConflictDoNothing()
      .returning();
    for (const row of made) takeUp(row);
    const others = rounds.map(({ id }) => id).filter((id) => !open.has(id));
    if (others.length > 0) await takeUpStored(inArray(gameRound.id, others));
    for (const round of current) laid.set(round.game.id, round.id);
    await tellRounds(
      context,
      current.map(({ id }) => id),
    );
  }

  /** Fixes what was bet on the rounds whose lock has passed, and tells it. */
  async function lock(now: number): Promise<void> {
    const due = [...open].filter(([, round]) => !round.isLocked && round.closesAt <= now);
    if (due.length === 0) return;
    const ids = due.map(([id]) => id);
    await lockRounds(context, ids);
    for (const [, round] of due) round.isLocked = true;
    await tellRounds(context, ids);
  }

  /** Draws what is locked and whose beacon is there. True: some rounds were decided. */
  async function draw(now: number): Promise<boolean> {
    const locked = [...open].filter(([, round]) => round.isLocked);
    if (locked.length === 0) return false;
    const isMissed = ({ closesAt }: Open) => now - closesAt > VOID_AFTER_MS;
    const asked = locked.flatMap(([, round]) =>
      round.beaconRound !== null && !isMissed(round) && beaconTime(beacon.chain, round.beaconRound) <= now
        ? [round.beaconRound]
        : [],
    );
    const signatures = await beacon.signatures(asked);
    for (const [, round] of locked) round.askedAt ??= now;
    const isGivenUp = ({ askedAt }: Open) => askedAt !== null && now - askedAt >= BEACON_AWAY_MS;
    const isDue = (round: Open) =>
      round.isDrawnAlone || signatures.has(round.beaconRound ?? -1) || isMissed(round) || isGivenUp(round);
    const due = new Map(locked.filter(([, round]) => isDue(round)));
    if (due.size === 0) return false;
    const heard: Heard = {
      signatureOf: (id, round) => (id === beaconId && round !== null ? signatures.get(round) : undefined),
      givenUp: new Set([...due].filter(([, round]) => isGivenUp(round)).map(([id]) => id)),
    };
    const { decided, waiting } = await drawRounds(context, seeds, [...due.keys()], heard);
    await tellRounds(context, decided);
    for (const id of due.keys()) if (!waiting.includes(id)) open.delete(id);
    return decided.length > 0;
  }

  /** When the first race or match that is shown now may be settled. */
  let shownUntil: number | null = null;
  async function settle(): Promise<string[]> {
    const { ids, until } = await settleDecided(context);
    shownUntil = until;
    return ids;
  }

  return {
    /** Rounds that were open when the server stopped are taken up again. */
    async resume(): Promise<void> {
      await takeUpStored();
      await settle();
    },
    async tick(): Promise<void> {
      const now = context.clock.now();
      await lock(now);
      const isDecided = await draw(now);
      if (isDecided || (shownUntil !== null && now >= shownUntil)) await tellRounds(context, await settle());
      await lay(now);
    },
  };
}
