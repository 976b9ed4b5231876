import { useState, type FormEvent } from "react";
import type { AdminFixturePage, ResultRequest } from "../../../api/contract/fixtures.ts";
import { Button } from "../../primitives/button.tsx";
import { TextField } from "../../primitives/text-field.tsx";
import { FIXTURES_TEXT } from "../text.ts";

export interface ResultFormProps {
  result: AdminFixturePage["items"][number]["result"];
  isBusy: boolean;
  onResult: (result: ResultRequest) => void;
}

const SCORES = ["home", "away", "homeHalf", "awayHalf"] as const;

/** The four scores of a fixture, or its cancellation, which is asked about once more. */
export function ResultForm({ result, isBusy, onResult }: ResultFormProps) {
  const [isAsking, setAsking] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [home = 0, away = 0, homeHalf = 0, awayHalf = 0] = SCORES.map((name) => Number(form.get(name)));
    onResult({ home, away, homeHalf, awayHalf });
  };
  return (
    <form onSubmit={submit} className="mt-2 grid gap-2 rounded-md border border-line bg-raised p-3">
      <div className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
        {SCORES.map((name) => (
          <TextField
            key={name}
            type="number"
            inputMode="numeric"
            name={name}
            label={FIXTURES_TEXT[name]}
            min={0}
            max={999}
            step={1}
            required
            defaultValue={result?.[name] ?? ""}
          />
        ))}
      </div>
      {isAsking ? (
        <fieldset aria-label={FIXTURES_TEXT.void} className="flex flex-wrap items-center justify-end gap-2 text-sm">
          <p className="mr-auto text-warn">{FIXTURES_TEXT.askVoid}</p>
          <Button onClick={() => setAsking(false)}>{FIXTURES_TEXT.no}</Button>
          <Button look="danger" isBusy={isBusy} onClick={() => onResult({ void: true })}>
            {FIXTURES_TEXT.yes}
          </Button>
        </fieldset>
      ) : (
        <div className="flex justify-end gap-2">
          <Button look="danger" onClick={() => setAsking(true)}>
            {FIXTURES_TEXT.void}
          </Button>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {result ? FIXTURES_TEXT.revise : FIXTURES_TEXT.enter}
          </Button>
        </div>
      )}
    </form>
  );
}
