import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import * as v from "valibot";
import { keyOf } from "../../../api/client/ask.ts";
import type { AttendanceMonth } from "../../../api/contract/programmes/attendance.ts";
import { attendance } from "../../../api/contract/programmes/attendance.endpoints.ts";
import { attendanceQuery } from "../../../api/queries/programmes/attendance.ts";
import { WALLET_KEY } from "../../../api/queries/wallet/money-keys.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { isSeoulDay } from "../../../domain/common/time.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf, textFilter } from "../../frame/list/filters.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { AttendanceRewards } from "./attendance-rewards.tsx";
import { MonthCalendar } from "./month-calendar.tsx";
import { ATTENDANCE_TEXT as TEXT } from "./text.ts";

const CheckInButton = lazy(() => import("./check-in-button.tsx").then((file) => ({ default: file.CheckInButton })));

const readFilters = filtersOf({
  month: v.pipe(
    textFilter(7),
    v.check((text) => isSeoulDay(`${text}-01`)),
  ),
});

/** A month of check-ins, the check-in of today, and what days in a row pay. */
export function AttendancePage() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(attendanceQuery(api, filters.month));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={titleOf("/attendance")} />
      <QueryView query={query} lines={6}>
        {(found) => (
          <div className="grid items-start gap-3 tablet:grid-cols-[minmax(0,1fr)_300px]">
            <MonthCalendar month={found.month} today={found.today} days={found.days} />
            <div className="grid gap-3">
              <CheckIn found={found} />
              <AttendanceRewards rules={found.rules} streak={found.streak} isCheckedIn={found.isCheckedIn} />
            </div>
          </div>
        )}
      </QueryView>
    </div>
  );
}

function CheckIn({ found: { streak, days, rules, isCheckedIn, today } }: { found: AttendanceMonth }) {
  const queryClient = useQueryClient();
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: keyOf(attendance) });
    void queryClient.invalidateQueries({ queryKey: WALLET_KEY });
  };
  const state = isCheckedIn ? "checkedIn" : rules.isOpen ? "open" : "closed";
  return (
    <Panel title={TEXT.streak} state={state}>
      <div className="grid gap-3 p-3">
        <dl className="flex items-baseline justify-between gap-2">
          <dt className="sr-only">{TEXT.streak}</dt>
          <dd className="text-2xl font-bold tabular-nums">{TEXT.days(streak)}</dd>
          <div className="flex gap-2 text-sm text-muted">
            <dt>{TEXT.thisMonth}</dt>
            <dd className="tabular-nums">{TEXT.days(days.length)}</dd>
          </div>
        </dl>
        {state === "closed" ? (
          <p className="text-sm text-muted">{TEXT.closed}</p>
        ) : (
          <Suspense fallback={<Skeleton lines={1} lineClassName="h-9" />}>
            {/* Another day is another check-in. */}
            <CheckInButton key={today} today={today} isCheckedIn={isCheckedIn} onDone={reload} />
          </Suspense>
        )}
        <p className="text-xs text-faint">{TEXT.midnight}</p>
      </div>
    </Panel>
  );
}
