// Messengers that members may ask through; a list under one key, as the operator of the site set it up.
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { type Messenger, type MessengerChange, MessengerList } from "../../src/api/contract/community/messengers.ts";
import { dateNow, type Clock } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { setting } from "../db/schema.ts";

export const MESSENGERS_KEY = "messengers";

export async function readMessengers(db: Queryable): Promise<Messenger[]> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, MESSENGERS_KEY));
  return row ? v.parse(MessengerList, row.value) : [];
}

/** Writes the name and the address of the messenger with this image. Returns the list; null where it has none such. */
export async function changeMessenger(
  tx: Tx,
  clock: Clock,
  imgPath: string,
  change: MessengerChange,
): Promise<Messenger[] | null> {
  const [row] = await tx
    .select({ value: setting.value })
    .from(setting)
    .where(eq(setting.key, MESSENGERS_KEY))
    .for("update");
  const list = row ? v.parse(MessengerList, row.value) : [];
  if (!list.some((one) => one.imgPath === imgPath)) return null;
  const value = list.map((one) => (one.imgPath === imgPath ? { imgPath, ...change } : one));
  await tx
    .update(setting)
    .set({ value, updatedAt: dateNow(clock) })
    .where(eq(setting.key, MESSENGERS_KEY));
  return value;
}
