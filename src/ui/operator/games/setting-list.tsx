import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import type { GameSettingRow } from "../../../api/contract/games/mini-games.ts";
import { games } from "../../../api/contract/operator/games.endpoints.ts";
import { useApp } from "../../app-context.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { SETTING_COLUMNS } from "./game-columns.ts";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";

const SettingForm = lazy(() => import("./setting-form.tsx").then((file) => ({ default: file.SettingForm })));
const ExposureView = lazy(() => import("./exposure-view.tsx").then((file) => ({ default: file.ExposureView })));

/** Vendors and games; one that is selected is changed, or shows what its open round can cost. */
export function SettingList() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, games, {}));
  return (
    <EntityDesk<GameSettingRow>
      label={TEXT.settingTable}
      query={query}
      stale={[games]}
      columns={SETTING_COLUMNS}
      rowId={({ id }) => id}
      editors={[
        {
          label: TEXT.exposure,
          isFor: ({ kind }) => kind !== "",
          render: ({ id }, { onClose }) => <ExposureView gameId={id} onClose={onClose} />,
        },
        {
          label: TEXT.edit,
          right: "games.change",
          render: (setting, form) => <SettingForm setting={setting} {...form} />,
        },
      ]}
    />
  );
}
