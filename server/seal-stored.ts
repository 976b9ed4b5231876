// At the start: secrets that an older version left plain, or that an old key has sealed, are sealed with the newest key.
// SQL cannot do it, since the database does not know the key.
import { and, eq } from "drizzle-orm";
import { ConfigError } from "./config.ts";
import type { Db } from "./db/open.ts";
import { gameChain, provider, staff } from "./db/schema.ts";
import { chainName } from "./games/chain.ts";
import { UnreadableSecret, type Vault } from "./vault.ts";

/** Throws ConfigError where a secret was sealed with a key that is not configured. */
export async function sealStored(db: Db, vault: Vault): Promise<void> {
  try {
    await sealChains(db, vault);
    await sealProviders(db, vault);
    await sealFactors(db, vault);
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error;
    throw new ConfigError([
      "HANPAN_DATA_KEY: 데이터베이스의 비밀값을 이 키로 열 수 없습니다. 이전 키를 HANPAN_DATA_KEY_OLD에 넣으세요.",
    ]);
  }
}

/** Rows are changed only as they were read: another node may start at the same time. */
async function sealChains(db: Db, vault: Vault): Promise<void> {
  const box = vault.box("game chain");
  const { gameId, day, sealed } = gameChain;
  for (const row of await db.select({ gameId, day, sealed }).from(gameChain)) {
    const fresh = box.renew(row.sealed, chainName(row.gameId, row.day));
    const isAsRead = and(eq(gameId, row.gameId), eq(day, row.day), eq(sealed, row.sealed));
    if (fresh !== null) await db.update(gameChain).set({ sealed: fresh }).where(isAsRead);
  }
}

async function sealProviders(db: Db, vault: Vault): Promise<void> {
  const box = vault.box("provider");
  for (const { id, sealed } of await db.select({ id: provider.id, sealed: provider.sealed }).from(provider)) {
    const fresh = box.renew(sealed, id);
    const isAsRead = and(eq(provider.id, id), eq(provider.sealed, sealed));
    if (fresh !== null) await db.update(provider).set({ sealed: fresh }).where(isAsRead);
  }
}

async function sealFactors(db: Db, vault: Vault): Promise<void> {
  const box = vault.box("second factor");
  const { memberId } = staff;
  for (const name of ["secret", "pendingSecret"] as const) {
    const column = staff[name];
    for (const { id, sealed } of await db.select({ id: memberId, sealed: column }).from(staff)) {
      const fresh = sealed === null ? null : box.renew(sealed, id);
      const isAsRead = and(eq(memberId, id), eq(column, sealed ?? ""));
      if (fresh !== null)
        await db
          .update(staff)
          .set({ [name]: fresh })
          .where(isAsRead);
    }
  }
}
