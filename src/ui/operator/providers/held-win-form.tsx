import * as v from "valibot";
import { decideHeldWin } from "../../../api/contract/operator/held-wins.endpoints.ts";
import { type HeldWin, HeldWinDecision } from "../../../api/contract/operator/provider-held.ts";
import { addComma } from "../../../domain/common/price.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

type Decision = HeldWinDecision["decision"];

const decisionOf = ({ provider, transactionId }: HeldWin, decision: Decision) =>
  commandOf(decideHeldWin, {
    name: `admin.provider-held.${decision}.${provider}.${transactionId}`,
    schema: v.object({ reason: HeldWinDecision.entries.reason }),
    confirms: true,
    input: ({ reason }) => ({ body: { provider, transactionId, decision, reason } }),
  });

export interface HeldWinFormProps {
  win: HeldWin;
  decision: Decision;
  onDone: (paid: number) => void;
  onClose: () => void;
}

/** Pays or refuses what a provider credited beyond its ceiling. */
export function HeldWinForm({ win, decision, onDone, onClose }: HeldWinFormProps) {
  const ask = (decision === "paid" ? TEXT.askPay : TEXT.askRefuse)(win.userId, addComma(win.held));
  return (
    <CommandForm
      key={`${win.transactionId} ${decision}`}
      command={decisionOf(win, decision)}
      submitLabel={decision === "paid" ? TEXT.payHeld : TEXT.refuseHeld}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={({ reason }) => (
        <>
          <p className="font-bold">{ask}</p>
          <p className="text-muted">{reason}</p>
        </>
      )}
      onDone={({ paid }) => onDone(paid)}
    >
      <p className="text-sm">{ask}</p>
      <Field name="reason" label={TEXT.reason} maxLength={200} />
    </CommandForm>
  );
}
