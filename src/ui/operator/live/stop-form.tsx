import * as v from "valibot";
import { liveFixtures, placeHold } from "../../../api/contract/operator/live.endpoints.ts";
import { type LiftRequest, Reason } from "../../../api/contract/operator/live.ts";
import { sportName, SPORT_ORDER } from "../../../domain/sports/labels/sports.ts";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { useStale } from "../use-stale.ts";
import { LIVE_TEXT as TEXT } from "./text.ts";

const EVERYTHING = "all";
const TARGETS = [
  { value: EVERYTHING, label: TEXT.everything },
  ...SPORT_ORDER.map((value) => ({ value, label: sportName(value) })),
];
const nameOf = (target: string) => (target === EVERYTHING ? TEXT.everything : sportName(target));

const scopeOf = (target: string): LiftRequest =>
  target === EVERYTHING ? { scope: "all", key: "" } : { scope: "sport", key: target };

const stopCommand = commandOf(placeHold, {
  name: "admin.live.stop",
  schema: v.object({ target: v.picklist(TARGETS.map(({ value }) => value)), reason: Reason }),
  confirms: true,
  input: ({ target, reason }) => ({ body: { ...scopeOf(target), reason } }),
});

/** Stops everything or a sport, after it was confirmed. */
export function StopForm() {
  const readAnew = useStale(liveFixtures);
  return (
    <CommandForm
      command={stopCommand}
      initial={{ target: SPORT_ORDER[0] ?? EVERYTHING }}
      submitLabel={TEXT.stop}
      renderConfirm={({ target }) => <p className="font-bold text-warn">{TEXT.askWide(nameOf(target))}</p>}
      doneText={(report) => TEXT.stopped(TEXT.stopWide, report)}
      onDone={readAnew}
    >
      <div className="grid gap-2 tablet:grid-cols-2">
        <SelectField name="target" label={TEXT.target} options={TARGETS} />
        <Field name="reason" label={TEXT.reason} maxLength={200} />
      </div>
    </CommandForm>
  );
}
