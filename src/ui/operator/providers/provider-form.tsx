import * as v from "valibot";
import { changeProvider, createProvider } from "../../../api/contract/operator/providers.endpoints.ts";
import { ProviderChange, ProviderMake, type ProviderRow } from "../../../api/contract/operator/providers.ts";
import { secret } from "../../../api/contract/secret.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

const changeOf = (id: string) =>
  commandOf(changeProvider, {
    name: `admin.providers.${id}`,
    schema: v.object({
      isOn: v.boolean(),
      roundCeiling: ProviderChange.entries.roundCeiling.wrapped,
      name: ProviderMake.entries.name,
      address: ProviderMake.entries.address,
      secret: v.pipe(v.union([v.literal(""), ProviderMake.entries.secret]), secret),
    }),
    confirms: true,
    input: ({ secret: written, ...rest }) => ({
      params: { id },
      body: { ...rest, ...(written !== "" && { secret: written }) },
    }),
  });

export interface ProviderFormProps {
  provider: ProviderRow;
  onDone: () => void;
  onClose: () => void;
}

/** Switches a provider on or off, and changes how it is reached. */
export function ProviderForm({ provider, onDone, onClose }: ProviderFormProps) {
  const { id, isOn, name, address, roundCeiling } = provider;
  return (
    <CommandForm
      key={id}
      command={changeOf(id)}
      initial={{ isOn, name, address, roundCeiling, secret: "" }}
      afterDone="keep"
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={(values) => (
        <p className="font-bold">{values.isOn ? TEXT.askOn(values.name) : TEXT.askOff(values.name)}</p>
      )}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <CheckField name="isOn" label={TEXT.isOn} />
      <div className="grid gap-2 tablet:grid-cols-2">
        <Field name="name" label={TEXT.name} maxLength={40} />
        <Field name="address" label={TEXT.address} hint={TEXT.addressHint} maxLength={200} inputMode="url" />
        <Field
          name="secret"
          type="password"
          label={TEXT.secret}
          hint={TEXT.newSecretHint}
          maxLength={200}
          autoComplete="off"
        />
        <MoneyField name="roundCeiling" label={TEXT.roundCeiling} hint={TEXT.roundCeilingHint} />
      </div>
    </CommandForm>
  );
}

const make = commandOf(createProvider, {
  name: "admin.providers.make",
  schema: ProviderMake,
  input: (body) => ({ body }),
});

/** Registers a provider; it is on at once. */
export function MakeProviderForm({ onDone }: { onDone: () => void }) {
  return (
    <CommandForm command={make} submitLabel={TEXT.make} doneText={() => TEXT.made} onDone={onDone}>
      <div className="grid gap-2 tablet:grid-cols-2">
        <Field name="id" label={TEXT.id} maxLength={32} autoComplete="off" />
        <Field name="name" label={TEXT.name} maxLength={40} autoComplete="off" />
        <Field name="address" label={TEXT.address} hint={TEXT.addressHint} maxLength={200} inputMode="url" />
        <Field
          name="secret"
          type="password"
          label={TEXT.secret}
          hint={TEXT.secretHint}
          maxLength={200}
          autoComplete="off"
        />
      </div>
    </CommandForm>
  );
}
