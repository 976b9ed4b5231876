import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { rollingSummaryQuery } from "../../../api/queries/rolling.ts";
import type { RollingScope } from "../../../domain/wallet/rolling.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { RequestDesk } from "../request/request-desk.tsx";
import { RollingTable } from "./rolling-table.tsx";
import { ROLLING_TEXT as TEXT } from "./text.ts";

const RollingForm = lazy(() => import("./rolling-form.tsx").then((file) => ({ default: file.RollingForm })));

/** The rolling of a scope, and its request: the button, or what becomes of the one that is open. */
export function RollingDesk({ scope }: { scope: RollingScope }) {
  const { api } = useApp();
  const query = useQuery(rollingSummaryQuery(api, scope));
  return (
    <QueryView query={query} isEmpty={() => false} lineClassName="h-12">
      {(summary) => (
        <div className="grid grid-cols-1 gap-3">
          <Panel title={TEXT.summary}>
            <RollingTable {...summary} />
          </Panel>
          <RequestDesk kind="rolling" latest={summary.latest}>
            <Suspense fallback={<Skeleton lines={1} lineClassName="h-24" />}>
              <RollingForm key={scope} scope={scope} won={summary.won} />
            </Suspense>
          </RequestDesk>
        </div>
      )}
    </QueryView>
  );
}
