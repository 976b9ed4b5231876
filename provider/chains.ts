// The chains of seeds: src/domain/house/fair.ts. A player has one for the slot, and the table has one.
import { createHmac, hash, randomBytes } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { createDrawSource, DRAW_BLOCKS, drawMessage, type DrawSource } from "../src/domain/games/draw-source.ts";
import { drawIdOf, leafText } from "../src/domain/house/fair.ts";
import type { Clock } from "./clock.ts";
import type { HouseQuery, HouseTx } from "./db/open.ts";
import { chain } from "./db/schema.ts";

const LENGTH = 1_000;

export type ChainRow = typeof chain.$inferSelect;

const hashed = (secret: string, times: number): string => {
  let bytes = Buffer.from(secret, "hex");
  for (let i = 0; i < times; i++) bytes = hash("sha256", bytes, "buffer");
  return bytes.toString("hex");
};

/** The seed at a place of the chain, from 1 on; at 0 it is the anchor. */
export const seedAt = ({ secret, length }: Pick<ChainRow, "secret" | "length">, number: number): string =>
  hashed(secret, length - number);

async function latest(db: HouseQuery, owner: string): Promise<ChainRow | undefined> {
  const [row] = await db
    .select()
    .from(chain)
    .where(eq(chain.owner, owner))
    .orderBy(desc(chain.createdAt), desc(chain.id))
    .limit(1);
  return row;
}

/** The chain that the owner's next seed comes from; laid where there is none with a seed left. */
export async function openChain(tx: HouseTx, owner: string, clock: Clock): Promise<ChainRow> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`house chain ${owner}`}))`);
  const known = await latest(tx, owner);
  if (known && known.used < known.length) return known;
  const secret = randomBytes(32).toString("hex");
  const anchor = hashed(secret, LENGTH);
  const row = { id: randomBytes(6).toString("hex"), owner, secret, anchor, length: LENGTH };
  const [made] = await tx
    .insert(chain)
    .values({ ...row, createdAt: new Date(clock.now()) })
    .returning();
  if (!made) throw new Error("a chain was not written");
  return made;
}

/** The hash that the owner's next seed will have. */
export async function promisedHash(tx: HouseTx, owner: string, clock: Clock): Promise<string> {
  const row = await openChain(tx, owner, clock);
  return seedAt(row, row.used);
}

export interface TakenSeed {
  chain: ChainRow;
  number: number;
}

/** Takes the owner's next seed, which no other draw gets. */
export async function takeSeed(tx: HouseTx, owner: string, clock: Clock): Promise<TakenSeed> {
  const row = await openChain(tx, owner, clock);
  const number = row.used + 1;
  await tx.update(chain).set({ used: number }).where(eq(chain.id, row.id));
  return { chain: row, number };
}

export async function chainOf(db: HouseQuery, id: string): Promise<ChainRow> {
  const [row] = await db.select().from(chain).where(eq(chain.id, id));
  if (!row) throw new Error(`chain ${id} is missing`);
  return row;
}

/** The numbers of one draw: of its seed, of the value that was fixed after the seed, and of its id. */
export function sourceOf({ chain: row, number }: TakenSeed, value: string): DrawSource {
  const key = Buffer.from(seedAt(row, number), "hex");
  const blocks = Array.from({ length: DRAW_BLOCKS }, (_, block) =>
    createHmac("sha256", key)
      .update(drawMessage(value, drawIdOf(row.id, number), block))
      .digest(),
  );
  return createDrawSource(Buffer.concat(blocks));
}

export const leafOf = (transaction: string, pick: string, amount: number): string =>
  hash("sha256", leafText(transaction, pick, amount), "hex");
export const rootOf = (leaves: readonly string[]): string => hash("sha256", leaves.join(""), "hex");
