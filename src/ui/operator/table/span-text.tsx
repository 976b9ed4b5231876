export interface SpanTextProps {
  name: string;
  label: string;
  value: string | number | undefined;
  isNumber?: boolean;
}

/** A text beside the days of a filter. */
export function SpanText({ name, label, value, isNumber = false }: SpanTextProps) {
  return (
    <label className="grid min-w-0 gap-0.5 text-xs text-muted tablet:w-36">
      {label}
      <input
        name={name}
        defaultValue={value ?? ""}
        maxLength={isNumber ? 9 : 100}
        inputMode={isNumber ? "numeric" : "text"}
        autoComplete="off"
        className="h-9 w-full min-w-0 rounded-md border border-edge bg-field px-2 text-sm text-ink"
      />
    </label>
  );
}
