import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { requestRolling, rollingSummary } from "../../../api/contract/wallet/rolling.endpoints.ts";
import type { RollingSummary } from "../../../api/contract/wallet/rolling.ts";
import { addComma } from "../../../domain/common/price.ts";
import type { RollingScope } from "../../../domain/wallet/rolling.ts";
import { ROLLING_SCOPE_LABELS } from "../../../domain/wallet/rolling-text.ts";
import { useApp } from "../../app-context.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { RequestView } from "../request/request-view.tsx";
import { showRequest } from "../request/show-request.ts";
import { ROLLING_TEXT as TEXT } from "./text.ts";

/** The request of a scope's rolling: the button, or what becomes of the request that is open. */
export function RollingRequest({ scope, won }: { scope: RollingScope } & Pick<RollingSummary, "won">) {
  const { api } = useApp();
  return (
    <RequestView kind="rolling" terms={queryOf(api, rollingSummary, { query: { scope } })}>
      <RollingRequestForm key={scope} scope={scope} won={won} />
    </RequestView>
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
            to={requestRolling}
            input={{ body: { scope } }}
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
