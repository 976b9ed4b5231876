import * as v from "valibot";
import { saveTetherNetworks } from "../../../api/contract/operator/tether.endpoints.ts";
import { NetworkRow } from "../../../api/contract/operator/tether.ts";
import { NETWORK_KINDS } from "../../../domain/wallet/tether-order.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { NumberField } from "../../frame/form/number-field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { OPERATOR_TETHER_TEXT as TEXT } from "./text.ts";

const saveNetwork = (name: string) =>
  commandOf(saveTetherNetworks, {
    name: `admin.tether-networks.${name}`,
    schema: v.object(NetworkRow.entries),
    confirms: true,
    input: (network) => ({ body: { items: [network] } }),
  });

export interface NetworkFormProps {
  network: NetworkRow;
  isNew: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** One network. */
export function NetworkForm({ network, isNew, onDone, onClose }: NetworkFormProps) {
  return (
    <CommandForm
      command={saveNetwork(isNew ? "new" : network.id)}
      initial={network}
      afterDone="keep"
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={({ name }) => <p className="font-bold">{TEXT.askNetwork(name)}</p>}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <div className="grid gap-2 tablet:grid-cols-3">
        <Field name="id" label={TEXT.id} maxLength={12} readOnly={!isNew} />
        <Field name="name" label={TEXT.name} maxLength={30} />
        <SelectField
          name="kind"
          label={TEXT.kind}
          options={NETWORK_KINDS.map((value) => ({ value, label: TEXT.kinds[value] }))}
        />
        <Field name="contract" label={TEXT.contract} maxLength={100} />
        <NumberField name="confirmations" label={TEXT.confirmations} />
        <CheckField name="isActive" label={TEXT.isActive} />
      </div>
    </CommandForm>
  );
}
