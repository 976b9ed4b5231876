import { useRef, useState, type FormEvent } from "react";
import { Button } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { focusFault } from "./focus-fault.ts";

export interface FormField<Name extends string> {
  name: Name;
  label: string;
  hint?: string;
  type?: "text" | "password";
  autoComplete: string;
}

export interface FormDialogProps<Name extends string> {
  title: string;
  fields: readonly FormField<Name>[];
  submitLabel: string;
  cancelLabel: string;
  /** The faults of the fields, in Korean; empty: it may be sent. */
  check: (values: Readonly<Record<Name, string>>) => Partial<Record<Name, string>>;
  onSubmit: (values: Readonly<Record<Name, string>>) => void;
  onClose: () => void;
  isBusy: boolean;
  /** Why the server refused it. */
  failure: string | null;
}

/** A form in a dialog. Faults are shown once it was sent, and go as they are mended. */
export function FormDialog<Name extends string>(props: FormDialogProps<Name>) {
  const [values, setValues] = useState(() => emptyValues(props.fields));
  const [wasSent, setWasSent] = useState(false);
  const errors: Partial<Record<Name, string>> = wasSent ? props.check(values) : {};

  const first = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (focusFault(event.currentTarget, props.check(values))) return;
    if (!props.isBusy) props.onSubmit(values);
  };

  return (
    <Dialog title={props.title} initialFocus={first} onClose={props.onClose}>
      <form noValidate className="grid gap-3" onSubmit={submit}>
        {props.fields.map(({ name, ...field }, index) => (
          <TextField
            key={name}
            ref={index === 0 ? first : undefined}
            name={name}
            {...field}
            value={values[name]}
            error={errors[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
        {props.failure && (
          <p role="alert" className="text-sm text-danger">
            {props.failure}
          </p>
        )}
        <div className="mt-1 flex justify-end gap-2">
          <Button onClick={props.onClose}>{props.cancelLabel}</Button>
          <Button look="primary" type="submit" isBusy={props.isBusy}>
            {props.submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function emptyValues<Name extends string>(fields: readonly FormField<Name>[]): Record<Name, string> {
  return Object.fromEntries(fields.map((field) => [field.name, ""])) as Record<Name, string>;
}
