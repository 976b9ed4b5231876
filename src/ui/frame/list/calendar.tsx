import { DatePicker, parseDate } from "@ark-ui/react/date-picker";
import { useEffect, useRef } from "react";
import { TIME_ZONE } from "../../../domain/common/constants.ts";
import { isSeoulDay } from "../../../domain/common/time.ts";
import { Icon } from "../../primitives/icon.tsx";
import { CALENDAR_TEXT } from "./calendar-text.ts";

const TURN = "grid size-9 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink";
const CELL =
  "grid size-9 cursor-pointer place-items-center rounded-md text-sm tabular-nums hover:bg-hover data-outside-range:text-faint data-selected:bg-accent data-selected:font-bold data-selected:text-on-accent data-today:border data-today:border-edge data-focus:outline-2 data-focus:outline-accent";

export interface CalendarProps {
  /** YYYY-MM-DD, or what the member has written so far. */
  day: string;
  label: string;
  onPick: (day: string) => void;
}

/** The days of a month; arrows move and Enter picks. Loaded when it is opened: it brings Ark's date picker. */
export function Calendar({ day, label, onPick }: CalendarProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>("[data-part=table-cell-trigger][tabindex='0']")?.focus();
  }, []);
  const isDay = isSeoulDay(day);
  return (
    <DatePicker.Root
      inline
      locale="ko-KR"
      timeZone={TIME_ZONE}
      translations={CALENDAR_TEXT}
      maxView="month"
      fixedWeeks
      {...(isDay && { defaultValue: [parseDate(day)] })}
      onValueChange={({ value: [picked] }) => picked && onPick(picked.toString())}
    >
      <dialog
        ref={box}
        open
        aria-label={label}
        className="static m-0 w-max rounded-lg border border-edge bg-surface p-2 text-ink shadow-pop"
      >
        {(["day", "month"] as const).map((view) => (
          <DatePicker.View key={view} view={view}>
            <DatePicker.Context>
              {(picker) => (
                <>
                  <DatePicker.ViewControl className="flex items-center justify-between">
                    <DatePicker.PrevTrigger className={TURN}>
                      <Icon name="right" size={16} className="rotate-180" />
                    </DatePicker.PrevTrigger>
                    <DatePicker.ViewTrigger className="h-9 rounded-md px-3 text-sm font-bold hover:bg-hover">
                      <DatePicker.RangeText />
                    </DatePicker.ViewTrigger>
                    <DatePicker.NextTrigger className={TURN}>
                      <Icon name="right" size={16} />
                    </DatePicker.NextTrigger>
                  </DatePicker.ViewControl>
                  <DatePicker.Table>
                    {view === "day" && (
                      <DatePicker.TableHead>
                        <DatePicker.TableRow>
                          {picker.weekDays.map((weekDay) => (
                            <DatePicker.TableHeader key={weekDay.short} className="size-9 text-xs text-muted">
                              {weekDay.narrow}
                            </DatePicker.TableHeader>
                          ))}
                        </DatePicker.TableRow>
                      </DatePicker.TableHead>
                    )}
                    <DatePicker.TableBody>
                      {view === "day"
                        ? picker.weeks.map((week) => (
                            <DatePicker.TableRow key={String(week[0])}>
                              {week.map((date) => (
                                <DatePicker.TableCell key={String(date)} value={date}>
                                  <DatePicker.TableCellTrigger className={CELL}>{date.day}</DatePicker.TableCellTrigger>
                                </DatePicker.TableCell>
                              ))}
                            </DatePicker.TableRow>
                          ))
                        : picker.getMonthsGrid({ columns: 4, format: "short" }).map((row) => (
                            <DatePicker.TableRow key={row[0]?.value}>
                              {row.map((month) => (
                                <DatePicker.TableCell key={month.value} value={month.value}>
                                  <DatePicker.TableCellTrigger className={`${CELL} w-14`}>
                                    {month.label}
                                  </DatePicker.TableCellTrigger>
                                </DatePicker.TableCell>
                              ))}
                            </DatePicker.TableRow>
                          ))}
                    </DatePicker.TableBody>
                  </DatePicker.Table>
                </>
              )}
            </DatePicker.Context>
          </DatePicker.View>
        ))}
      </dialog>
    </DatePicker.Root>
  );
}
