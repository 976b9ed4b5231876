// Charges by tether, and the records of the demo's payment desk. Tether in whole millionths of a USDT.
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { instant, won } from "./columns.ts";
import { member, ofMember } from "./members.ts";

export const tetherNetwork = pgTable(
  "tether_network",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    /** tron or evm: the form of its addresses. */
    kind: text("kind").notNull(),
    /** The contract of USDT on this network. */
    contract: text("contract").notNull(),
    confirmations: smallint("confirmations").notNull(),
    isActive: boolean("is_active").notNull().default(true),
  },
  (t) => [check("tether_network_sound", sql`${t.kind} in ('tron','evm') and ${t.confirmations} > 0`)],
);

/** Hundredths of a won for one USDT; the newest row is in force. */
export const tetherRate = pgTable(
  "tether_rate",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    rate: integer("rate").notNull(),
    at: instant("at").notNull(),
    setBy: text("set_by").references(() => member.id),
  },
  (t) => [check("tether_rate_positive", sql`${t.rate} > 0`)],
);

/** States and credits are those of src/domain/wallet/tether-order.ts. */
export const tetherOrder = pgTable(
  "tether_order",
  {
    id: text("id").primaryKey(),
    memberId: ofMember(),
    state: text("state").notNull(),
    credit: text("credit").notNull().default("none"),
    version: integer("version").notNull().default(1),
    amount: won("amount").notNull(),
    bonus: won("bonus").notNull().default(0),
    wagering: won("wagering").notNull().default(0),
    usdt: won("usdt").notNull(),
    rate: integer("rate").notNull(),
    rateAt: instant("rate_at").notNull(),
    network: text("network").notNull(),
    contract: text("contract").notNull(),
    needed: smallint("needed").notNull(),
    address: text("address").notNull(),
    url: text("url").notNull(),
    received: won("received").notNull().default(0),
    confirmations: integer("confirmations").notNull().default(0),
    creditedAmount: won("credited_amount"),
    /** Of the transfers that came after the decision and wait for another one: tether, won, and how many they are. */
    extra: won("extra").notNull().default(0),
    extraWorth: won("extra_worth").notNull().default(0),
    extraTransfers: integer("extra_transfers").notNull().default(0),
    /** Won that were credited for such transfers. */
    extraCredited: won("extra_credited").notNull().default(0),
    /** Why an exact payment was not credited. */
    problem: text("problem"),
    /** Why an operator refused it. */
    reason: text("reason"),
    leaseOwner: text("lease_owner").references(() => member.id),
    leaseUntil: instant("lease_until"),
    decidedBy: text("decided_by").references(() => member.id),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    cancelledAt: instant("cancelled_at"),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    check(
      "tether_order_state",
      sql`${t.state} in ('waiting','confirming','paid','underPaid','overPaid','late','wrongNetwork','cancelled')`,
    ),
    check(
      "tether_order_credit",
      sql`${t.credit} in ('none','credited','refused') and (${t.credit} = 'credited') = (${t.creditedAmount} is not null)`,
    ),
    check("tether_order_amounts", sql`${t.amount} > 0 and ${t.usdt} > 0 and ${t.rate} > 0 and ${t.needed} > 0`),
    check("tether_order_secure", sql`${t.url} like 'https://%'`),
    unique("tether_order_address").on(t.network, t.address),
    uniqueIndex("tether_order_one_waiting")
      .on(t.memberId)
      .where(sql`${t.state} = 'waiting'`),
    index("tether_order_member").on(t.memberId, t.createdAt),
    index("tether_order_queue").on(t.credit, t.state, t.createdAt),
    index("tether_order_at").on(t.createdAt, t.id),
    index("tether_order_extra_queue")
      .on(t.createdAt)
      .where(sql`${t.extraTransfers} > 0`),
    check(
      "tether_order_extra",
      sql`${t.extra} >= 0 and ${t.extraWorth} >= 0 and ${t.extraTransfers} >= 0 and ${t.extraCredited} >= 0`,
    ),
  ],
);

/** What the chain shows of an order. A transaction belongs to one order, and its facts do not change. */
export const tetherTransfer = pgTable(
  "tether_transfer",
  {
    hash: text("hash").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => tetherOrder.id),
    network: text("network").notNull(),
    contract: text("contract").notNull(),
    usdt: won("usdt").notNull(),
    confirmations: integer("confirmations").notNull(),
    /** The time of its block. */
    at: instant("at").notNull(),
    seenAt: instant("seen_at").notNull(),
    /** order: counted when the order was decided; credited, refused: decided by itself; null: not decided. */
    decision: text("decision"),
  },
  (t) => [
    index("tether_transfer_order").on(t.orderId),
    check("tether_transfer_usdt", sql`${t.usdt} > 0`),
    check("tether_transfer_decision", sql`${t.decision} in ('order','credited','refused')`),
  ],
);

/** Orders that the demo's payment desk was told of. */
export const deskOrder = pgTable("desk_order", {
  id: text("id").primaryKey(),
  network: text("network").notNull(),
  contract: text("contract").notNull(),
  kind: text("kind").notNull(),
  usdt: won("usdt").notNull(),
  needed: integer("needed").notNull(),
  address: text("address").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** The demo's chain: each tick adds confirmations. */
export const deskTransfer = pgTable("desk_transfer", {
  hash: text("hash").primaryKey(),
  orderId: text("order_id")
    .notNull()
    .references(() => deskOrder.id),
  network: text("network").notNull(),
  contract: text("contract").notNull(),
  usdt: won("usdt").notNull(),
  confirmations: integer("confirmations").notNull().default(0),
  /** The confirmations that the product took last. */
  told: integer("told").notNull().default(-1),
  at: instant("at").notNull(),
});

/** Payouts of the demo's payment desk, each once by its reference. */
export const deskPayout = pgTable("desk_payout", {
  reference: text("reference").primaryKey(),
  network: text("network").notNull(),
  address: text("address").notNull(),
  usdt: won("usdt").notNull(),
  hash: text("hash").notNull(),
  at: instant("at").notNull(),
});
