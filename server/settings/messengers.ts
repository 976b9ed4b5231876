// Messengers that members may ask through; a list under one key, as the operator of the site set it up.
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { MessengerList } from "../../src/api/contract/settings.ts";
import type { Queryable } from "../db/open.ts";
import { setting } from "../db/schema.ts";

export const MESSENGERS_KEY = "messengers";

export async function readMessengers(db: Queryable): Promise<v.InferOutput<typeof MessengerList>> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, MESSENGERS_KEY));
  return row ? v.parse(MessengerList, row.value) : [];
}
