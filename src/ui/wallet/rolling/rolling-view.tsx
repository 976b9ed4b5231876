import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { rollingSummary } from "../../../api/contract/wallet/rolling.endpoints.ts";
import type { RollingScope } from "../../../domain/wallet/rolling.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { RollingTable } from "./rolling-table.tsx";
import { ROLLING_TEXT as TEXT } from "./text.ts";

const RollingRequest = lazy(() => import("./rolling-request.tsx").then((file) => ({ default: file.RollingRequest })));

/** The rolling of a scope, and its request. */
export function RollingView({ scope }: { scope: RollingScope }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, rollingSummary, { query: { scope } }));
  return (
    <QueryView query={query} lineClassName="h-12">
      {(summary) => (
        <div className="grid grid-cols-1 gap-3">
          <Panel title={TEXT.summary}>
            <RollingTable {...summary} />
          </Panel>
          <Suspense fallback={<div className="h-28" />}>
            <RollingRequest scope={scope} won={summary.won} />
          </Suspense>
        </div>
      )}
    </QueryView>
  );
}
