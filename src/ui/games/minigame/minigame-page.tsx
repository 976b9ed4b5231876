import { Link } from "@tanstack/react-router";
import { gamePath, gamesOf, type Vendor, vendorPath, VENDORS } from "../../../domain/games/games.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { GAMES_TEXT as TEXT } from "../text.ts";

/** All vendors with their games. */
export function MinigamePage() {
  return (
    <>
      <PageHeading title={TEXT.title} />
      <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
        {Object.entries(VENDORS).map(([vendor, name]) => (
          <Panel
            key={vendor}
            title={name}
            aside={
              <Link to={vendorPath(vendor)} className="text-xs text-muted underline hover:text-ink">
                {TEXT.games}
              </Link>
            }
          >
            <ul className="flex flex-wrap gap-1 p-3">
              {gamesOf(vendor as Vendor).map((game) => (
                <li key={game.id}>
                  <Link
                    to={gamePath(game)}
                    className="flex h-9 items-center rounded-md border border-line px-3 text-sm hover:bg-hover"
                  >
                    {game.name}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  );
}
