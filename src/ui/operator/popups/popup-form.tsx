import { useState, type FormEvent } from "react";
import { PopupRequest } from "../../../api/contract/operator.ts";
import { fieldErrors } from "../../account/login/field-errors.ts";
import { Button } from "../../primitives/button.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { ActionNotice } from "../action-notice.tsx";
import { CheckField } from "../check-field.tsx";
import { PopupPreview } from "./popup-preview.tsx";
import { TextArea } from "../../primitives/text-area.tsx";
import { ADMIN_TEXT, POPUPS_TEXT as TEXT } from "../text.ts";
import { useUnsaved } from "../unsaved.tsx";
import { useAction } from "../use-action.ts";

export interface PopupFormProps {
  popup: PopupRequest;
  onSave: (popup: PopupRequest) => Promise<string>;
  /** Left out: there is nothing to remove yet. Asks first; the answer is what is shown. */
  onRemove?: () => Promise<string>;
}

const PIXELS = [
  { name: "width", label: TEXT.width },
  { name: "pcLeftLocation", label: TEXT.left },
  { name: "pcTopLocation", label: TEXT.top },
] as const;

/** One popup, whole. Faults are shown once it was sent, and go as they are mended. */
export function PopupForm({ popup, onSave, onRemove }: PopupFormProps) {
  const [initial] = useState(() => ({
    ...popup,
    width: String(popup.width),
    pcLeftLocation: String(popup.pcLeftLocation),
    pcTopLocation: String(popup.pcTopLocation),
  }));
  const [values, setValues] = useState(initial);
  useUnsaved(JSON.stringify(values) !== JSON.stringify(initial));
  const [wasSent, setWasSent] = useState(false);
  const { isBusy, notice, run } = useAction();
  const request: PopupRequest = {
    ...values,
    width: pixelsOf(values.width),
    pcLeftLocation: pixelsOf(values.pcLeftLocation),
    pcTopLocation: pixelsOf(values.pcTopLocation),
  };
  const faults = fieldErrors(PopupRequest, request);
  const errors = wasSent ? faults : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (Object.keys(faults).length === 0) run(() => onSave(request));
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="mt-2 grid grid-cols-1 gap-3 rounded-md border border-line bg-raised p-3"
    >
      <TextField
        name="title"
        label={TEXT.title}
        required
        autoComplete="off"
        value={values.title}
        error={errors.title}
        onChange={(event) => setValues({ ...values, title: event.target.value })}
      />
      <TextArea
        name="contents"
        label={TEXT.contents}
        hint={TEXT.contentsHint}
        rows={6}
        spellCheck={false}
        value={values.contents}
        error={errors.contents}
        onChange={(event) => setValues({ ...values, contents: event.target.value })}
      />
      <div className="grid grid-cols-3 items-start gap-2">
        {PIXELS.map(({ name, label }) => (
          <TextField
            key={name}
            inputMode="numeric"
            name={name}
            label={label}
            required
            autoComplete="off"
            value={values[name]}
            error={errors[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
      </div>
      <CheckField
        name="popupFlg"
        label={TEXT.popupFlg}
        checked={values.popupFlg}
        onChange={(event) => setValues({ ...values, popupFlg: event.target.checked })}
      />
      <PopupPreview title={values.title} contents={values.contents} width={request.width} />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <ActionNotice notice={notice} />
        {onRemove && (
          <Button look="danger" isBusy={isBusy} onClick={() => run(onRemove)}>
            {TEXT.remove}
          </Button>
        )}
        <Button type="submit" look="primary" isBusy={isBusy}>
          {ADMIN_TEXT.save}
        </Button>
      </div>
    </form>
  );
}

/** NaN for an empty field, which the contract refuses: zero would be a place. */
function pixelsOf(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}
