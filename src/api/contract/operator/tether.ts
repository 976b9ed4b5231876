// Tether as operators work on it.
import * as v from "valibot";
import { NETWORK_KINDS, TETHER_STATES } from "../../../domain/wallet/tether-order.ts";
import { Id } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { NetworkId, TetherOrder } from "../wallet/tether.ts";
import { ExportFormat } from "./export.ts";
import { sortOf } from "./table.ts";
import { QUEUE_FILTER } from "./wallet.ts";

const TETHER_FILTER = {
  /** held: those that an operator decides about. */
  state: v.optional(v.picklist(["held", "all", ...TETHER_STATES]), "held"),
  ...QUEUE_FILTER,
};

/** GET /api/admin/tether-orders: where no order is given, of those that are held the oldest first, else the newest. */
export const OperatorTetherQuery = v.strictObject({
  ...TETHER_FILTER,
  sort: sortOf("createdAt", "amount"),
  ...PageQuery,
});
/** GET /api/admin/tether-orders/export: every order of the filter, the newest first. */
export const TetherExportQuery = v.strictObject({ ...TETHER_FILTER, format: ExportFormat });
export const OperatorTetherOrder = v.object({
  ...TetherOrder.entries,
  userId: v.string(),
  nickname: v.string(),
  /** Why a payment was not credited by itself. */
  problem: v.nullable(v.string()),
  /** Won: what the received tether is worth at the order's rate, or what waits after the decision at the rate of its day. */
  worth: v.number(),
  hashes: v.array(v.string()),
  lease: v.nullable(v.object({ by: v.string(), until: v.string(), isMine: v.boolean() })),
  decidedBy: v.nullable(v.string()),
});
export type OperatorTetherOrder = v.InferOutput<typeof OperatorTetherOrder>;
export const OperatorTetherPage = v.object({
  ...pageOf(OperatorTetherOrder).entries,
  /** Won of the whole filter: what was asked for, and what was credited. */
  totals: v.object({ amount: v.number(), credited: v.number() }),
});

const TETHER_ACTIONS = ["claim", "release", "credit", "refuse"] as const;

/** POST /api/admin/tether-orders/act; it answers an ActReport. */
export const TetherActRequest = v.pipe(
  v.strictObject({
    action: v.picklist(TETHER_ACTIONS),
    ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""),
  }),
  v.forward(
    v.check(({ action, reason }) => action !== "refuse" || reason !== "", "거절하는 이유를 입력해주세요."),
    ["reason"],
  ),
);
export type TetherActRequest = v.InferOutput<typeof TetherActRequest>;

const Whole = (min: number, max: number) =>
  v.pipe(v.number("숫자를 입력해주세요."), v.integer("정수를 입력해주세요."), v.minValue(min), v.maxValue(max));

/** GET and PUT /api/admin/tether-networks. */
export const NetworkRow = v.strictObject({
  id: NetworkId,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
  kind: v.picklist(NETWORK_KINDS),
  contract: v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]{1,100}$/, "컨트랙트 주소를 입력해주세요.")),
  confirmations: Whole(1, 1_000),
  isActive: v.boolean(),
});
export type NetworkRow = v.InferOutput<typeof NetworkRow>;
export const NetworkList = v.object({ items: v.array(NetworkRow) });
export const NetworksChange = v.strictObject({ items: v.pipe(v.array(NetworkRow), v.minLength(1), v.maxLength(20)) });

/** GET and PUT /api/admin/tether-rate. */
export const TetherRate = v.object({ rate: v.number(), at: v.string() });
export const TetherRateChange = v.strictObject({ rate: Whole(1, 100_000_000) });
