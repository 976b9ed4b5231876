import * as v from "valibot";
import { GameSettingChange, GameSettingRow } from "../../../api/contract/mini-games.ts";
import { AreaField } from "../../frame/form/area-field.tsx";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { defineCommand } from "../../frame/form/commands.ts";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { priceLines, readPriceLines } from "./price-lines.ts";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";

const PriceText = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const read = dataset.typed ? readPriceLines(dataset.value) : null;
    if (read && "wrong" in read) addIssue({ message: TEXT.wrongPrice(read.wrong) });
  }),
);

const settingOf = (id: string) =>
  defineCommand({
    name: `admin.games.${id}`,
    schema: v.object({
      maintenance: v.boolean(),
      maxPickStake: GameSettingChange.entries.maxPickStake,
      maxRoundStake: GameSettingChange.entries.maxRoundStake,
      prices: PriceText,
    }),
    confirms: true,
    request: ({ prices, ...rest }) => {
      const read = readPriceLines(prices);
      return {
        method: "PUT",
        path: `admin/games/${id}`,
        body: { ...rest, prices: "prices" in read ? read.prices : {} },
      };
    },
    answer: GameSettingRow,
  });

export interface SettingFormProps {
  setting: GameSettingRow;
  onDone: () => void;
  onClose: () => void;
}

/** Maintenance, limits and prices of a game; of a vendor its maintenance counts. */
export function SettingForm({ setting, onDone, onClose }: SettingFormProps) {
  const { id, name, kind, maintenance, maxPickStake, maxRoundStake, prices } = setting;
  return (
    <CommandForm
      key={id}
      command={settingOf(id)}
      initial={{ maintenance, maxPickStake, maxRoundStake, prices: priceLines(prices) }}
      afterDone="keep"
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={() => <p className="font-bold">{TEXT.ask(name)}</p>}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <CheckField name="maintenance" label={TEXT.isMaintained} />
      {kind !== "" && (
        <div className="grid gap-2 tablet:grid-cols-2">
          <MoneyField name="maxPickStake" label={TEXT.maxPickStake} />
          <MoneyField name="maxRoundStake" label={TEXT.maxRoundStake} />
          <AreaField name="prices" label={TEXT.prices} hint={TEXT.pricesHint} rows={4} />
        </div>
      )}
    </CommandForm>
  );
}
