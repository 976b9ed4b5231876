// The chains of seeds: src/domain/lobby/house/fair.ts. A player has one for the slot, and the table has one.
import { createHmac, hash, randomBytes } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import { createDrawSource, DRAW_BLOCKS, drawMessage, type DrawSource } from "../src/domain/games/draw-source.ts";
import { drawIdOf, leafText } from "../src/domain/lobby/house/fair.ts";
import type { Clock } from "./clock.ts";
import type { HouseDb, HouseQuery, HouseTx } from "./db/open.ts";
import { chain } from "./db/schema.ts";

const LENGTH = 1_000;

/** Seals the secrets of chains where they are kept; `row` is the chain's id. The application that starts this one has the key. */
export interface SeedBox {
  seal(secret: string, row: string): string;
  open(sealed: string, row: string): string;
  /** The text as the newest key seals it; null: it is as it should be. */
  renew(stored: string, row: string): string | null;
}

type StoredChain = typeof chain.$inferSelect;
/** A chain with its secret opened. */
export type ChainRow = Omit<StoredChain, "sealed"> & { secret: string };

const hashed = (secret: string, times: number): string => {
  let bytes = Buffer.from(secret, "hex");
  for (let i = 0; i < times; i++) bytes = hash("sha256", bytes, "buffer");
  return bytes.toString("hex");
};

/** The seed at a place of the chain, from 1 on; at 0 it is the anchor. */
export const seedAt = ({ secret, length }: Pick<ChainRow, "secret" | "length">, number: number): string =>
  hashed(secret, length - number);

async function latest(db: HouseQuery, owner: string): Promise<StoredChain | undefined> {
  const [row] = await db
    .select()
    .from(chain)
    .where(eq(chain.owner, owner))
    .orderBy(desc(chain.createdAt), desc(chain.id))
    .limit(1);
  return row;
}

export interface TakenSeed {
  chain: ChainRow;
  number: number;
}

/** The chains of a database, whose secrets `box` seals. */
export function createChains(box: SeedBox, clock: Clock) {
  const opened = ({ sealed, ...row }: StoredChain): ChainRow => ({ ...row, secret: box.open(sealed, row.id) });

  /** The chain that the owner's next seed comes from; laid where there is none with a seed left. */
  async function openChain(tx: HouseTx, owner: string): Promise<ChainRow> {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`house chain ${owner}`}))`);
    const known = await latest(tx, owner);
    if (known && known.used < known.length) return opened(known);
    const secret = randomBytes(32).toString("hex");
    const anchor = hashed(secret, LENGTH);
    const id = randomBytes(6).toString("hex");
    const row = { id, owner, sealed: box.seal(secret, id), anchor, length: LENGTH };
    const [made] = await tx
      .insert(chain)
      .values({ ...row, createdAt: new Date(clock.now()) })
      .returning();
    if (!made) throw new Error("a chain was not written");
    return opened(made);
  }

  return {
    /** The hash that the owner's next seed will have. */
    async promisedHash(tx: HouseTx, owner: string): Promise<string> {
      const row = await openChain(tx, owner);
      return seedAt(row, row.used);
    },
    /** Takes the owner's next seed, which no other draw gets. */
    async takeSeed(tx: HouseTx, owner: string): Promise<TakenSeed> {
      const row = await openChain(tx, owner);
      const number = row.used + 1;
      await tx.update(chain).set({ used: number }).where(eq(chain.id, row.id));
      return { chain: row, number };
    },
    async chainOf(db: HouseQuery, id: string): Promise<ChainRow> {
      const [row] = await db.select().from(chain).where(eq(chain.id, id));
      if (!row) throw new Error(`chain ${id} is missing`);
      return opened(row);
    },
    /** Seals what an older version left plain, or an old key has sealed. */
    async renew(db: HouseDb): Promise<void> {
      for (const { id, sealed } of await db.select({ id: chain.id, sealed: chain.sealed }).from(chain)) {
        const fresh = box.renew(sealed, id);
        const isAsRead = and(eq(chain.id, id), eq(chain.sealed, sealed));
        if (fresh !== null) await db.update(chain).set({ sealed: fresh }).where(isAsRead);
      }
    },
  };
}
export type Chains = ReturnType<typeof createChains>;

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
