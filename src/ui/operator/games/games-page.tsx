import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { GameSettingRow } from "../../../api/contract/mini-games.ts";
import { gameSettingsQuery } from "../../../api/queries/operator-games.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { EditTable } from "../table/edit-table.tsx";
import { SETTING_COLUMNS } from "./game-columns.ts";
import { RoundList } from "./round-list.tsx";
import { SettingForm } from "./setting-form.tsx";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";

/** The house's games: maintenance, prices and limits, and the rounds with their void. */
export function GamesPage() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(gameSettingsQuery(api));
  return (
    <div className="grid grid-cols-1 gap-3">
      <Panel title={TEXT.rounds}>
        <div className="p-3">
          <RoundList />
        </div>
      </Panel>
      <Panel title={TEXT.settings}>
        <div className="p-3">
          <QueryView query={query} isEmpty={({ items }) => items.length === 0} lines={8} lineClassName="h-9">
            {({ items }) => (
              <EditTable<GameSettingRow>
                label={TEXT.settingTable}
                rows={items}
                columns={SETTING_COLUMNS}
                rowId={({ id }) => id}
                editLabel={TEXT.edit}
                renderForm={(setting, close) => (
                  <SettingForm
                    setting={setting}
                    onDone={() => void queryClient.invalidateQueries(gameSettingsQuery(api))}
                    onClose={close}
                  />
                )}
              />
            )}
          </QueryView>
        </div>
      </Panel>
    </div>
  );
}
