import { useState, type FormEvent } from "react";
import * as v from "valibot";
import type { ImportFile } from "../../../machines/fixture-import/fixture-import.schema.ts";
import { useUnsaved } from "../../frame/form/unsaved.ts";
import { Button } from "../../primitives/button.tsx";
import { FileField } from "../../primitives/file-field.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { TimeInput } from "../time-input.tsx";
import { ImportForm } from "./import-command.ts";
import { IMPORT_TEXT as TEXT } from "./text.ts";

const EMPTY: ImportFile = { csv: "", season: "", speed: "1", start: "" };
type Name = keyof ImportFile;

/** A file, and how its time is laid. Only what is right goes to be judged. */
export function FileForm({ onFile }: { onFile: (file: ImportFile) => void }) {
  const [values, setValues] = useState(EMPTY);
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({});
  const set = (name: Name) => (text: string) => setValues((now) => ({ ...now, [name]: text }));
  useUnsaved(values.csv !== "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = v.safeParse(ImportForm, values);
    if (checked.success) return onFile(checked.output);
    const entries = checked.issues.map((issue) => [v.getDotPath(issue), issue.message] as const);
    setWrong(Object.fromEntries(entries.toReversed()));
  };
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <FileField label={TEXT.file} accept=".csv,text/csv" error={wrong.csv} onText={set("csv")} />
      <div className="grid items-start gap-3 tablet:grid-cols-3">
        <TextField
          label={TEXT.season}
          hint={TEXT.seasonHint}
          placeholder="2023-2024"
          autoComplete="off"
          value={values.season}
          error={wrong.season}
          onChange={({ target }) => set("season")(target.value)}
        />
        <TextField
          label={TEXT.speed}
          hint={TEXT.speedHint}
          inputMode="decimal"
          autoComplete="off"
          value={values.speed}
          error={wrong.speed}
          onChange={({ target }) => set("speed")(target.value)}
        />
        <TimeInput
          label={TEXT.startAt}
          hint={TEXT.startHint}
          value={values.start}
          error={wrong.start}
          onChange={set("start")}
        />
      </div>
      <Button look="primary" type="submit" className="justify-self-start">
        {TEXT.judge}
      </Button>
    </form>
  );
}
