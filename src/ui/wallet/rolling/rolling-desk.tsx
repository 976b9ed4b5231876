import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { RollingReport, type RollingSummary } from "../../../api/contract/rolling.ts";
import { rollingSummaryQuery } from "../../../api/queries/rolling.ts";
import { addComma } from "../../../domain/price.ts";
import type { RollingScope } from "../../../domain/wallet/rolling.ts";
import { ROLLING_SCOPE_LABELS } from "../../../domain/wallet/rolling-text.ts";
import { useApp } from "../../app-context.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { RequestDesk } from "../request/request-desk.tsx";
import { showRequest } from "../request/show-request.ts";
import { RollingTable } from "./rolling-table.tsx";
import { ROLLING_TEXT as TEXT } from "./text.ts";

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
            <RollingRequestForm key={scope} scope={scope} won={summary.won} />
          </RequestDesk>
        </div>
      )}
    </QueryView>
  );
}

function RollingRequestForm({ scope, won }: { scope: RollingScope } & Pick<RollingSummary, "won">) {
  const queryClient = useQueryClient();
  const text = addComma(Math.max(0, won));
  return (
    <Panel title={TEXT.form}>
      <div className="flex flex-wrap items-center justify-between gap-3 p-3">
        <p className="text-sm font-semibold tabular-nums">{won > 0 ? TEXT.payable(text) : TEXT.none}</p>
        <Suspense fallback={<Skeleton lines={1} />}>
          <CommandButton
            name={`rolling.request.${scope}`}
            request={{ method: "POST", path: "rolling/requests", body: { scope } }}
            answer={RollingReport}
            label={TEXT.request}
            disabled={won <= 0}
            confirm={
              <>
                <p className="text-base font-bold">{TEXT.ask(ROLLING_SCOPE_LABELS[scope], text)}</p>
                <p className="text-muted">{TEXT.askMore}</p>
              </>
            }
            onDone={({ request }) => showRequest(queryClient, request)}
          />
        </Suspense>
      </div>
    </Panel>
  );
}
