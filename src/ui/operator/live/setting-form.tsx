import * as v from "valibot";
import type { InPlaySetting } from "../../../api/contract/operator/live.ts";
import { InPlaySettingChange } from "../../../api/contract/operator/live.ts";
import { changeInPlaySetting } from "../../../api/contract/operator/live.endpoints.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { NumberField } from "../../frame/form/number-field.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

const { delayMs, margin } = InPlaySettingChange.pipe[0].entries;
const Values = v.object({ delayMs: v.optional(delayMs.wrapped), margin: v.optional(margin.wrapped) });

const settingOf = (scope: InPlaySetting["scope"], key: string) =>
  commandOf(changeInPlaySetting, {
    name: `admin.live.setting.${scope}.${key}`,
    schema: Values,
    confirms: true,
    input: (values) => ({
      body: { scope, key, delayMs: values.delayMs ?? null, margin: values.margin ?? null },
    }),
  });

export interface SettingFormProps {
  setting: InPlaySetting;
  onDone: () => void;
  onClose: () => void;
}

/** Delay and margin of everything, a sport or a league; an empty field follows the wider one. */
export function SettingForm({ setting: { scope, key, name, ...setting }, onDone, onClose }: SettingFormProps) {
  const initial = {
    ...(setting.delayMs !== null && { delayMs: setting.delayMs }),
    ...(setting.margin !== null && { margin: setting.margin }),
  };
  return (
    <CommandForm
      key={`${scope} ${key}`}
      command={settingOf(scope, key)}
      initial={initial}
      afterDone="keep"
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={() => <p className="font-bold">{TEXT.askSetting(name)}</p>}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <div className="grid gap-2 tablet:grid-cols-2">
        <NumberField name="delayMs" label={TEXT.delayField} />
        <NumberField name="margin" label={TEXT.marginField} />
      </div>
    </CommandForm>
  );
}
