import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { ask, keyOf, queryOf } from "../../../api/client/ask.ts";
import type { KeptTable } from "../../../api/contract/operator/table.ts";
import { keepColumns, keptTable } from "../../../api/contract/operator/table.endpoints.ts";
import { useApp } from "../../app-context.ts";

const NONE: readonly string[] = [];

/** What the server keeps of the table; nothing for one without a name. */
export function useKeptTable(name: string | undefined) {
  const { api } = useApp();
  const { queryKey, queryFn } = queryOf(api, keptTable, { params: { table: name ?? "-" } });
  return useQuery<KeptTable>({
    queryKey,
    queryFn: name === undefined ? skipToken : queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useHiddenColumns(name: string | undefined): readonly string[] {
  return useKeptTable(name).data?.hidden ?? NONE;
}

/** Hides columns at once, and tells the server. */
export function useKeepColumns(table: string): (hidden: string[]) => void {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const queryKey = keyOf(keptTable, { params: { table } });
  return (hidden) => {
    queryClient.setQueryData<KeptTable>(queryKey, (now) => ({ views: now?.views ?? [], hidden }));
    ask(api, keepColumns, { params: { table }, body: { hidden } }).catch(() =>
      queryClient.invalidateQueries({ queryKey }),
    );
  };
}
