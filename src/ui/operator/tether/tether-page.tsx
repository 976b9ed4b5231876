import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { tetherNetworks, tetherRate } from "../../../api/contract/operator/tether.endpoints.ts";
import type { NetworkRow } from "../../../api/contract/operator/tether.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { formatPrice } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { EntityDesk } from "../desk/entity-desk.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { useStale } from "../use-stale.ts";
import { OrdersPanel } from "./orders-panel.tsx";
import { OPERATOR_TETHER_TEXT as TEXT } from "./text.ts";

const NetworkForm = lazy(() => import("./network-form.tsx").then((file) => ({ default: file.NetworkForm })));
const RateForm = lazy(() => import("./rate-form.tsx").then((file) => ({ default: file.RateForm })));

/** Tether: payments to decide about, the rate, the networks. */
export function TetherPage() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-muted">{TEXT.settings}</p>
      <OrdersPanel />
      <RatePanel />
      <NetworksPanel />
    </div>
  );
}

function RatePanel() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, tetherRate, {}));
  const reload = useStale(tetherRate);
  return (
    <Panel title={TEXT.rate}>
      <QueryView query={query} lines={2}>
        {({ rate, at }) => (
          <div className="grid gap-3 p-3">
            <p className="text-sm font-semibold tabular-nums">{TEXT.rateNow(formatPrice(rate), formatDateTime(at))}</p>
            <Suspense fallback={<Skeleton lines={2} />}>
              <RateForm rate={rate} onDone={reload} />
            </Suspense>
          </div>
        )}
      </QueryView>
    </Panel>
  );
}

const NEW_NETWORK: NetworkRow = { id: "", name: "", kind: "tron", contract: "", confirmations: 20, isActive: true };

const COLUMNS: readonly DataColumn<NetworkRow>[] = [
  { id: "id", header: TEXT.id, value: ({ id }) => id },
  { id: "name", header: TEXT.name, value: ({ name }) => name },
  { id: "kind", header: TEXT.kind, value: ({ kind }) => TEXT.kinds[kind] },
  { id: "contract", header: TEXT.contract, value: ({ contract }) => contract },
  { id: "confirmations", header: TEXT.confirmations, value: ({ confirmations }) => confirmations, isNumber: true },
  { id: "isActive", header: TEXT.isActive, value: ({ isActive }) => (isActive ? "○" : "") },
];

function NetworksPanel() {
  const { api } = useApp();
  return (
    <EntityDesk<NetworkRow>
      panel={TEXT.networks}
      label={TEXT.networkTable}
      columns={COLUMNS}
      rowId={({ id }) => id}
      query={useQuery(queryOf(api, tetherNetworks, {}))}
      stale={[tetherNetworks]}
      lines={3}
      add={{
        right: "terms.change",
        label: TEXT.add,
        render: ({ onFinish, onClose }) => (
          <NetworkForm network={NEW_NETWORK} isNew onDone={() => onFinish(TEXT.saved)} onClose={onClose} />
        ),
      }}
      editors={[
        {
          label: TEXT.edit,
          right: "terms.change",
          render: (network, form) => <NetworkForm network={network} isNew={false} {...form} />,
        },
      ]}
    />
  );
}
