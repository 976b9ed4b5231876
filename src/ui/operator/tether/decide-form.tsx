import * as v from "valibot";
import { actOnTetherOrders } from "../../../api/contract/operator/tether.endpoints.ts";
import type { OperatorTetherOrder } from "../../../api/contract/operator/tether.ts";
import type { ActReport } from "../../../api/contract/operator/wallet.ts";
import { addComma } from "../../../domain/common/price.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { OPERATOR_TETHER_TEXT as TEXT } from "./text.ts";

export type Decision = "credit" | "refuse";

const decisionOf = (action: Decision, ids: readonly string[]) =>
  commandOf(actOnTetherOrders, {
    name: `admin.tether.${action}`,
    schema: v.object({
      reason: v.pipe(v.string(), v.trim(), v.minLength(action === "refuse" ? 1 : 0), v.maxLength(200)),
    }),
    confirms: true,
    input: ({ reason }) => ({ body: { action, ids: [...ids], reason } }),
  });

export interface DecideFormProps {
  action: Decision;
  orders: readonly OperatorTetherOrder[];
  onDone: (report: ActReport) => void;
  onClose: () => void;
}

/** What is credited or refused is shown once more before it is sent. */
export function DecideForm({ action, orders, onDone, onClose }: DecideFormProps) {
  const total = addComma(orders.reduce((sum, { worth }) => sum + worth, 0));
  const ask = action === "credit" ? TEXT.askCredit(orders.length, total) : TEXT.askRefuse(orders.length);
  const ids = orders.map(({ id }) => id);
  return (
    <Panel title={TEXT[action]}>
      <div className="p-3">
        <CommandForm
          command={decisionOf(action, ids)}
          initial={{ reason: "" }}
          submitLabel={TEXT[action]}
          cancel={{ label: TEXT.close, onCancel: onClose }}
          renderConfirm={({ reason }) => (
            <>
              <p className="text-base font-bold">{ask}</p>
              <p className="text-muted">{reason}</p>
            </>
          )}
          onDone={onDone}
        >
          <p className="text-sm">{ask}</p>
          {action === "refuse" && <Field name="reason" label={TEXT.refuseReason} maxLength={200} />}
        </CommandForm>
      </div>
    </Panel>
  );
}
