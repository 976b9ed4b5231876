// Charges and exchanges as operators work on them, and the data that they go by.
import * as v from "valibot";
import { type RequestAction } from "../../../domain/wallet/money-request.ts";
import { REQUEST_KINDS, REQUEST_STATES } from "../../../domain/wallet/request-states.ts";
import { LEAST_MULTIPLE } from "../../../domain/wallet/wagering.ts";
import { CalendarDate, Id } from "../common.ts";
import { MoneyRequest } from "../wallet/money-request.ts";
import { PageQuery, pageOf } from "../page.ts";
import { BankName, BankNumber, ChargeTypeId, PersonName } from "../wallet/wallet.ts";
import { ExportFormat } from "./export.ts";
import { sortOf } from "./table.ts";

/** Of the operators' queues: whose requests, and when they were made. */
export const QUEUE_FILTER = {
  /** A part of the user id or of the nickname. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  /** Days in Seoul, both inclusive. */
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
};
const REQUEST_FILTER = {
  kind: v.picklist(REQUEST_KINDS),
  /** open: everything that is not decided. */
  state: v.optional(v.picklist(["open", ...REQUEST_STATES]), "open"),
  ...QUEUE_FILTER,
};

/** GET /api/admin/money-requests: where no order is given, what waits longest comes first; of decided ones the newest. */
export const OperatorRequestsQuery = v.strictObject({
  ...REQUEST_FILTER,
  sort: sortOf("createdAt", "amount"),
  ...PageQuery,
});
/** GET /api/admin/money-requests/export: every request of the filter, the newest first. */
export const RequestExportQuery = v.strictObject({ ...REQUEST_FILTER, format: ExportFormat });
export const OperatorRequest = v.object({
  ...MoneyRequest.entries,
  userId: v.string(),
  nickname: v.string(),
  level: v.number(),
  /** Who works on it; null: nobody, or the time is over. */
  lease: v.nullable(v.object({ by: v.string(), until: v.string(), isMine: v.boolean() })),
  reference: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
});
export type OperatorRequest = v.InferOutput<typeof OperatorRequest>;
export const OperatorRequestPage = v.object({
  ...pageOf(OperatorRequest).entries,
  /** Won of the whole filter; null: it has all decided requests, which are not summed up. */
  totals: v.nullable(v.object({ amount: v.number() })),
});
export type OperatorRequestPage = v.InferOutput<typeof OperatorRequestPage>;

const OPERATOR_ACTIONS = ["claim", "release", "approve", "refuse", "doubt"] as const satisfies readonly RequestAction[];
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

const Note = v.pipe(v.string(), v.trim(), v.maxLength(200));

/** POST /api/admin/money-requests/act: one action on some requests; each succeeds or fails by itself. */
export const ActRequest = v.pipe(
  v.strictObject({
    action: v.picklist(OPERATOR_ACTIONS),
    ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)),
    /** Of refuse: the member reads it. */
    reason: v.optional(Note, ""),
    /** Of doubt, and of the approval of an exchange: the bank's number of the transfer. */
    reference: v.optional(Note, ""),
  }),
  v.forward(
    v.check(({ action, reason }) => action !== "refuse" || reason !== "", "거절하는 이유를 입력해주세요."),
    ["reason"],
  ),
  v.forward(
    v.check(({ action, reference }) => action !== "doubt" || reference !== "", "이체 번호를 입력해주세요."),
    ["reference"],
  ),
);
/** `problem`: why it was not done, in Korean. */
export const ActReport = v.object({
  items: v.array(v.object({ id: v.string(), problem: v.nullable(v.string()) })),
});
export type ActReport = v.InferOutput<typeof ActReport>;

const Whole = (min: number, max: number) =>
  v.pipe(v.number("숫자를 입력해주세요."), v.integer(), v.minValue(min), v.maxValue(max));
const Won = Whole(1, 1_000_000_000_000);
const WonOrNone = Whole(0, 1_000_000_000_000);

/** Rows of a table that are saved together. */
const someOf = <Row extends v.GenericSchema>(row: Row) =>
  v.strictObject({ items: v.pipe(v.array(row), v.minLength(1), v.maxLength(99)) });

/** GET and PUT /api/admin/charge-types. */
export const ChargeTypeRow = v.strictObject({
  id: ChargeTypeId,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
  method: v.picklist(["bank", "tether"]),
  bonusPercent: Whole(0, 100),
  maxBonus: WonOrNone,
  /** Money is staked once at least before it leaves: decisions, rule 37. */
  wageringMultiple: Whole(LEAST_MULTIPLE, 100),
  isActive: v.boolean(),
});
export type ChargeTypeRow = v.InferOutput<typeof ChargeTypeRow>;
/** PUT /api/admin/charge-types. */
export const ChargeTypesRequest = someOf(ChargeTypeRow);
export const ChargeTypeList = v.object({ items: v.array(ChargeTypeRow) });

const MoneyLimitFields = v.strictObject({
  level: Whole(1, 99),
  minCharge: Won,
  maxCharge: Won,
  minExchange: Won,
  maxExchange: Won,
  unit: Won,
  exchangesPerDay: Whole(0, 1_000),
  exchangeWonPerDay: WonOrNone,
  quickAmounts: v.pipe(v.array(Whole(1, 1_000_000_000)), v.maxLength(8)),
});
/** GET and PUT /api/admin/money-limits. */
export const MoneyLimitRow = v.pipe(
  MoneyLimitFields,
  v.forward(
    v.partialCheck(
      [["minCharge"], ["maxCharge"]],
      ({ minCharge, maxCharge }) => minCharge <= maxCharge,
      "최소 금액이 최대 금액보다 큽니다.",
    ),
    ["minCharge"],
  ),
  v.forward(
    v.partialCheck(
      [["minExchange"], ["maxExchange"]],
      ({ minExchange, maxExchange }) => minExchange <= maxExchange,
      "최소 금액이 최대 금액보다 큽니다.",
    ),
    ["minExchange"],
  ),
);
export type MoneyLimitRow = v.InferOutput<typeof MoneyLimitRow>;
/** PUT /api/admin/money-limits. */
export const MoneyLimitsRequest = someOf(MoneyLimitRow);
export const MoneyLimitList = v.object({ items: v.array(MoneyLimitFields) });

/** GET /api/admin/house-banks; PUT and DELETE /api/admin/house-banks/{id}. */
export const HouseBankRequest = v.strictObject({
  bank: BankName,
  number: BankNumber,
  holder: PersonName,
  minLevel: Whole(1, 99),
  maxLevel: Whole(1, 99),
  isActive: v.boolean(),
});
export const HouseBank = v.object({ ...HouseBankRequest.entries, id: v.string() });
export type HouseBank = v.InferOutput<typeof HouseBank>;
export const HouseBankList = v.object({ items: v.array(HouseBank) });
