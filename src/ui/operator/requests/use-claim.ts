import { useSelector } from "@xstate/react";
import * as v from "valibot";
import { answerOf } from "../../../api/client/ask.ts";
import { requestOf } from "../../../api/client/send.ts";
import type { actOnMoneyRequests } from "../../../api/contract/operator/money.endpoints.ts";
import type { actOnTetherOrders } from "../../../api/contract/operator/tether.endpoints.ts";
import type { ActReport } from "../../../api/contract/operator/wallet.ts";
import type { CommandNoticeProps } from "../../frame/form/command-notice.tsx";
import { useCommand } from "../../frame/form/use-command.ts";
import { stateText } from "../../machine-state.ts";

const NO_FIELDS = v.object({});

export interface Claim {
  claim: (ids: readonly string[]) => void;
  /** Why it was refused, or that its outcome is not known. */
  notice: CommandNoticeProps;
}

/** Claims rows of a queue without a button: by the key that decides about them. */
export function useClaim(
  to: typeof actOnMoneyRequests | typeof actOnTetherOrders,
  onDone: (report: ActReport) => void,
): Claim {
  "use no memo";
  const actor = useCommand({ name: `${to.path} claim by key`, schema: NO_FIELDS, answer: answerOf(to) }, onDone);
  const snapshot = useSelector(actor, (now) => now);
  return {
    claim: (ids) => {
      if (actor.getSnapshot().matches("done")) actor.send({ type: "command.again" });
      const request = requestOf(to, { body: { action: "claim", ids: [...ids] } });
      actor.send({ type: "command.submit", values: {}, request, asks: false });
    },
    notice: {
      state: stateText(snapshot.value),
      context: snapshot.context,
      onReconcile: () => actor.send({ type: "command.reconcile" }),
      onResend: () => actor.send({ type: "command.resend" }),
      onDiscard: () => actor.send({ type: "command.discard" }),
    },
  };
}
