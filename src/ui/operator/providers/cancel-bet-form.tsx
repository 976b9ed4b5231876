import * as v from "valibot";
import { cancelProviderBet } from "../../../api/contract/operator/providers.endpoints.ts";
import { CancelRequest, type TransactionRow } from "../../../api/contract/operator/providers.ts";
import { addComma } from "../../../domain/common/price.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

const cancelOf = ({ provider, transactionId }: TransactionRow) =>
  commandOf(cancelProviderBet, {
    name: `admin.provider-transactions.cancel.${provider}.${transactionId}`,
    schema: v.object({ reason: CancelRequest.entries.reason }),
    confirms: true,
    input: ({ reason }) => ({ body: { provider, transactionId, reason } }),
  });

export interface CancelBetFormProps {
  bet: TransactionRow;
  onDone: (returned: number) => void;
  onClose: () => void;
}

/** Cancels a bet that its provider does not know. */
export function CancelBetForm({ bet, onDone, onClose }: CancelBetFormProps) {
  const ask = TEXT.askCancel(bet.userId, addComma(bet.amount));
  return (
    <CommandForm
      key={bet.transactionId}
      command={cancelOf(bet)}
      submitLabel={TEXT.cancelBet}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={({ reason }) => (
        <>
          <p className="font-bold">{ask}</p>
          <p className="text-muted">{reason}</p>
        </>
      )}
      onDone={({ returned }) => onDone(returned)}
    >
      <p className="text-sm">{ask}</p>
      <Field name="reason" label={TEXT.reason} maxLength={200} />
    </CommandForm>
  );
}
