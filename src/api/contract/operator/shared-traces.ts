// Accounts that have something in common, as operators look at them: decisions, rule 39.
import * as v from "valibot";
import { TRACE_KINDS } from "../../../domain/account/one-person.ts";
import { UserId } from "../account/account.ts";
import { PageQuery, pageOf } from "../page.ts";
import { noteText } from "../written-text.ts";

/** GET /api/admin/shared-traces: what grew last comes first. checked: nothing was added since an operator looked. */
export const SharedTracesQuery = v.strictObject({
  kind: v.optional(v.picklist(TRACE_KINDS)),
  isChecked: v.optional(v.picklist(["yes", "no", "all"]), "no"),
  /** Of one member: what others have too. */
  userId: v.optional(UserId),
  ...PageQuery,
});

export const SharedAccount = v.object({
  userId: v.string(),
  nickname: v.string(),
  /** Since when it has this. */
  since: v.string(),
  joinedAt: v.string(),
  recommender: v.nullable(v.string()),
  /** waiting and refused: its sign-up; disabled: by an operator. */
  state: v.picklist(["active", "waiting", "refused", "disabled"]),
  /** Won that were charged, and paid out. */
  moneyIn: v.number(),
  moneyOut: v.number(),
});
export type SharedAccount = v.InferOutput<typeof SharedAccount>;

export const SharedTrace = v.object({
  kind: v.picklist(TRACE_KINDS),
  value: v.string(),
  /** How many accounts have it; `accounts` names the first of them. */
  members: v.number(),
  since: v.string(),
  grownAt: v.string(),
  /** The last look at it, though accounts may have been added since. */
  checked: v.nullable(v.object({ by: v.string(), at: v.string(), members: v.number(), note: v.string() })),
  accounts: v.array(SharedAccount),
});
export type SharedTrace = v.InferOutput<typeof SharedTrace>;
export const SharedTracePage = pageOf(SharedTrace);

/** POST /api/admin/shared-traces/checked: an operator has looked at these so many accounts; request_moved when more came. */
export const CheckedRequest = v.strictObject({
  kind: v.picklist(TRACE_KINDS),
  value: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  members: v.pipe(v.number(), v.integer(), v.minValue(2)),
  note: noteText(),
});
