// What holds of a whole walk of a charge or an exchange that was asked for.
import { after, never, type Properties } from "../../../paths/lib/properties.ts";
import { isIn, not } from "../command/submission.properties.paths.ts";
import type { moneyRequestMachine } from "./money-request.machine.ts";
import type { SnapshotFrom } from "xstate";

type Snapshot = SnapshotFrom<typeof moneyRequestMachine>;

const isSame = (before: Snapshot | null, now: Snapshot): boolean =>
  before !== null && before.context.request?.id === now.context.request?.id;

export const moneyRequestProperties: Properties<typeof moneyRequestMachine> = {
  "the version that is shown of a request never falls": never(
    ({ before, after: now }) =>
      isSame(before, now) && (now.context.request?.version ?? 0) < (before?.context.request?.version ?? 0),
  ),
  "an exchange is never asked whether it is to be cancelled": never(
    ({ after: now }) => now.matches({ open: { requested: "cancelling" } }) && now.context.request?.kind === "exchange",
  ),
  "a payout that is not known is looked up until it is done or refused": never(
    ({ before, after: now }) =>
      isSame(before, now) &&
      before?.matches({ open: "payoutUnknown" }) === true &&
      !now.matches({ open: "payoutUnknown" }) &&
      !now.matches({ decided: "done" }) &&
      !now.matches({ decided: "refused" }),
  ),
  "how a request ended is not shown any more once it was read": after(
    ({ event }) => event.type === "request.close",
    not(isIn("decided")),
    ({ event }) => event.type === "request.changed",
  ),
};
