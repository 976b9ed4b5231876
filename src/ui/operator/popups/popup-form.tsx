import * as v from "valibot";
import { savePopup } from "../../../api/contract/operator/contents.endpoints.ts";
import { PopupRequest } from "../../../api/contract/operator/operator.ts";
import { commandOf } from "../../frame/form/commands.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { Field } from "../../frame/form/field.tsx";
import { useFormField } from "../../frame/form/form-context.ts";
import { NumberField } from "../../frame/form/number-field.tsx";
import { HtmlField } from "../editor/html-field.tsx";
import { OPERATOR_TEXT, POPUPS_TEXT as TEXT } from "../text.ts";
import { PopupPreview } from "./popup-preview.tsx";

const { position: _position, ...fields } = PopupRequest.entries;

export type PopupFields = Omit<PopupRequest, "position">;

const popupCommand = (id: string | undefined, position: number) =>
  commandOf(savePopup, {
    name: `admin.popup.${id ?? "new"}`,
    schema: v.object(fields),
    // The request is stored with its key: sent again after a lost answer, it has the same id and makes no second popup.
    input: (popup) => ({ params: { id: id ?? crypto.randomUUID() }, body: { ...popup, position } }),
  });

export interface PopupFormProps {
  /** Left out: a new one. */
  id?: string | undefined;
  popup: PopupFields;
  position: number;
  onDone: () => void;
}

const PIXELS = [
  { name: "width", label: TEXT.width },
  { name: "pcLeftLocation", label: TEXT.left },
  { name: "pcTopLocation", label: TEXT.top },
] as const;

/** One popup, whole. */
export function PopupForm({ id, popup, position, onDone }: PopupFormProps) {
  return (
    <CommandForm command={popupCommand(id, position)} initial={popup} submitLabel={OPERATOR_TEXT.save} onDone={onDone}>
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
