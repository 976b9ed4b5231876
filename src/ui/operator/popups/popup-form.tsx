import { useActorRef, useSelector } from "@xstate/react";
import { useId, useState } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import { ask } from "../../../api/client/ask.ts";
import { allPopups } from "../../../api/contract/operator/popups.endpoints.ts";
import type { OperatorPopup } from "../../../api/contract/operator/popups.ts";
import { LEVELS } from "../../../domain/account/levels.ts";
import { POPUP_DEVICES, type PopupDevice } from "../../../domain/frame/popup-device.ts";
import { popupEditingMachine } from "../../../machines/popup-editing/popup-editing.machine.ts";
import { useApp } from "../../app-context.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { Field } from "../../frame/form/field.tsx";
import { useFormField } from "../../frame/form/form-context.ts";
import { NumberField } from "../../frame/form/number-field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { stateText } from "../../machine-state.ts";
import { HtmlField } from "../editor/html-field.tsx";
import { OPERATOR_TEXT } from "../text.ts";
import { POPUPS_TEXT as TEXT } from "./text.ts";
import { TimeField } from "../time-input.tsx";
import { formOf, levelsIn, popupCommand, type PopupPlace, writtenOf } from "./popup-command.ts";
import { Theirs } from "./theirs.tsx";
import { PopupPreview } from "./popup-preview.tsx";

export interface PopupFormProps extends PopupPlace {
  onDone: () => void;
}

const PIXELS = [
  { name: "width", label: TEXT.width },
  { name: "pcLeftLocation", label: TEXT.left },
  { name: "pcTopLocation", label: TEXT.top },
] as const;
const DEVICES = POPUP_DEVICES.map((value) => ({ value, label: TEXT.devices[value] }));

/** One popup, whole. */
export function PopupForm(props: PopupFormProps) {
  const { api } = useApp();
  const { id, version } = props;
  const [machine] = useState(() =>
    popupEditingMachine.provide({
      actors: {
        readTheirs: fromPromise<OperatorPopup | null, undefined>(async ({ signal }) => {
          const { items } = await ask(api, allPopups, {}, { signal });
          return items.find((one) => one.id === id) ?? null;
        }),
      },
    }),
  );
  return <PopupFormOf actor={useActorRef(machine, { input: { version } })} {...props} />;
}

export interface PopupFormOfProps extends PopupFormProps {
  actor: ActorRefFrom<typeof popupEditingMachine>;
}

/** The form in the state of its machine. */
export function PopupFormOf({ actor, ...props }: PopupFormOfProps) {
  const snapshot = useSelector(actor, (now) => now);
  const { taken, base } = snapshot.context;
  const place = taken === null ? props : { ...props, ...taken, popup: writtenOf(taken) };
  return (
    <div data-machine="popup-editing" data-state={stateText(snapshot.value)} className="grid grid-cols-1 gap-3">
      <Theirs actor={actor} snapshot={snapshot} />
      <div hidden={snapshot.hasTag("held")}>
        <Fields
          key={place.version}
          place={place}
          expected={base}
          onMoved={() => actor.send({ type: "popup.moved" })}
          onDone={() => {
            actor.send({ type: "popup.saved" });
            props.onDone();
          }}
        />
      </div>
    </div>
  );
}

interface FieldsProps {
  place: PopupPlace;
  expected: string | null;
  onMoved: () => void;
  onDone: () => void;
}

function Fields({ place, expected, onMoved, onDone }: FieldsProps) {
  return (
    <CommandForm
      command={popupCommand(place, expected)}
      initial={formOf(place.popup)}
      submitLabel={OPERATOR_TEXT.save}
      onDone={onDone}
      onRefused={({ code }) => code === "request_moved" && onMoved()}
    >
      <Field name="title" label={TEXT.title} autoComplete="off" />
      <HtmlField name="contents" label={TEXT.contents} hint={TEXT.contentsHint} />
      <div className="grid grid-cols-3 items-start gap-2">
        {PIXELS.map(({ name, label }) => (
          <NumberField key={name} name={name} label={label} />
        ))}
      </div>
      <div className="grid items-start gap-2 tablet:grid-cols-3">
        <TimeField name="showsFrom" label={TEXT.showsFrom} hint={TEXT.showsFromHint} />
        <TimeField name="showsUntil" label={TEXT.showsUntil} hint={TEXT.showsUntilHint} />
        <SelectField name="device" label={TEXT.device} options={DEVICES} />
      </div>
      <LevelsField name="levels" label={TEXT.levels} hint={TEXT.levelsHint} />
      <CheckField name="popupFlg" label={TEXT.popupFlg} />
      <LivePreview />
    </CommandForm>
  );
}

/** What is typed, as members will see it. */
function LivePreview() {
  "use no memo";
  const { value: title = "" } = useFormField<string>("title");
  const { value: contents = "" } = useFormField<string>("contents");
  const { value: width = Number.NaN } = useFormField<number>("width");
  const { value: pcLeftLocation = Number.NaN } = useFormField<number>("pcLeftLocation");
  const { value: pcTopLocation = Number.NaN } = useFormField<number>("pcTopLocation");
  const { value: device = "all" } = useFormField<PopupDevice>("device");
  return <PopupPreview popup={{ title, contents, width, pcLeftLocation, pcTopLocation, device }} />;
}

/** Boxes of levels: a text field of the form's schema that holds their numbers with commas between them. */
function LevelsField({ name, label, hint }: { name: string; label: string; hint: string }) {
  "use no memo";
  const id = useId();
  const { value = "", change } = useFormField<string>(name);
  const chosen = levelsIn(value);
  const toggle = (level: number) => change(LEVELS.filter((one) => (one === level) !== chosen.includes(one)).join());
  return (
    <fieldset aria-describedby={id} className="grid gap-1">
      <legend className="mb-1 text-xs font-semibold text-muted">{label}</legend>
      <div className="flex flex-wrap gap-x-4">
        {LEVELS.map((level) => (
          <label key={level} className="flex min-h-9 items-center gap-2 text-sm whitespace-nowrap">
            <input
              type="checkbox"
              checked={chosen.includes(level)}
              onChange={() => toggle(level)}
              className="size-4 accent-accent"
            />
            {TEXT.level(level)}
          </label>
        ))}
      </div>
      <p id={id} className="text-xs text-faint">
        {hint}
      </p>
    </fieldset>
  );
}
