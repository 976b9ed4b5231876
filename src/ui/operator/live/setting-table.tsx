import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { liveFixtures, inPlaySettings } from "../../../api/contract/operator/live.endpoints.ts";
import type { InPlaySetting } from "../../../api/contract/operator/live.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { SettingForm } from "./setting-form.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";

const wonOf = (won: number | null) => (won === null ? null : addComma(won));

const COLUMNS: readonly DataColumn<InPlaySetting>[] = [
  { id: "scope", header: TEXT.range, value: ({ scope }) => TEXT.scope(scope) },
  { id: "name", header: TEXT.name, value: ({ name }) => name },
  { id: "delayMs", header: TEXT.delayMs, value: ({ delayMs }) => delayMs, isNumber: true },
  {
    id: "margin",
    header: TEXT.margin,
    value: ({ margin }) => (margin === null ? null : TEXT.percent(margin)),
    isNumber: true,
  },
  { id: "stopLoss", header: TEXT.stopLoss, value: ({ stopLoss }) => wonOf(stopLoss), isNumber: true },
  {
    id: "effectiveDelay",
    header: TEXT.effectiveDelay,
    value: ({ effective }) => effective.delayMs,
    isNumber: true,
  },
  {
    id: "effectiveMargin",
    header: TEXT.effectiveMargin,
    value: ({ effective }) => TEXT.percent(effective.margin),
    isNumber: true,
  },
  {
    id: "effectiveStopLoss",
    header: TEXT.effectiveStopLoss,
    value: ({ effective }) => wonOf(effective.stopLoss),
    isNumber: true,
  },
  {
    id: "changed",
    header: TEXT.changedBy,
    value: ({ by, at }) => (at === null ? "" : `${by ?? ""} ${formatDateTime(at)}`),
  },
];

/** Delay and margin by sport and league, edited below their row. */
export function SettingTable() {
  const { api } = useApp();
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-xs text-faint">{TEXT.settingHint}</p>
      <EntityDesk<InPlaySetting>
        label={TEXT.settingTable}
        query={useQuery(queryOf(api, inPlaySettings, {}))}
        stale={[liveFixtures]}
        columns={COLUMNS}
        rowId={({ scope, key, name }) => (scope === "all" ? name : `${scope}.${key}`)}
        editors={[
          {
            label: TEXT.edit,
            right: "live.settings",
            render: (setting, form) => <SettingForm setting={setting} {...form} />,
          },
        ]}
      />
    </div>
  );
}
