import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { BetLimits } from "../../../api/contract/bet-limits.ts";
import { betLimitsQuery } from "../../../api/queries/admin.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EditTable } from "../table/edit-table.tsx";
import { LIMIT_COLUMNS } from "./limit-columns.ts";
import { LimitForm } from "./limit-form.tsx";
import { LIMITS_TEXT as TEXT } from "./text.ts";

/** Limits of bets by level: what the slip and a placement go by. */
export function LimitsPage() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(betLimitsQuery(api));
  const reload = () => void queryClient.invalidateQueries({ queryKey: betLimitsQuery(api).queryKey });
  return (
    <QueryView query={query} isEmpty={({ items }) => items.length === 0} lines={8} lineClassName="h-9">
      {({ items }) => (
        <EditTable<BetLimits>
          label={TEXT.title}
          rows={items}
          columns={LIMIT_COLUMNS}
          rowId={({ level }) => String(level)}
          editLabel={TEXT.edit}
          renderForm={(limits, close) => <LimitForm limits={limits} onDone={reload} onClose={close} />}
        />
      )}
    </QueryView>
  );
}
