import { useState } from "react";
import { isSeoulDay } from "../../../domain/common/time.ts";
import { DateField } from "../../frame/list/date-field.tsx";
import { Button } from "../../primitives/button.tsx";
import { RESULTS_TEXT as TEXT } from "../late-text.ts";

export interface DayFilterProps {
  day: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** A day in Seoul, or none. */
export function DayFilter({ day, onDay }: DayFilterProps) {
  const [error, setError] = useState<string>();
  return (
    <form
      className="flex items-end gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget).get("date") ?? "").trim();
        if (text !== "" && !isSeoulDay(text)) return setError(TEXT.wrongDay);
        setError(undefined);
        onDay(text === "" ? undefined : text);
      }}
    >
      <DateField label={TEXT.day} name="date" defaultValue={day} error={error} />
      <Button type="submit">{TEXT.show}</Button>
    </form>
  );
}
