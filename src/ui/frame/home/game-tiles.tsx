import { Link } from "@tanstack/react-router";
import { gameAt, gamePath } from "../../../domain/games/games.ts";
import { KindPicture } from "../../games/drawing/kind-picture.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { LATE_HOME_TEXT as TEXT } from "./late-text.ts";

/** One of each kind that members play most: vendor and game. */
const SHOWN = [
  ["eos", "powerball5"],
  ["donghang", "powerball"],
  ["ntry", "powerladder"],
  ["next", "baccarat"],
  ["bet365", "dog/hillsideparks"],
  ["bet365", "soccer/premierships"],
] as const;

/** Six games with their pictures, and the way to all of them. */
export function GameTiles() {
  return (
    <Panel
      title={TEXT.games}
      aside={
        <Link to="/minigame" className="text-xs font-semibold text-accent hover:underline">
          {TEXT.gamesAll}
        </Link>
      }
    >
      <ul className="grid grid-cols-2 gap-2 p-2 phone:grid-cols-3 desktop:grid-cols-6">
        {SHOWN.flatMap(([vendor, name]) => gameAt(vendor, name) ?? []).map((game) => (
          <li key={game.id}>
            <Link
              to={gamePath(game)}
              className="block h-full overflow-hidden rounded-lg border border-line bg-raised hover:border-accent"
            >
              <KindPicture kind={game.kind} />
              <span className="block px-2 py-1.5 text-sm leading-tight font-semibold">{game.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
