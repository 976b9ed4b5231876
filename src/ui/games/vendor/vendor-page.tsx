import { Link, Navigate } from "@tanstack/react-router";
import {
  type Game,
  gamePath,
  gamesOf,
  isVendor,
  VENDORS,
  VIRTUAL_SPORTS,
  virtualSportOf,
} from "../../../domain/games/games.ts";
import { isShortcut, SHORTCUTS } from "../../../domain/games/shortcuts.ts";
import { NotFoundPage } from "../../frame/error/error-pages.tsx";
import { usePathId } from "../../frame/use-path-id.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { GAMES_TEXT as TEXT } from "../text.ts";

/** The games of a vendor, virtual ones by their sport. A shortcut of the specification leads on to its game. */
export function VendorPage() {
  const vendor = usePathId();
  if (isShortcut(vendor)) return <Navigate to={SHORTCUTS[vendor].to as string} replace />;
  if (!isVendor(vendor)) return <NotFoundPage />;
  const groups = Map.groupBy(gamesOf(vendor), virtualSportOf);
  return (
    <>
      <PageHeading title={VENDORS[vendor]} />
      <div className="grid gap-4">
        {[...groups].map(([sport, games]) => (
          <section key={sport ?? ""} aria-label={sport ? VIRTUAL_SPORTS[sport].name : VENDORS[vendor]}>
            {sport && <h2 className="mb-1 text-sm font-bold text-muted">{VIRTUAL_SPORTS[sport].name}</h2>}
            <GameTiles games={games} />
          </section>
        ))}
      </div>
    </>
  );
}

function GameTiles({ games }: { games: readonly Game[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
      {games.map((game) => (
        <li key={game.id}>
          <Link
            to={gamePath(game)}
            className="grid min-h-16 content-center rounded-lg border border-line bg-surface p-3 hover:bg-hover"
          >
            <span className="font-bold">{game.name}</span>
            <span className="text-xs text-muted">{TEXT.minutes(game.seconds)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
