// The chain that the demo's payment desk plays: orders with addresses, transfers that gain confirmations, payouts.
import { createHmac, randomBytes } from "node:crypto";
import { eq, lt, or } from "drizzle-orm";
import type {
  PaymentDeskCallback,
  PaymentDeskOrder,
  PaymentDeskPayout,
  PaymentDeskPayoutAnswer,
} from "../../../src/api/contract/wallet/payment-desk.ts";
import type { NetworkKind } from "../../../src/domain/wallet/tether-order.ts";
import type { Clock } from "../../clock.ts";
import { dateNow } from "../../clock.ts";
import type { Db } from "../../db/open.ts";
import { deskOrder, deskPayout, deskTransfer } from "../../db/schema.ts";
import { every } from "../../every.ts";
import { sendSigned } from "../../signed/client.ts";
import { DESK } from "../../signed/signature.ts";

export type PaymentDeskOrderRow = typeof deskOrder.$inferSelect;
export type PaymentDeskTransferRow = typeof deskTransfer.$inferSelect;

/** What a visitor may try: the exact amount, less, more, another network, after the end. */
export const TRIALS = ["exact", "under", "over", "wrongNetwork", "late"] as const;
export type Trial = (typeof TRIALS)[number];

const TICK_MS = 1_000;
/** A visitor does not wait a minute for twenty blocks. */
const PER_TICK = 2;
const CALLBACK_PATH = "/api/desk/callback";
/** What a trial sends less or more: one USDT. */
const DIFFERENCE = 1_000_000;

export type Chain = ReturnType<typeof createChain>;

export function createChain({ db, clock, secret }: { db: Db; clock: Clock; secret: string }) {
  let product: string | null = null;
  let ticking: ReturnType<typeof every> | undefined;

  /** Opens the order once; the same one again has the same address. */
  async function open(order: PaymentDeskOrder): Promise<PaymentDeskOrderRow> {
    const { id, network, contract, kind, usdt, confirmations: needed } = order;
    const address = addressFor(secret, kind, id);
    const row = { id, network, contract, kind, usdt, needed, address, expiresAt: new Date(order.expiresAt) };
    await db.insert(deskOrder).values(row).onConflictDoNothing();
    return row;
  }

  async function find(id: string): Promise<{ order: PaymentDeskOrderRow; transfers: PaymentDeskTransferRow[] } | null> {
    const [order] = await db.select().from(deskOrder).where(eq(deskOrder.id, id));
    if (!order) return null;
    return { order, transfers: await db.select().from(deskTransfer).where(eq(deskTransfer.orderId, id)) };
  }

  /** Sends a transfer as a visitor asks; false for an order that is not there. */
  async function send(id: string, trial: Trial): Promise<boolean> {
    const found = await find(id);
    if (!found) return false;
    const { order } = found;
    const more = { under: -Math.min(DIFFERENCE, Math.floor(order.usdt / 2)), over: DIFFERENCE };
    const isLate = trial === "late" && order.expiresAt.getTime() >= clock.now();
    await db.insert(deskTransfer).values({
      hash: `${order.kind === "evm" ? "0x" : ""}${randomBytes(32).toString("hex")}`,
      orderId: id,
      network: trial === "wrongNetwork" ? OTHER_NETWORK : order.network,
      contract: order.contract,
      usdt: order.usdt + (trial === "under" || trial === "over" ? more[trial] : 0),
      at: isLate ? new Date(order.expiresAt.getTime() + 60_000) : dateNow(clock),
    });
    return true;
  }

  async function pay({ reference, network, address, usdt }: PaymentDeskPayout): Promise<PaymentDeskPayoutAnswer> {
    const row = { reference, network, address, usdt, hash: randomBytes(32).toString("hex"), at: dateNow(clock) };
    await db.insert(deskPayout).values(row).onConflictDoNothing();
    const kept = await findPayout(reference);
    if (!kept) throw new Error("the payout was not written");
    return kept;
  }

  async function findPayout(reference: string): Promise<PaymentDeskPayoutAnswer | null> {
    const [row] = await db.select().from(deskPayout).where(eq(deskPayout.reference, reference));
    return row ? { state: "sent", hash: row.hash, reason: null } : null;
  }

  /** One block: transfers gain confirmations, and the product is told what it does not know. */
  async function tick(): Promise<void> {
    const rows = await db
      .select({ transfer: deskTransfer, order: deskOrder })
      .from(deskTransfer)
      .innerJoin(deskOrder, eq(deskOrder.id, deskTransfer.orderId))
      .where(or(lt(deskTransfer.confirmations, deskOrder.needed), lt(deskTransfer.told, deskTransfer.confirmations)));
    for (const { transfer, order } of rows) {
      const confirmations = Math.min(order.needed, transfer.confirmations + PER_TICK);
      const isTold = await tell({ ...transfer, confirmations }, order);
      await db
        .update(deskTransfer)
        .set({ confirmations, ...(isTold && { told: confirmations }) })
        .where(eq(deskTransfer.hash, transfer.hash));
    }
  }

  /** False when the product has to be told again. */
  async function tell(transfer: PaymentDeskTransferRow, { address }: PaymentDeskOrderRow): Promise<boolean> {
    if (product === null) return false;
    const { orderId: order, hash, network, contract, usdt, confirmations, at } = transfer;
    const told: PaymentDeskCallback = {
      order,
      hash,
      network,
      contract,
      address,
      usdt,
      confirmations,
      at: at.toISOString(),
    };
    const target = { peer: DESK, address: product, secret, clock };
    const { status } = await sendSigned(target, "POST", CALLBACK_PATH, told);
    // What the product refuses for good is not told again.
    return status < 500 && status !== 429;
  }

  return {
    open,
    find,
    send,
    pay,
    findPayout,
    start: (url: string) => {
      product = url;
      ticking = every("the desk's chain", TICK_MS, tick);
    },
    stop: () => ticking?.stop(),
  };
}

/** Where a visitor sends by mistake. */
const OTHER_NETWORK = "BEP20";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** An address of the right form and with a wrong checksum: real wallets refuse to send real money to it. */
function addressFor(secret: string, kind: NetworkKind, orderId: string): string {
  const bytes = createHmac("sha256", secret).update(`address ${orderId}`).digest();
  const more = createHmac("sha256", secret).update(`more ${orderId}`).digest();
  if (kind === "tron") {
    const letters = [...bytes, ...more].slice(0, 29).map((byte) => BASE58[byte % BASE58.length]);
    return `TDEMo${letters.join("")}`;
  }
  const digits = [...bytes.subarray(0, 18).toString("hex")];
  const mixed = digits.map((digit, at) => ((more[at % more.length] ?? 0) % 2 === 0 ? digit : digit.toUpperCase()));
  return `0xdEaD${mixed.join("")}`;
}
