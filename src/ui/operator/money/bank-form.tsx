import * as v from "valibot";
import { removeHouseBank, saveHouseBank } from "../../../api/contract/operator/money.endpoints.ts";
import { type HouseBank, HouseBankRequest } from "../../../api/contract/operator/wallet.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { NumberField } from "../../frame/form/number-field.tsx";
import { MONEY_SETTINGS_TEXT as TEXT } from "./text.ts";

const bankOf = (id: string) =>
  commandOf(saveHouseBank, {
    name: `admin.house-banks.${id}`,
    schema: HouseBankRequest,
    input: (body) => ({ params: { id }, body }),
  });

const removalOf = (id: string) =>
  commandOf(removeHouseBank, {
    name: `admin.house-banks.remove.${id}`,
    schema: v.object({}),
    confirms: true,
    input: () => ({ params: { id } }),
  });

export interface BankFormProps {
  bank: HouseBank;
  isNew: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** One bank account of the house, which members of its levels are told to pay into. */
export function BankForm({ bank: { id, ...initial }, isNew, onDone, onClose }: BankFormProps) {
  return (
    <div className="grid gap-3">
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
      {!isNew && (
        <CommandForm
          command={removalOf(id)}
          submitLabel={TEXT.remove}
          renderConfirm={() => <p className="font-bold">{TEXT.askRemove(`${initial.bank} ${initial.number}`)}</p>}
          onDone={onDone}
        >
          {null}
        </CommandForm>
      )}
    </div>
  );
}
