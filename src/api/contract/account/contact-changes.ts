// Changes of a member's phone number and bank account that wait for an operator: decisions, rule 39.
import * as v from "valibot";
import { CONTACT_KINDS } from "../../../domain/account/one-person.ts";

/** 202: the change waits, and what was registered before holds until then. */
export const ChangeWaiting = v.object({ isWaiting: v.literal(true) });

/** GET /api/member/changes: the last one of each kind while it waits, or where it was refused. `asked` is masked. */
export const OwnChange = v.object({
  kind: v.picklist(CONTACT_KINDS),
  state: v.picklist(["waiting", "refused"]),
  asked: v.string(),
  reason: v.nullable(v.string()),
  askedAt: v.string(),
});
export type OwnChange = v.InferOutput<typeof OwnChange>;
export const OwnChangeList = v.object({ items: v.array(OwnChange) });
