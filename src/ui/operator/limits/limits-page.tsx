import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { BetLimits } from "../../../api/contract/sports/bet-limits.ts";
import { betLimitsQuery } from "../../../api/queries/admin.ts";
import { useApp } from "../../app-context.ts";
import { LIMIT_COLUMNS } from "./limit-columns.ts";
import { LimitForm } from "./limit-form.tsx";
import { QueryTable } from "../table/query-table.tsx";
import { LIMITS_TEXT as TEXT } from "./text.ts";

/** Limits of bets by level: what the slip and a placement go by. */
export function LimitsPage() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(betLimitsQuery(api));
  const reload = () => void queryClient.invalidateQueries({ queryKey: betLimitsQuery(api).queryKey });
  return (
    <QueryTable<BetLimits>
      label={TEXT.title}
      columns={LIMIT_COLUMNS}
      rowId={({ level }) => String(level)}
      query={query}
      actions={[
        { label: TEXT.edit, render: (limits, close) => <LimitForm limits={limits} onDone={reload} onClose={close} /> },
      ]}
    />
  );
}
