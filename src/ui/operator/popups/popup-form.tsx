import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { Field } from "../../frame/form/field.tsx";
import { useFormField } from "../../frame/form/form-context.ts";
import { NumberField } from "../../frame/form/number-field.tsx";
import { HtmlField } from "../editor/html-field.tsx";
import { ADMIN_TEXT, POPUPS_TEXT as TEXT } from "../text.ts";
import { popupCommand, type PopupFields, popupRemoval } from "./popup-commands.ts";
import { PopupPreview } from "./popup-preview.tsx";

export interface PopupFormProps {
  /** null: a new one. */
  id: string | null;
  popup: PopupFields;
  position: number;
  /** Saved or removed; the text says which. */
  onDone: (text: string) => void;
}

const PIXELS = [
  { name: "width", label: TEXT.width },
  { name: "pcLeftLocation", label: TEXT.left },
  { name: "pcTopLocation", label: TEXT.top },
] as const;

/** One popup, whole. */
export function PopupForm({ id, popup, position, onDone }: PopupFormProps) {
  return (
    <div className="mt-2 grid grid-cols-1 gap-3 rounded-md border border-line bg-raised p-3">
      <CommandForm
        command={popupCommand(id, position)}
        initial={popup}
        submitLabel={ADMIN_TEXT.save}
        onDone={() => onDone(ADMIN_TEXT.saved)}
      >
        <Field name="title" label={TEXT.title} autoComplete="off" />
        <HtmlField name="contents" label={TEXT.contents} hint={TEXT.contentsHint} />
        <div className="grid grid-cols-3 items-start gap-2">
          {PIXELS.map(({ name, label }) => (
            <NumberField key={name} name={name} label={label} />
          ))}
        </div>
        <CheckField name="popupFlg" label={TEXT.popupFlg} />
        <LivePreview />
      </CommandForm>
      {id !== null && (
        <CommandForm
          command={popupRemoval(id)}
          submitLabel={TEXT.remove}
          renderConfirm={() => <p className="font-bold">{TEXT.removeAsk(popup.title)}</p>}
          onDone={() => onDone(TEXT.removed)}
        >
          {null}
        </CommandForm>
      )}
    </div>
  );
}

/** What is typed, as members will see it. */
function LivePreview() {
  "use no memo";
  const { value: title = "" } = useFormField<string>("title");
  const { value: contents = "" } = useFormField<string>("contents");
  const { value: width = Number.NaN } = useFormField<number>("width");
  return <PopupPreview title={title} contents={contents} width={width} />;
}
