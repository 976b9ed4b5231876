import * as v from "valibot";
import { deposit, deposits } from "../../../api/contract/operator/deposits.endpoints.ts";
import { DepositRequest } from "../../../api/contract/operator/operator.ts";
import type { OperatorMember } from "../../../api/contract/operator/members.ts";
import { wonInWords } from "../../../domain/common/won-in-words.ts";
import { addComma } from "../../../domain/common/price.ts";
import { DEPOSIT_PURPOSE_NAMES, DEPOSIT_PURPOSES } from "../../../domain/wallet/deposit-purpose.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { useStale } from "../use-stale.ts";
import { DepositHistory } from "./deposit-history.tsx";
import { DEPOSIT_TEXT as TEXT } from "./text.ts";

const Deposit = v.object({
  amount: DepositRequest.entries.amount,
  purpose: v.picklist(DEPOSIT_PURPOSES),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1, TEXT.noReason), v.maxLength(200)),
});

const PURPOSES = DEPOSIT_PURPOSES.map((value) => ({ value, label: DEPOSIT_PURPOSE_NAMES[value] }));

const depositTo = (userId: string) =>
  commandOf(deposit, {
    name: `admin.deposit.${userId}`,
    schema: Deposit,
    confirms: true,
    input: (given) => ({ body: { userId, ...given } }),
  });

const FIRST = { purpose: "charge" } as const;

export interface DepositFormProps {
  member: Pick<OperatorMember, "userId" | "nickname">;
  onDone: () => void;
  /** Left out: it stands on the page. */
  onClose?: () => void;
}

/** A deposit to one member: to whom, how much and why is shown once more before it is sent. */
export function DepositForm({ member: { userId, nickname }, onDone, onClose }: DepositFormProps) {
  const readDeposits = useStale(deposits);
  const finish = () => {
    readDeposits();
    onDone();
  };
  return (
    <div className="grid max-w-110 gap-3">
      <CommandForm
        key={userId}
        command={depositTo(userId)}
        initial={FIRST}
        submitLabel={TEXT.give}
        {...(onClose && { cancel: { label: TEXT.close, onCancel: onClose } })}
        renderConfirm={({ amount, reason, purpose }) => (
          <>
            <p className="font-bold">{TEXT.ask(userId, nickname)}</p>
            <p className="text-lg font-bold tabular-nums">{TEXT.amountIs(addComma(amount), wonInWords(amount))}</p>
            <p>{TEXT.purposeIs(DEPOSIT_PURPOSE_NAMES[purpose])}</p>
            <p className="text-muted">{TEXT.reasonIs(reason)}</p>
          </>
        )}
        doneText={({ emoney }) => TEXT.given(addComma(emoney))}
        onDone={finish}
      >
        <MoneyField name="amount" label={TEXT.amount} />
        <SelectField name="purpose" label={TEXT.purpose} options={PURPOSES} />
        <Field name="reason" label={TEXT.reason} maxLength={200} />
      </CommandForm>
      <DepositHistory userId={userId} onChanged={onDone} />
    </div>
  );
}
