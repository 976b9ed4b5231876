// The rate of tether is the one of the hour: the payment desk is asked for it once in each hour that has none yet. What
// an operator sets holds until the next hour.
import { sql } from "drizzle-orm";
import { HOUR_MS, hourOf, isRateNear } from "../../../src/domain/wallet/tether.ts";
import type { ServerContext } from "../../context.ts";
import { report } from "../../log.ts";
import { currentRate } from "./terms.ts";

export async function readRateOfHour({ desk, database: { db }, clock }: ServerContext): Promise<void> {
  const hour = hourOf(clock.now());
  const before = await currentRate(db);
  if (desk === null || hourOf(before.at.getTime()) >= hour) return;
  const rate = await desk.rate();
  if (rate === null || clock.now() >= (hour + 1) * HOUR_MS) return;
  if (!isRateNear(rate, before.rate)) {
    report("the payment desk told a rate that is far from the one before", new Error(`${before.rate} → ${rate}`));
    return;
  }
  const at = new Date(hour * HOUR_MS).toISOString();
  // Another node may have asked meanwhile, or an operator set one.
  await db.execute(sql`
    insert into tether_rate (rate, at) select ${rate}, ${at}::timestamptz
    where not exists (select 1 from tether_rate where at >= ${at}::timestamptz)`);
}
