import * as v from "valibot";
import { type HeldWin, HeldWinDecided, HeldWinDecision } from "../../../api/contract/provider-held.ts";
import { addComma } from "../../../domain/price.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

type Decision = HeldWinDecision["decision"];

const decisionOf = ({ provider, transactionId }: HeldWin, decision: Decision) =>
  defineCommand({
    name: `admin.provider-held.${decision}.${provider}.${transactionId}`,
    schema: v.object({ reason: HeldWinDecision.entries.reason }),
    confirms: true,
    request: ({ reason }) => ({
      method: "POST",
      path: "admin/provider-held/decide",
      body: { provider, transactionId, decision, reason },
    }),
    answer: HeldWinDecided,
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
