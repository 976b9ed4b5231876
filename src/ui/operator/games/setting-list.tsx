import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import type { GameSettingRow } from "../../../api/contract/games/mini-games.ts";
import { games } from "../../../api/contract/operator/games.endpoints.ts";
import { useApp } from "../../app-context.ts";
import { filtersOf, textFilter } from "../../frame/list/filters.ts";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { SETTING_COLUMNS } from "./game-columns.ts";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";

const SettingForm = lazy(() => import("./setting-form.tsx").then((file) => ({ default: file.SettingForm })));
const ExposureView = lazy(() => import("./exposure-view.tsx").then((file) => ({ default: file.ExposureView })));

const readFilters = filtersOf({ text: textFilter(60) });

/** By a part of the name; all where nothing is typed. */
function named(rows: readonly GameSettingRow[], text = ""): GameSettingRow[] {
  const part = text.toLowerCase();
  return rows.filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(part));
}

/** Vendors and games; one that is selected is changed, or shows what its open round can cost. */
export function SettingList() {
  const { api } = useApp();
  const { text } = useFilters(readFilters).filters;
  const query = useQuery({ ...queryOf(api, games, {}), select: (found) => ({ items: named(found.items, text) }) });
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={TEXT.search} />
      <EntityDesk<GameSettingRow>
        label={TEXT.settingTable}
        query={query}
        stale={[games]}
        empty={TEXT.noGames}
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
    </div>
  );
}
