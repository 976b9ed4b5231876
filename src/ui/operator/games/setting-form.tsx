import * as v from "valibot";
import { changeGame } from "../../../api/contract/operator/games.endpoints.ts";
import { GameSettingChange, type GameSettingRow } from "../../../api/contract/games/mini-games.ts";
import { gameOf } from "../../../domain/games/games.ts";
import type { GameKind } from "../../../domain/games/kind.ts";
import { KINDS } from "../../../domain/games/kinds.ts";
import { HIGHEST_RETURN, LOWEST_RETURN, returnOf } from "../../../domain/games/returns.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { useFormField } from "../../frame/form/form-context.ts";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { pickLimitField, pickChanges, pickEntries, pickInitial, priceField, readPrice } from "./pick-values.ts";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";

const { maintenance, maxPickStake, maxRoundStake } = GameSettingChange.entries;

const settingOf = (id: string, kind: GameKind | null) => {
  const picks = kind ? pickEntries(kind) : {};
  const entries = { maintenance, maxPickStake, maxRoundStake, ...picks };
  return commandOf(changeGame, {
    name: `admin.games.${id}`,
    schema: v.object(entries),
    confirms: true,
    input: (values) => ({
      params: { id },
      body: {
        maintenance: values.maintenance,
        maxPickStake: values.maxPickStake,
        maxRoundStake: values.maxRoundStake,
        ...(kind ? pickChanges(values, kind) : { prices: {}, pickLimits: {} }),
      },
    }),
  });
};

export interface SettingFormProps {
  setting: GameSettingRow;
  onDone: () => void;
  onClose: () => void;
}

/** Maintenance, limits and prices of a game; of a vendor its maintenance counts. */
export function SettingForm({ setting, onDone, onClose }: SettingFormProps) {
  const { id, name } = setting;
  const game = gameOf(id);
  const kind = game ? KINDS[game.kind] : null;
  return (
    <CommandForm
      key={id}
      command={settingOf(id, kind)}
      initial={{
        maintenance: setting.maintenance,
        maxPickStake: setting.maxPickStake,
        maxRoundStake: setting.maxRoundStake,
        ...(kind && pickInitial(setting, kind)),
      }}
      afterDone="keep"
      submitLabel={TEXT.save}
      cancel={{ label: TEXT.close, onCancel: onClose }}
      renderConfirm={() => <p className="font-bold">{TEXT.ask(name)}</p>}
      doneText={() => TEXT.saved}
      onDone={onDone}
    >
      <CheckField name="maintenance" label={TEXT.isMaintained} />
      {kind && (
        <>
          <div className="grid gap-2 tablet:grid-cols-2">
            <MoneyField name="maxPickStake" label={TEXT.maxPickStake} />
            <MoneyField name="maxRoundStake" label={TEXT.maxRoundStake} />
          </div>
          <PickFields kind={kind} />
        </>
      )}
    </CommandForm>
  );
}

type PickOf = GameKind["picks"][number];

/** The price and the limit of each pick, with the return of the price as it is typed. */
function PickFields({ kind }: { kind: GameKind }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="text-xs font-semibold text-muted">{TEXT.picks}</legend>
      <p className="text-xs text-muted">{TEXT.picksHint}</p>
      <ul className="grid gap-2 tablet:grid-cols-2">
        {kind.picks.map((pick) => (
          <li key={pick.key} className="grid grid-cols-[1fr_1fr_5rem] items-start gap-2">
            <Field
              name={priceField(pick.key)}
              label={TEXT.priceOf(pick.name)}
              placeholder={formatPrice(pick.price)}
              inputMode="decimal"
              autoComplete="off"
            />
            <MoneyField name={pickLimitField(pick.key)} label={TEXT.limitOf(pick.name)} placeholder={TEXT.sameLimit} />
            <Returned kind={kind} pick={pick} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Returned({ kind, pick }: { kind: GameKind; pick: PickOf }) {
  "use no memo";
  const { value = "" } = useFormField<string>(priceField(pick.key));
  const price = value.trim() === "" ? pick.price : readPrice(value);
  const returned = price === null ? null : returnOf(kind, pick.key, price).returned;
  const isFair = returned !== null && returned >= LOWEST_RETURN && returned <= HIGHEST_RETURN;
  return (
    <output aria-label={TEXT.returnOf(pick.name)} className="grid gap-1 text-right tabular-nums">
      <span className="text-xs text-muted">{TEXT.returned}</span>
      <span className={classNames("py-2.5 text-sm", !isFair && "text-danger")}>
        {returned === null ? "-" : `${(returned / 100).toFixed(2)}%`}
      </span>
    </output>
  );
}
