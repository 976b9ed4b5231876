// The tree of managers and agents, their shares and their statements. Won; rates in hundredths of a percent.
import * as v from "valibot";
import { AGENT_PRODUCTS, SHARE_BASES, STATEMENT_STATES } from "../../../domain/operator/agents.ts";
import { MANAGER_ROLES } from "../../../domain/operator/rights.ts";
import { UserId } from "../account/account.ts";
import { CalendarDate } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { reasonText } from "../written-text.ts";

export const AgentShare = v.strictObject({
  product: v.picklist(AGENT_PRODUCTS),
  basis: v.picklist(SHARE_BASES),
  rate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000, "100%를 넘을 수 없습니다.")),
});
export type AgentShare = v.InferOutput<typeof AgentShare>;

/** Who stands above whom: an account of the tree, in the order in which the tree is drawn. */
export const AgentNode = v.object({
  userId: v.string(),
  nickname: v.string(),
  role: v.picklist(MANAGER_ROLES),
  /** The user id; null: the house. */
  above: v.nullable(v.string()),
  /** 0: right below the house, or whoever asks. */
  depth: v.number(),
  shares: v.array(AgentShare),
  /** Members of its own, and with those of everybody below it. */
  members: v.number(),
  membersBelow: v.number(),
  isBarred: v.boolean(),
});
export type AgentNode = v.InferOutput<typeof AgentNode>;

/** GET /api/admin/agents. `nextFrom`: the first day of the period that is closed next; null: there is nobody to settle with. */
export const AgentTree = v.object({ items: v.array(AgentNode), nextFrom: v.nullable(v.string()) });
export type AgentTree = v.InferOutput<typeof AgentTree>;

/** PUT /api/admin/agents/{userId}/shares: all of them. */
export const AgentSharesChange = v.strictObject({
  shares: v.pipe(
    v.array(AgentShare),
    v.maxLength(AGENT_PRODUCTS.length),
    v.check(
      (shares) => new Set(shares.map(({ product }) => product)).size === shares.length,
      "같은 상품이 두 번 있습니다.",
    ),
  ),
  reason: reasonText(),
});

/** PUT /api/admin/agents/{userId}/above; empty: the house. */
export const AgentAboveChange = v.strictObject({
  above: v.union([v.literal(""), UserId]),
  reason: reasonText(),
});

/** POST /api/admin/agent-periods: closes from the end of the last period up to this day of Seoul, inclusive. */
export const ClosePeriodRequest = v.strictObject({ until: CalendarDate });
export const ClosedPeriod = v.object({ id: v.string(), begins: v.string(), ends: v.string(), statements: v.number() });

const statementEntries = {
  id: v.string(),
  userId: v.string(),
  nickname: v.string(),
  begins: v.string(),
  /** The first instant that does not belong to it. */
  ends: v.string(),
  carried: v.number(),
  amount: v.number(),
  due: v.number(),
  state: v.picklist(STATEMENT_STATES),
  paidAt: v.nullable(v.string()),
};
export const Statement = v.object(statementEntries);
export type Statement = v.InferOutput<typeof Statement>;
export const StatementPage = pageOf(Statement);
export type StatementPage = v.InferOutput<typeof StatementPage>;

/** GET /api/admin/agent-statements, the newest period first. */
export const StatementsQuery = v.strictObject({
  /** The user id. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  state: v.optional(v.picklist(STATEMENT_STATES)),
  ...PageQuery,
});
/** GET /api/manager/statements: the own, and those right below. */
export const OwnStatementsQuery = v.strictObject(PageQuery);

const StatementLine = v.object({
  product: v.picklist(AGENT_PRODUCTS),
  /** Of the branch: the own user id for the own members. */
  branch: v.string(),
  basis: v.picklist(SHARE_BASES),
  rate: v.number(),
  belowRate: v.number(),
  turnover: v.number(),
  result: v.number(),
  amount: v.number(),
});

/** What all members lost in the period by the ledger, what of it is in statements and in none, and what remains. */
const Reconciled = v.object({
  ledger: v.number(),
  counted: v.number(),
  outside: v.number(),
  difference: v.number(),
});
/** One with what it is made of. `reconciled`: of its whole period, as the ledger is now; for operators. */
export const StatementDetail = v.object({
  ...statementEntries,
  lines: v.array(StatementLine),
  reconciled: v.nullable(Reconciled),
});
export type StatementDetail = v.InferOutput<typeof StatementDetail>;
