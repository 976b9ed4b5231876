import { useQueryClient } from "@tanstack/react-query";
import { keyOf } from "../../../api/client/ask.ts";
import { contactChanges } from "../../../api/contract/account/profile.endpoints.ts";
import { changeBankAccount } from "../../../api/contract/wallet/money-requests.endpoints.ts";
import { BankAccountRequest } from "../../../api/contract/wallet/wallet.ts";
import { MONEY_KEYS } from "../../../api/queries/wallet/money-keys.ts";
import { CHANGE_NOTE_TEXT } from "../../account/change-note/text.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { EXCHANGE_TEXT as TEXT } from "./text.ts";

const command = commandOf(changeBankAccount, {
  name: "exchange.account",
  schema: BankAccountRequest,
  input: (body) => ({ body }),
});

/** Sets or changes the account that exchanges go to, by the password of the login. */
export function AccountForm({ label, onClose }: { label: string; onClose: (() => void) | null }) {
  const queryClient = useQueryClient();
  return (
    <CommandForm
      command={command}
      submitLabel={label}
      {...(onClose && { cancel: { label: TEXT.close, onCancel: onClose } })}
      doneText={(answer) => ("isWaiting" in answer ? CHANGE_NOTE_TEXT.asked : TEXT.saved)}
      onDone={() => {
        for (const queryKey of [...MONEY_KEYS, keyOf(contactChanges)]) void queryClient.invalidateQueries({ queryKey });
        onClose?.();
      }}
    >
      <div className="grid gap-3 tablet:grid-cols-3">
        <Field name="bank" label={TEXT.bank} maxLength={20} />
        <Field name="number" label={TEXT.number} hint={TEXT.numberHint} inputMode="numeric" maxLength={40} />
        <Field name="holder" label={TEXT.holder} maxLength={20} autoComplete="name" />
        <Field
          name="withdrawalPassword"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          label={TEXT.newPassword}
          hint={TEXT.newPasswordHint}
          maxLength={12}
        />
        <Field name="password" type="password" autoComplete="current-password" label={TEXT.loginPassword} />
      </div>
    </CommandForm>
  );
}
