import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import type { GameSettingRow } from "../../../api/contract/games/mini-games.ts";
import { gameSettingsQuery } from "../../../api/queries/operator-games.ts";
import { useApp } from "../../app-context.ts";
import { QueryTable } from "../table/query-table.tsx";
import { SETTING_COLUMNS } from "./game-columns.ts";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";

const SettingForm = lazy(() => import("./setting-form.tsx").then((file) => ({ default: file.SettingForm })));
const ExposureView = lazy(() => import("./exposure-view.tsx").then((file) => ({ default: file.ExposureView })));

/** Vendors and games; one that is selected is changed, or shows what its open round can cost. */
export function SettingList() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(gameSettingsQuery(api));
  return (
    <QueryTable<GameSettingRow>
      label={TEXT.settingTable}
      query={query}
      columns={SETTING_COLUMNS}
      rowId={({ id }) => id}
      actions={[
        {
          label: TEXT.exposure,
          isFor: ({ kind }) => kind !== "",
          render: ({ id }, close) => <ExposureView gameId={id} onClose={close} />,
        },
        {
          label: TEXT.edit,
          render: (setting, close) => (
            <SettingForm
              setting={setting}
              onDone={() => void queryClient.invalidateQueries(gameSettingsQuery(api))}
              onClose={close}
            />
          ),
        },
      ]}
    />
  );
}
