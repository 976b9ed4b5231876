import type { ChangeEvent } from "react";
import { FieldBox, type FieldNotes } from "./field-box.tsx";

export interface FileFieldProps extends FieldNotes {
  label: string;
  /** As the attribute of the input: ".csv,text/csv". */
  accept: string;
  /** The text of the file, read as UTF-8; "" where none is chosen any more. */
  onText: (text: string) => void;
}

/** A file, read when it is chosen. */
export function FileField({ label, accept, error, hint, onText }: FileFieldProps) {
  const take = async ({ target: { files } }: ChangeEvent<HTMLInputElement>) => onText((await files?.[0]?.text()) ?? "");
  return (
    <FieldBox label={label} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept={accept}
          onChange={(event) => void take(event)}
          className="w-full rounded-md border border-edge bg-field p-2 text-sm text-ink file:mr-3 file:rounded-sm file:border file:border-edge file:bg-raised file:px-3 file:py-1 file:text-ink"
        />
      )}
    </FieldBox>
  );
}
