import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { attendanceRules } from "../../../api/contract/operator/attendance.endpoints.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { ClaimList } from "../programmes/claim-list.tsx";
import { ATTENDANCE_OPERATOR_TEXT as TEXT } from "./text.ts";

const RulesForm = lazy(() => import("./rules-form.tsx").then((file) => ({ default: file.RulesForm })));

/** What a check-in pays, and what was paid. */
export function AttendancePage() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, attendanceRules, {}));
  return (
    <div className="grid grid-cols-1 gap-3">
      <Panel title={TEXT.title}>
        <div className="p-3">
          <QueryView query={query}>
            {(rules) => (
              <Suspense fallback={<Skeleton lines={6} />}>
                <RulesForm rules={rules} />
              </Suspense>
            )}
          </QueryView>
        </div>
      </Panel>
      <ClaimList programme="attendance" nameOf={TEXT.name} />
    </div>
  );
}
