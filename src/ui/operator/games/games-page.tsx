import { Panel } from "../../primitives/panel.tsx";
import { RoundList } from "./round-list.tsx";
import { SettingList } from "./setting-list.tsx";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";

/** The house's games: maintenance, prices, limits and exposure first, then the rounds with their void. */
export function GamesPage() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Panel title={TEXT.settings}>
        <div className="p-3">
          <SettingList />
        </div>
      </Panel>
      <Panel title={TEXT.rounds}>
        <div className="p-3">
          <RoundList />
        </div>
      </Panel>
    </div>
  );
}
