import * as v from "valibot";
import type { InPlaySetting } from "../../../api/contract/operator/live.ts";
import { InPlaySettingChange } from "../../../api/contract/operator/live.ts";
import { changeInPlaySetting } from "../../../api/contract/operator/live.endpoints.ts";
import { parsePercent } from "../../../domain/wallet/rolling.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { MoneyField, NumberField } from "../../frame/form/number-field.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

const { delayMs, margin, stopLoss } = InPlaySettingChange.pipe[0].entries;
/** Typed as a percent, such as 7 or 7.25; sent in hundredths of it. */
const Percent = v.pipe(
  v.string(),
  v.check((text) => text.trim() === "" || parsePercent(text) !== null, TEXT.wrongMargin),
  v.transform((text) => parsePercent(text)),
  v.nullable(margin.wrapped),
);
const Values = v.object({
  delayMs: v.optional(delayMs.wrapped),
  margin: Percent,
  stopLoss: v.optional(stopLoss.wrapped.wrapped),
});

const settingOf = (scope: InPlaySetting["scope"], key: string) =>
  commandOf(changeInPlaySetting, {
    name: `admin.live.setting.${scope}.${key}`,
    schema: Values,
    confirms: true,
    input: (values) => ({
      body: { scope, key, delayMs: values.delayMs ?? null, margin: values.margin, stopLoss: values.stopLoss ?? null },
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
    ...(setting.stopLoss !== null && { stopLoss: setting.stopLoss }),
    margin: setting.margin === null ? "" : TEXT.percent(setting.margin),
  };
  return (
    <CommandForm
      key={`${scope} ${key}`}
      command={settingOf(scope, key)}
      initial={initial}
      afterDone="keep"
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={({ margin: chosen }) => (
        <>
          <p className="font-bold">{TEXT.askSetting(name)}</p>
          {chosen !== null && <p className="tabular-nums">{TEXT.marginIs(TEXT.percent(chosen))}</p>}
        </>
      )}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <div className="grid gap-2 tablet:grid-cols-2">
        <NumberField name="delayMs" label={TEXT.delayField} />
        <Field name="margin" label={TEXT.marginField} hint={TEXT.marginHint} inputMode="decimal" autoComplete="off" />
        <MoneyField name="stopLoss" label={TEXT.stopLossField} hint={TEXT.stopLossHint} />
      </div>
    </CommandForm>
  );
}
