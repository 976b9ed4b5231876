// The row of the house's own provider: made at the first start, and brought up to date at each one.
import { type Clock, dateNow } from "../../clock.ts";
import type { Db } from "../../db/open.ts";
import { provider } from "../../db/schema.ts";
import type { Vault } from "../../vault.ts";

export const HOUSE_PROVIDER = { id: "hanpan", name: "한판 게임즈" } as const;

/** Whether it is on stays as an operator set it. */
export async function registerHouse(
  db: Db,
  { clock, vault }: { clock: Clock; vault: Vault },
  { secret, ...made }: { address: string; secret: string; certificate: string | null },
): Promise<void> {
  const reached = { ...made, sealed: vault.box("provider").seal(secret, HOUSE_PROVIDER.id) };
  await db
    .insert(provider)
    .values({ ...HOUSE_PROVIDER, ...reached, createdAt: dateNow(clock) })
    .onConflictDoUpdate({ target: provider.id, set: reached });
}
