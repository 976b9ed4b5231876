import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { rollingRequestById } from "../../../api/contract/operator/rolling.endpoints.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { RollingLines } from "../../wallet/rolling/rolling-lines.tsx";

/** What a settlement request covers. */
export function SettlementDetail({ id }: { id: string }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, rollingRequestById, { params: { id } }));
  return (
    <QueryView query={query} lines={2} lineClassName="h-5">
      {({ lines }) => <RollingLines lines={lines} />}
    </QueryView>
  );
}
