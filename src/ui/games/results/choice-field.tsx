import { RESULTS_TEXT as TEXT } from "../late-text.ts";

export interface ChoiceFieldProps {
  label: string;
  value: string | undefined;
  choices: readonly { value: string; name: string }[];
  onChoice: (value: string | undefined) => void;
}

/** One of several, or all of them. */
export function ChoiceField({ label, value, choices, onChoice }: ChoiceFieldProps) {
  return (
    <label className="grid gap-0.5 text-xs text-muted">
      {label}
      <select
        value={value ?? ""}
        onChange={({ target }) => onChoice(target.value === "" ? undefined : target.value)}
        className="h-9 rounded-md border border-edge bg-field px-2 text-sm text-ink"
      >
        <option value="">{TEXT.all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
