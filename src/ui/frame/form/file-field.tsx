import { useEffect, useRef, type ChangeEvent } from "react";
import { FieldBox } from "../../primitives/field-box.tsx";
import { useFormField } from "./form-context.ts";

export interface FileFieldProps {
  /** A field of the form's schema that holds the text of a file. Mark it `secret`: a file is too large to be stored. */
  name: string;
  label: string;
  /** As the attribute of the input: ".csv,text/csv". */
  accept: string;
}

/** A file, read as UTF-8 text when it is chosen. */
export function FileField({ name, label, accept }: FileFieldProps) {
  "use no memo";
  const { value = "", error, change, props } = useFormField<string>(name);
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The form was emptied.
    if (value === "" && element.current) element.current.value = "";
  }, [value]);
  const take = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => change((await files?.[0]?.text()) ?? "");
  return (
    <FieldBox label={label} error={error}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept={accept}
          name={props.name}
          ref={(input) => {
            element.current = input;
            props.ref(input);
          }}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
          onChange={(event) => void take(event)}
          className="w-full rounded-md border border-edge bg-field p-2 text-sm text-ink file:mr-3 file:rounded-sm file:border file:border-edge file:bg-raised file:px-3 file:py-1 file:text-ink"
        />
      )}
    </FieldBox>
  );
}
