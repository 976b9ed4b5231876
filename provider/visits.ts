// Launches: the site asks for an address, which is good for one entry; from then on a cookie names the visit.
import { hash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { HouseVisit } from "../src/api/contract/lobby/house.ts";
import type { LaunchCall } from "../src/api/contract/lobby/provider.ts";
import type { Clock } from "./clock.ts";
import type { HouseDb, HouseTx } from "./db/open.ts";
import { visit } from "./db/schema.ts";
import type { WalletCalls } from "./wallet/wallet-calls.ts";

export type VisitRow = typeof visit.$inferSelect;

/** The code in the address is good for a minute. */
const ENTRY_MS = 60_000;
/** Free spins that are left are played after the token's end too. */
const VISIT_MS = 24 * 3_600_000;
/** Of the text that tells players apart on a page, without saying who they are. */
const PLAYER_LENGTH = 24;

const hashOf = (text: string): string => hash("sha256", text, "hex");
const secretText = (): string => randomBytes(32).toString("base64url");

/** The code of a new visit's address. */
export async function openVisit(db: HouseDb, clock: Clock, launch: LaunchCall): Promise<string> {
  const { gameId, token, playerId, playerName, returnUrl } = launch;
  const code = secretText();
  const createdAt = new Date(clock.now());
  await db.insert(visit).values({
    id: hashOf(secretText()),
    entry: hashOf(code),
    gameId,
    token,
    playerId,
    playerName,
    returnUrl,
    createdAt,
  });
  return code;
}

/** Trades the code of an address for the visit's cookie; null for a code that is used, old or wrong. */
export async function enterVisit(
  db: HouseDb,
  clock: Clock,
  code: string,
): Promise<{ cookie: string; gameId: string } | null> {
  const cookie = secretText();
  const [row] = await db
    .update(visit)
    .set({ id: hashOf(cookie), entry: null })
    .where(and(eq(visit.entry, hashOf(code)), gt(visit.createdAt, new Date(clock.now() - ENTRY_MS))))
    .returning();
  return row ? { cookie, gameId: row.gameId } : null;
}

export async function findVisit(db: HouseDb, clock: Clock, cookie: string, gameId: string): Promise<VisitRow | null> {
  const [row] = await db
    .select()
    .from(visit)
    .where(
      and(
        eq(visit.id, hashOf(cookie)),
        eq(visit.gameId, gameId),
        gt(visit.createdAt, new Date(clock.now() - VISIT_MS)),
      ),
    );
  return row ?? null;
}

/** Adds to what the visit has staked and won. */
export async function addToVisit(tx: HouseTx, id: string, staked: number, won: number): Promise<void> {
  await tx
    .update(visit)
    .set({ staked: sql`${visit.staked} + ${staked}`, won: sql`${visit.won} + ${won}` })
    .where(eq(visit.id, id));
}

/** As its page shows it; the balance is the wallet's own. */
export async function viewOfVisit(db: HouseDb, calls: WalletCalls, id: string): Promise<HouseVisit> {
  const [row] = await db.select().from(visit).where(eq(visit.id, id));
  if (!row) throw new Error("a visit is missing");
  const balance = await calls.balance(row.token, `b-${randomBytes(12).toString("hex")}`);
  const { playerId, playerName, staked, won, createdAt, returnUrl } = row;
  const player = hashOf(playerId).slice(0, PLAYER_LENGTH);
  return { player, playerName, balance, staked, won, startedAt: createdAt.getTime(), returnUrl };
}
