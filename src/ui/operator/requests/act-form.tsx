import * as v from "valibot";
import { actOnMoneyRequests } from "../../../api/contract/operator/money.endpoints.ts";
import type { ActReport, OperatorRequest, OperatorAction } from "../../../api/contract/operator/wallet.ts";
import { addComma } from "../../../domain/common/price.ts";
import type { RequestKind } from "../../../domain/wallet/request-states.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { REQUESTS_TEXT as TEXT } from "./text.ts";

/** Actions that are confirmed; what else is asked for. */
export type FormAction = Extract<OperatorAction, "approve" | "refuse" | "doubt">;

const Note = v.pipe(v.string(), v.trim(), v.maxLength(200));
const Needed = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const FIELDS: Readonly<Record<FormAction, { reason: v.GenericSchema<string>; reference: v.GenericSchema<string> }>> = {
  approve: { reason: Note, reference: Note },
  refuse: { reason: Needed, reference: Note },
  doubt: { reason: Note, reference: Needed },
};

const actOf = (kind: RequestKind, action: FormAction, ids: readonly string[]) =>
  commandOf(actOnMoneyRequests, {
    name: `admin.${kind}.${action}`,
    schema: v.object(FIELDS[action]),
    // An approval has nothing to type: its form is the question.
    confirms: action !== "approve",
    input: (fields) => ({ body: { action, ids: [...ids], ...fields } }),
  });

export interface ActFormProps {
  kind: RequestKind;
  action: FormAction;
  requests: readonly OperatorRequest[];
  onDone: (report: ActReport) => void;
  onClose: () => void;
}

/** One action on the requests that are selected: how many and how much is shown before it is sent. */
export function ActForm({ kind, action, requests, onDone, onClose }: ActFormProps) {
  const total = addComma(requests.reduce((sum, { amount }) => sum + amount, 0));
  const ask = {
    approve: TEXT.askApprove[kind](requests.length, total),
    refuse: TEXT.askRefuse(requests.length),
    doubt: TEXT.askDoubt(requests.length),
  }[action];
  return (
    <Panel title={TEXT[action]}>
      <div className="p-3">
        <CommandForm
          command={actOf(
            kind,
            action,
            requests.map(({ id }) => id),
          )}
          initial={{ reason: "", reference: "" }}
          submitLabel={TEXT[action]}
          cancel={{ label: TEXT.close, onCancel: onClose }}
          renderConfirm={({ reason, reference }) => (
            <>
              <p className="text-base font-bold">{ask}</p>
              <p className="text-muted">{reason || reference}</p>
            </>
          )}
          onDone={onDone}
        >
          <p className="text-sm">{ask}</p>
          {action === "refuse" && <Field name="reason" label={TEXT.refuseReason} maxLength={200} />}
          {action === "doubt" && <Field name="reference" label={TEXT.doubtReference} maxLength={200} />}
          {action === "approve" && kind === "exchange" && (
            <Field name="reference" label={TEXT.optionalReference} maxLength={200} />
          )}
        </CommandForm>
      </div>
    </Panel>
  );
}
