import { useQuery } from "@tanstack/react-query";
import type { BetLimits } from "../../../api/contract/sports/bet-limits.ts";
import { queryOf } from "../../../api/client/ask.ts";
import { betLimits } from "../../../api/contract/operator/bet-limits.endpoints.ts";
import { useApp } from "../../app-context.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { BET_LIMIT_COLUMNS } from "./bet-limit-columns.ts";
import { BetLimitForm } from "./bet-limit-form.tsx";
import { BET_LIMITS_TEXT as TEXT } from "./text.ts";

/** Limits of bets by level: what the slip and a placement go by. */
export function BetLimitsPage() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, betLimits, {}));
  return (
    <EntityDesk<BetLimits>
      label={TEXT.title}
      columns={BET_LIMIT_COLUMNS}
      rowId={({ level }) => String(level)}
      query={query}
      stale={[betLimits]}
      editors={[
        {
          label: TEXT.edit,
          right: "bet-limits.change",
          render: (limits, form) => <BetLimitForm limits={limits} {...form} />,
        },
      ]}
    />
  );
}
