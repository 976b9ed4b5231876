import { useId } from "react";
import type { AnyMachineSnapshot } from "xstate";
import { Button } from "../../src/ui/primitives/button.tsx";
import { classNames } from "../../src/ui/primitives/class-names.ts";
import { refusal, type CaseRow, type EventRow } from "./event-rows.ts";

export interface EventListProps {
  rows: readonly EventRow[];
  snapshot: AnyMachineSnapshot;
  onPress: (one: CaseRow) => void;
}

/** Every event with its cases as buttons. They stay where they are; what changes is which can be pressed. */
export function EventList({ rows, snapshot, onPress }: EventListProps) {
  return (
    <ul className="grid gap-px">
      {rows.map((row) => (
        <EventItem key={row.type} row={row} snapshot={snapshot} onPress={onPress} />
      ))}
    </ul>
  );
}

function EventItem({ row, snapshot, onPress }: { row: EventRow } & Omit<EventListProps, "rows">) {
  const id = useId();
  const cases = row.cases.map((one) => ({ one, reason: refusal(snapshot, one.make(snapshot)) }));
  const reasons = [...new Set(cases.map(({ reason }) => reason).filter((reason) => reason !== null))];
  const isPossible = cases.some(({ reason }) => reason === null);
  return (
    <li
      data-event={row.type}
      className={classNames("grid gap-1 border-l-2 py-1 pl-2.5", isPossible ? "border-accent" : "border-line")}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-xs">
        <span className={isPossible ? "font-semibold" : "text-muted"}>{row.sentence}</span>
        <code className="font-sans text-2xs text-faint">{row.type}</code>
      </p>
      <div className="flex flex-wrap items-center gap-1">
        {cases.map(({ one, reason }) => (
          <Button
            key={one.label}
            size="sm"
            data-case={one.label}
            disabled={reason !== null}
            aria-label={one.text === "" ? row.sentence : `${row.sentence}: ${one.text}`}
            aria-describedby={reason === null ? undefined : `${id}-${reasons.indexOf(reason)}`}
            className="h-auto min-h-7 py-1 text-left"
            onClick={() => onPress(one)}
          >
            {one.text === "" ? shortName(row.type) : one.text}
          </Button>
        ))}
      </div>
      {reasons.map((reason, index) => (
        <p key={reason} id={`${id}-${index}`} data-refusal className="text-2xs text-faint">
          {isPossible &&
            `${cases
              .filter((other) => other.reason === reason)
              .map(({ one }) => one.text)
              .join(", ")}: `}
          {reason}
        </p>
      ))}
    </li>
  );
}

/** Of an actor or a delay its own name. */
function shortName(type: string): string {
  return type.replace(/^xstate\.(?:done|error)\.actor\./, "").replace(/^xstate\.after\.([^.]+).*$/, "$1");
}
