// Charges and exchanges, and what they go by: types, limits by level, bank accounts, wagering and deposit limits.
import { sql } from "drizzle-orm";
import { bigserial, boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, won } from "./columns.ts";
import { member, ofMember } from "./members.ts";

/** How a member may charge: specification, section 3. Type 1 is the default. */
export const chargeType = pgTable(
  "charge_type",
  {
    id: smallint("id").primaryKey(),
    name: text("name").notNull(),
    /** bank: the member pays into a bank account of the house; tether: by crypto. */
    method: text("method").notNull().default("bank"),
    bonusPercent: smallint("bonus_percent").notNull().default(0),
    /** The bonus is never more than this many won. */
    maxBonus: won("max_bonus").notNull().default(0),
    /** Charge and bonus have to be staked so many times before an exchange: decisions, rule 37. */
    wageringMultiple: smallint("wagering_multiple").notNull().default(1),
    isActive: boolean("is_active").notNull().default(true),
  },
  (t) => [
    check("charge_type_method", sql`${t.method} in ('bank','tether')`),
    check(
      "charge_type_sound",
      sql`${t.bonusPercent} between 0 and 100 and ${t.maxBonus} >= 0 and ${t.wageringMultiple} between 1 and 100`,
    ),
  ],
);

/** Limits of charges and exchanges. A level without a row has those of the nearest level below it, else of the lowest. */
export const moneyLimit = pgTable(
  "money_limit",
  {
    level: smallint("level").primaryKey(),
    minCharge: won("min_charge").notNull(),
    maxCharge: won("max_charge").notNull(),
    minExchange: won("min_exchange").notNull(),
    maxExchange: won("max_exchange").notNull(),
    /** Both are requested in multiples of it. */
    unit: won("unit").notNull(),
    exchangesPerDay: smallint("exchanges_per_day").notNull(),
    exchangeWonPerDay: won("exchange_won_per_day").notNull(),
    /** The amounts that the buttons of the form add. */
    quickAmounts: integer("quick_amounts").array().notNull(),
  },
  (t) => [
    check(
      "money_limit_sound",
      sql`${t.unit} > 0 and ${t.minCharge} > 0 and ${t.minCharge} <= ${t.maxCharge} and ${t.minExchange} > 0
        and ${t.minExchange} <= ${t.maxExchange} and ${t.exchangesPerDay} >= 0 and ${t.exchangeWonPerDay} >= 0`,
    ),
  ],
);

/** Bank accounts of the house, which members pay into. */
export const houseBank = pgTable("house_bank", {
  id: text("id").primaryKey(),
  bank: text("bank").notNull(),
  number: text("number").notNull(),
  holder: text("holder").notNull(),
  /** For members of these levels, both inclusive. */
  minLevel: smallint("min_level").notNull().default(1),
  maxLevel: smallint("max_level").notNull().default(99),
  isActive: boolean("is_active").notNull().default(true),
});

/** The member's own bank account, which exchanges are paid to. */
export const memberBank = pgTable("member_bank", {
  memberId: text("member_id")
    .primaryKey()
    .references(() => member.id),
  bank: text("bank").notNull(),
  number: text("number").notNull(),
  holder: text("holder").notNull(),
  /** Of the withdrawal password; argon2id. */
  passwordHash: text("password_hash").notNull(),
  changedAt: instant("changed_at").notNull(),
});

/**
 * A charge, an exchange or a payment of rolling that a member asked for; its states are those of
 * src/domain/wallet/money-request.ts. `state` and `version` follow `money_request_state`, whose trigger writes them.
 */
