import { Link } from "@tanstack/react-router";
import { monthAfter, monthCells } from "../../../domain/programmes/attendance.ts";
import { classNames } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";
import { ATTENDANCE_TEXT as TEXT } from "./text.ts";

export interface MonthCalendarProps {
  /** "2026-11" */
  month: string;
  today: string;
  /** Days with a check-in, "2026-11-22". */
  days: readonly string[];
}

const TURN = "grid size-9 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink";

/** A month with its check-ins. The arrows are links: the month stands in the address. */
export function MonthCalendar({ month, today, days }: MonthCalendarProps) {
  const cells = monthCells(month);
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  const [year = "", number = ""] = month.split("-");
  const name = TEXT.month(Number(year), Number(number));
  const isRunning = today.startsWith(month);
  const link = (months: number) => {
    const to = monthAfter(month, months);
    return (search: object) => ({ ...search, month: today.startsWith(to) ? undefined : to });
  };
  return (
    <section aria-label={TEXT.calendar(name)} className="rounded-lg border border-line bg-surface p-3">
      <header className="mb-2 flex items-center justify-between">
        <Link to="." search={link(-1)} aria-label={TEXT.previous} className={TURN}>
          <Icon name="right" size={16} className="rotate-180" />
        </Link>
        <h2 aria-live="polite" className="text-base font-bold tabular-nums">
          {name}
        </h2>
        {isRunning ? (
          <span className="size-9" />
        ) : (
          <Link to="." search={link(1)} aria-label={TEXT.next} className={TURN}>
            <Icon name="right" size={16} />
          </Link>
        )}
      </header>
      <table aria-label={name} className="w-full table-fixed border-separate border-spacing-1 text-center tabular-nums">
        <thead className="text-xs text-muted">
          <tr>
            {TEXT.weekDays.map((day) => (
              <th key={day} scope="col" className="py-1 font-semibold">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {Array.from({ length: 7 }, (_, at) => week[at] ?? null).map((day, at) =>
                day === null ? (
                  // oxlint-disable-next-line react/no-array-index-key jsx-a11y/control-has-associated-label -- no day
                  <td key={at} />
                ) : (
                  <Day key={day} day={day} isToday={day === today} isChecked={days.includes(day)} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Day({ day, isToday, isChecked }: { day: string; isToday: boolean; isChecked: boolean }) {
  const number = Number(day.slice(8));
  return (
    <td
      data-day={day}
      data-state={isChecked ? "checked" : "open"}
      aria-current={isToday ? "date" : undefined}
      className={classNames(
        "h-12 rounded-md border text-sm tablet:h-14",
        isChecked ? "border-accent bg-accent-soft font-bold" : "border-line",
        isToday && "outline-2 outline-accent",
      )}
    >
      <span className="sr-only">{TEXT.day(number, isChecked, isToday)}</span>
      <span aria-hidden="true" className="grid justify-items-center gap-0.5">
        {number}
        {isChecked && (
          <svg width="14" height="14" fill="none" stroke="currentColor" strokeWidth="2.4" className="text-accent">
            <path d="M2 7.5l3.5 3.5L12 3.5" />
          </svg>
        )}
      </span>
    </td>
  );
}
