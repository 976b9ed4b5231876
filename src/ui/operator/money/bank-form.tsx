import { saveHouseBank } from "../../../api/contract/operator/money.endpoints.ts";
import { type HouseBank, HouseBankRequest } from "../../../api/contract/operator/wallet.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { NumberField } from "../../frame/form/number-field.tsx";
import { MONEY_SETTINGS_TEXT as TEXT } from "./text.ts";

const bankOf = (id: string | undefined) =>
  commandOf(saveHouseBank, {
    name: `admin.house-banks.${id ?? "new"}`,
    schema: HouseBankRequest,
    // The request is stored with its key: sent again after a lost answer, it has the same id and makes no second account.
    input: (body) => ({ params: { id: id ?? crypto.randomUUID() }, body }),
  });

const NEW = { bank: "", number: "", holder: "", minLevel: 1, maxLevel: 99, isActive: true };

export interface BankFormProps {
  /** Left out: a new one. */
  bank?: HouseBank;
  onDone: () => void;
  onClose: () => void;
}

/** One bank account of the house, which members of its levels are told to pay into. */
export function BankForm({ bank, onDone, onClose }: BankFormProps) {
  const { id, ...initial } = { id: undefined, ...NEW, ...bank };
  return (
    <CommandForm
      key={id}
      command={bankOf(id)}
      initial={initial}
      afterDone="keep"
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <div className="grid gap-2 tablet:grid-cols-3">
        <Field name="bank" label={TEXT.bank} maxLength={20} />
        <Field name="number" label={TEXT.number} maxLength={40} />
        <Field name="holder" label={TEXT.holder} maxLength={20} />
        <NumberField name="minLevel" label={TEXT.minLevel} />
        <NumberField name="maxLevel" label={TEXT.maxLevel} />
        <CheckField name="isActive" label={TEXT.isActive} />
      </div>
    </CommandForm>
  );
}
