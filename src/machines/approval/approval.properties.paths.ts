// What holds of a whole walk of what waits for a second operator.
import type { SnapshotFrom } from "xstate";
import { after, type Properties } from "../../../paths/lib/properties.ts";
import { comes, isIn } from "../command/submission.properties.paths.ts";
import type { approvalMachine } from "./approval.machine.ts";

type Step = { after: SnapshotFrom<typeof approvalMachine> };

const mayRefuse = isIn("asked.refusing");
const mayDecide = (step: Step): boolean => step.after.hasTag("mayApprove") || mayRefuse(step);
const isOpened = comes("approval.pick");

export const approvalProperties: Properties<typeof approvalMachine> = {
  "who asked, or has not the right, decides nothing until they open what is theirs to decide": after(
    ({ event, after: { context } }) =>
      event.type === "approval.pick" && (context.picked?.isOwn === true || context.picked?.mayDecide === false),
    (step) => !mayDecide(step),
    isOpened,
  ),
  "what was decided is neither decided again nor withdrawn until one is opened": after(
    comes("approval.told"),
    (step) => !mayDecide(step) && !step.after.hasTag("mayWithdraw"),
    isOpened,
  ),
  "how it ended is told until it is closed or another is opened": after(
    comes("approval.told"),
    ({ after: now }) => now.hasTag("over") && now.context.told !== null,
    comes("approval.close", "approval.pick"),
  ),
  "who writes why they refuse cannot approve until they step back or open another": after(
    comes("approval.refuse"),
    ({ after: now }) => !now.hasTag("mayApprove"),
    comes("approval.back", "approval.pick"),
  ),
};
