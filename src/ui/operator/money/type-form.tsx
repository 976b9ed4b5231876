import * as v from "valibot";
import { saveChargeTypes } from "../../../api/contract/operator/money.endpoints.ts";
import { ChargeTypeRow } from "../../../api/contract/operator/wallet.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { MoneyField, NumberField } from "../../frame/form/number-field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { MONEY_SETTINGS_TEXT as TEXT } from "./text.ts";

const typeOf = (id: number) =>
  commandOf(saveChargeTypes, {
    name: `admin.charge-types.${id}`,
    schema: v.omit(ChargeTypeRow, ["id"]),
    confirms: true,
    input: (type) => ({ body: { items: [{ id, ...type }] } }),
  });

export interface TypeFormProps {
  type: ChargeTypeRow;
  onDone: () => void;
  onClose: () => void;
}

/** One charge type. */
export function TypeForm({ type: { id, ...initial }, onDone, onClose }: TypeFormProps) {
  return (
    <CommandForm
      key={id}
      command={typeOf(id)}
      initial={initial}
      afterDone="keep"
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={({ name }) => <p className="font-bold">{TEXT.askType(name)}</p>}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <div className="grid gap-2 tablet:grid-cols-3">
        <Field name="name" label={TEXT.name} maxLength={30} />
        <SelectField
          name="method"
          label={TEXT.method}
          options={[
            { value: "bank", label: TEXT.bank },
            { value: "tether", label: TEXT.tether },
          ]}
        />
        <NumberField name="bonusPercent" label={TEXT.bonusPercent} />
        <MoneyField name="maxBonus" label={TEXT.maxBonus} />
        <NumberField name="wageringMultiple" label={TEXT.wageringMultiple} />
        <CheckField name="isActive" label={TEXT.isActive} />
      </div>
    </CommandForm>
  );
}
