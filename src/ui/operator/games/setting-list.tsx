import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, useState } from "react";
import type { GameSettingRow } from "../../../api/contract/mini-games.ts";
import { gameSettingsQuery } from "../../../api/queries/operator-games.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { DataTable, type Selected } from "../table/data-table.tsx";
import { SETTING_COLUMNS } from "./game-columns.ts";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";

const SettingForm = lazy(() => import("./setting-form.tsx").then((file) => ({ default: file.SettingForm })));
const ExposureView = lazy(() => import("./exposure-view.tsx").then((file) => ({ default: file.ExposureView })));

interface Opened {
  id: string;
  as: "form" | "exposure";
}

/** Vendors and games; one that is selected is changed, or shows what its open round can cost. */
export function SettingList() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(gameSettingsQuery(api));
  const [selected, setSelected] = useState<Selected>({});
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <QueryView query={query} isEmpty={({ items }) => items.length === 0} lines={8} lineClassName="h-9">
      {({ items }) => (
        <DataTable<GameSettingRow>
          label={TEXT.settingTable}
          rows={items}
          columns={SETTING_COLUMNS}
          rowId={({ id }) => id}
          selected={selected}
          onSelect={setSelected}
          renderActions={(ids) => {
            const chosen = items.filter(({ id }) => ids.includes(id));
            const one = chosen.length === 1 ? chosen[0] : undefined;
            const open = (as: Opened["as"]) => setOpened(one ? { id: one.id, as } : null);
            return (
              <>
                <Button size="sm" disabled={!one || one.kind === ""} onClick={() => open("exposure")}>
                  {TEXT.exposure}
                </Button>
                <Button size="sm" disabled={!one} onClick={() => open("form")}>
                  {TEXT.edit}
                </Button>
              </>
            );
          }}
          renderBelow={(row) => {
            if (row.id !== opened?.id) return null;
            if (opened.as === "exposure") return <ExposureView gameId={row.id} onClose={close} />;
            return (
              <SettingForm
                setting={row}
                onDone={() => void queryClient.invalidateQueries(gameSettingsQuery(api))}
                onClose={close}
              />
            );
          }}
        />
      )}
    </QueryView>
  );
}