export const moneyRequest = pgTable(
  "money_request",
  {
    id: text("id").primaryKey(),
    memberId: ofMember(),
    /** charge, exchange, rolling. */
    kind: text("kind").notNull(),
    state: text("state").notNull(),
    /** Rises with each change, so that a page drops what is older than what it shows. */
    version: integer("version").notNull().default(1),
    amount: won("amount").notNull(),
    /** Of a charge: its type, and the terms as they were when it was requested. Of rolling: the name of its scope. */
    chargeTypeId: smallint("charge_type_id").references(() => chargeType.id),
    typeName: text("type_name"),
    bonus: won("bonus").notNull().default(0),
    wagering: won("wagering").notNull().default(0),
    depositor: text("depositor"),
    /** Of an exchange: the member's account as it was; of a charge: the house's account that was named. */
    bank: text("bank"),
    bankNumber: text("bank_number"),
    bankHolder: text("bank_holder"),
    /** Of an exchange by tether: where it is paid, how much and at which rate; null otherwise. */
    network: text("network"),
    address: text("address"),
    usdt: won("usdt"),
    rate: integer("rate"),
    /** Why it was refused. */
    reason: text("reason"),
    /** The bank's own number of the transfer. */
    reference: text("reference"),
    /** The operator who works on it, and until when nobody else does. */
    leaseOwner: text("lease_owner").references(() => member.id),
    leaseUntil: instant("lease_until"),
    decidedBy: text("decided_by").references(() => member.id),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    check("money_request_kind", sql`${t.kind} in ('charge','exchange','rolling')`),
    check(
      "money_request_state",
      sql`${t.state} in ('requested','inProgress','done','refused') or (${t.kind} = 'charge' and ${t.state} = 'cancelled')
        or (${t.kind} = 'exchange' and ${t.state} = 'payoutUnknown')`,
    ),
    check(
      "money_request_tether",
      sql`num_nulls(${t.network}, ${t.address}, ${t.usdt}, ${t.rate}) in (0, 4) and (${t.network} is null or ${t.kind} = 'exchange')`,
    ),
    check("money_request_amount", sql`${t.amount} > 0 and ${t.bonus} >= 0 and ${t.wagering} >= 0`),
    uniqueIndex("money_request_one_open")
      .on(t.memberId, t.kind)
      .where(sql`${t.state} in ('requested','inProgress','payoutUnknown')`),
    index("money_request_own").on(t.memberId, t.createdAt, t.id),
    index("money_request_member").on(t.memberId, t.kind, t.createdAt, t.id),
    index("money_request_member_state").on(t.memberId, t.kind, t.state, t.createdAt, t.id),
    index("money_request_queue").on(t.kind, t.state, t.createdAt, t.id),
    index("money_request_decided")
      .on(t.decidedAt)
      .where(sql`${t.state} = 'done'`),
    index("money_request_amount").on(t.kind, t.state, t.amount, t.id),
  ],
);

/** Each move of a request, its beginning too. `by`: null where the payment desk moved it. Append only. */
export const moneyRequestState = pgTable(
  "money_request_state",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    requestId: text("request_id")
      .notNull()
      .references(() => moneyRequest.id),
    state: text("state").notNull(),
    at: instant("at").notNull(),
    by: text("by").references(() => member.id),
    reason: text("reason"),
  },
  (t) => [index("money_request_state_request").on(t.requestId, t.id)],
);

/** Stakes that a member still has to make before an exchange, from one cause each. */
export const wagering = pgTable(
  "wagering",
  {
    id: text("id").primaryKey(),
    memberId: ofMember(),
    /** What granted it, such as `charge:{id}`. */
    ref: text("ref").notNull().unique(),
    required: won("required").notNull(),
    grantedAt: instant("granted_at").notNull(),
    /** Set: it is met, or the member had nothing left of the money that it was for. */
    endedAt: instant("ended_at"),
  },
  (t) => [
    index("wagering_open")
      .on(t.memberId, t.grantedAt)
      .where(sql`${t.endedAt} is null`),
    check("wagering_required", sql`${t.required} >= 0`),
  ],
);

/**
 * A limit of deposits that a member set: decisions, rules 22 and 30. Of each period the row with the latest
 * `effective_from` that is not in the future is in force.
 */
export const depositLimit = pgTable(
  "deposit_limit",
  {
    id: text("id").primaryKey(),
    memberId: ofMember(),
    /** day, week or month: the last 24 hours, 7 days, 30 days. */
    period: text("period").notNull(),
    /** Won; null: no limit from then on. */
    amount: won("amount"),
    effectiveFrom: instant("effective_from").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    check("deposit_limit_period", sql`${t.period} in ('day','week','month')`),
    check("deposit_limit_amount", sql`${t.amount} is null or ${t.amount} >= 0`),
    index("deposit_limit_member").on(t.memberId, t.period, t.effectiveFrom),
  ],
);
