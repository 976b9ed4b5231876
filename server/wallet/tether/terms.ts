// Rate and networks of tether: data that the operator edits.
import { asc, desc } from "drizzle-orm";
import type { NetworkRow } from "../../../src/api/contract/operator/tether.ts";
import type { TetherRate } from "../../../src/api/contract/wallet/tether.ts";
import { isRateWorse, isTetherUnderMaintenance } from "../../../src/domain/wallet/tether.ts";
import {
  TETHER_DEPOSIT_MAINTENANCE_TEXT,
  TETHER_WITHDRAWAL_MAINTENANCE_TEXT,
} from "../../../src/domain/lobby/launch-text.ts";
import { dateNow } from "../../clock.ts";
import type { ServerContext } from "../../context.ts";
import type { Queryable, Tx } from "../../db/open.ts";
import { tetherNetwork, tetherRate } from "../../db/schema.ts";
import { ApiError } from "../../errors.ts";
import { readSettings } from "../../session/settings.ts";
import { fieldProblem } from "../charge.ts";
import type { PaymentDesk } from "./desk.ts";

export async function listNetworks(db: Queryable): Promise<NetworkRow[]> {
  const rows = await db.select().from(tetherNetwork).orderBy(asc(tetherNetwork.id));
  return rows.map((row) => ({ ...row, kind: row.kind === "tron" ? "tron" : "evm" }));
}

export async function activeNetworks(db: Queryable): Promise<NetworkRow[]> {
  return (await listNetworks(db)).filter(({ isActive }) => isActive);
}

/** The first one where none is asked for. Throws ApiError bad_request under its field for one that is not offered. */
export async function networkOf(db: Queryable, id: string | undefined): Promise<NetworkRow> {
  const found = (await activeNetworks(db)).find((one) => id === undefined || one.id === id);
  if (!found) throw fieldProblem("network", "지금은 선택할 수 없는 네트워크입니다.");
  return found;
}

/** Writes these networks whole and returns all. Orders keep the terms that they were made with. */
export async function changeNetworks(tx: Tx, items: readonly NetworkRow[]): Promise<NetworkRow[]> {
  for (const row of items.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await tx.insert(tetherNetwork).values(row).onConflictDoUpdate({ target: tetherNetwork.id, set: row });
  return listNetworks(tx);
}

export async function currentRate(db: Queryable): Promise<{ rate: number; at: Date }> {
  const [row] = await db.select().from(tetherRate).orderBy(desc(tetherRate.id)).limit(1);
  if (!row) throw new Error("the table of tether rates is empty");
  return row;
}

/** Throws ApiError where the rate has moved against the member since it was shown. */
export function refuseWorseRate(
  kind: "charge" | "exchange",
  shown: number,
  { rate, at }: { rate: number; at: Date },
): void {
  if (!isRateWorse(kind, shown, rate)) return;
  throw new ApiError("rate_moved", undefined, { offer: { rate, rateAt: at.toISOString() } satisfies TetherRate });
}

export async function setRate(tx: Tx, { clock }: ServerContext, rate: number, setBy: string) {
  const row = { rate, at: dateNow(clock), setBy };
  await tx.insert(tetherRate).values(row);
  return { rate, at: row.at.toISOString() };
}

/** 1 under maintenance, and where no payment desk is configured. */
export async function maintenanceFlag({ database, desk }: ServerContext): Promise<number> {
  const { tetherMaintenanceFlag } = await readSettings(database.db);
  return desk === null ? 1 : tetherMaintenanceFlag;
}

/** Refused for good: the page does not take it for one whose outcome is unknown. */
const REFUSALS = {
  deposit: { code: "charge_refused", text: TETHER_DEPOSIT_MAINTENANCE_TEXT },
  withdrawal: { code: "exchange_refused", text: TETHER_WITHDRAWAL_MAINTENANCE_TEXT },
} as const;

/** The payment desk, while tether is open. Throws ApiError with the words of this way. */
export async function openPaymentDesk(context: ServerContext, way: keyof typeof REFUSALS): Promise<PaymentDesk> {
  const isClosed = isTetherUnderMaintenance({ tetherMaintenanceFlag: await maintenanceFlag(context) });
  if (isClosed || context.desk === null) throw new ApiError(REFUSALS[way].code, REFUSALS[way].text);
  return context.desk;
}
