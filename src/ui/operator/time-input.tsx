import { CalendarButton } from "../frame/list/calendar-button.tsx";
import { useFormField } from "../frame/form/form-context.ts";
import { classNames } from "../primitives/class-names.ts";
import { FieldBox, type FieldNotes } from "../primitives/field-box.tsx";
import { TIME_TEXT } from "./time-text.ts";

export interface TimeInputProps extends FieldNotes {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** It asks for seconds too. */
  hasSeconds?: boolean;
  name?: string;
  inputRef?: (element: HTMLInputElement | null) => void;
  onFocus?: () => void;
  onBlur?: () => void;
}

/** A time of Seoul, written as 2026-11-21 19:30 in every browser. The calendar changes its day and keeps its time. */
export function TimeInput({
  label,
  value,
  onChange,
  hasSeconds = false,
  error,
  hint,
  inputRef,
  ...rest
}: TimeInputProps) {
  const [day = "", time = hasSeconds ? "00:00:00" : "00:00"] = value.trim().split(/[ T]+/);
  return (
    <FieldBox label={label} error={error} hint={hint}>
      {(control) => (
        <div className={classNames("flex h-11 rounded-md border bg-field", error ? "border-danger" : "border-edge")}>
          <input
            {...control}
            ref={inputRef}
            value={value}
            autoComplete="off"
            placeholder={hasSeconds ? TIME_TEXT.hintSeconds : TIME_TEXT.hint}
            maxLength={19}
            onChange={({ target }) => onChange(target.value)}
            className="min-w-0 flex-1 rounded-md bg-transparent px-3 text-base text-ink tabular-nums placeholder:text-faint"
            {...rest}
          />
          <CalendarButton label={label} day={day} onPick={(picked) => onChange(`${picked} ${time}`)} />
        </div>
      )}
    </FieldBox>
  );
}

/** The same as a field of the CommandForm around it. */
export function TimeField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  "use no memo";
  const { value = "", error, change, props } = useFormField<string>(name);
  const { ref, onFocus, onBlur } = props;
  return <TimeInput {...{ name, label, hint, value, error, onFocus, onBlur }} inputRef={ref} onChange={change} />;
}
