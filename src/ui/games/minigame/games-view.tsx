import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { favouritesQuery } from "../../../api/queries/sports/favourites.ts";
import type { RoundStore } from "../../../api/prices/round-store.ts";
import {
  type Game,
  GAMES,
  type Vendor,
  vendorPath,
  VENDORS,
  VIRTUAL_SPORTS,
  virtualSportOf,
} from "../../../domain/games/games.ts";
import { closingNext } from "../../../domain/games/soon.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { favouriteStore } from "../../sports/european/favourite-store.ts";
import { useStores } from "../../sports/slip/use-betting-slip.ts";
import { GameTile } from "./game-tile.tsx";
import { LOBBY_TEXT as TEXT } from "./text.ts";
import { type RunningGame, useRunningGames } from "./use-running-games.ts";

/** How many of those that close next stand in their row. */
const SOON = 6;

/** The games of all vendors, or of one: favourites and what closes next first, then all. */
export function GamesView({ vendor }: { vendor: Vendor | null }) {
  const stores = useStores();
  const { query, games } = useRunningGames(stores?.rounds);
  const { isPending } = useQuery(favouritesQuery(useApp().api));
  const readNow = () => stores?.rounds.now() ?? Date.now();
  const all = GAMES.filter((game) => vendor === null || game.vendor === vendor);
  const groups = Map.groupBy(all, (game) => (vendor === null ? null : virtualSportOf(game)));
  const row = (title: string | null, of: readonly Game[]) => (
    <TileRow key={title} title={title} games={of} running={games} readNow={readNow} />
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <VendorChips current={vendor} />
      <QueryView query={query} empty={<EmptyState title={TEXT.none} />} lines={6} lineClassName="h-44">
        {() =>
          // The rows above all games come with them: none pushes them down later.
          vendor === null && (isPending || !stores) ? (
            <Skeleton lines={6} lineClassName="h-44" />
          ) : (
            <div className="grid grid-cols-1 gap-4">
              {vendor === null && <Favourites row={(of) => row(TEXT.favourites, of)} />}
              {vendor === null && stores && (
                <Soon running={games} rounds={stores.rounds} row={(of) => row(TEXT.soon, of)} />
              )}
              {[...groups].map(([sport, of]) =>
                row(sport ? VIRTUAL_SPORTS[sport].name : vendor === null ? TEXT.all : null, of),
              )}
            </div>
          )
        }
      </QueryView>
    </div>
  );
}

type Row = (games: readonly Game[]) => ReactNode;

/** The member's own, the newest first. */
function Favourites({ row }: { row: Row }) {
  const { api } = useApp();
  const store = favouriteStore(useQueryClient(), api);
  const marked = useSyncExternalStore(store.subscribe, () => store.read()?.games);
  const games = marked?.flatMap((id) => GAMES.find((game) => String(game.id) === id) ?? []) ?? [];
  return games.length > 0 && row(games);
}

interface SoonProps {
  running: ReadonlyMap<string, RunningGame>;
  rounds: RoundStore;
  row: Row;
}

/** What closes next. The row is made anew when one of its games closes, and waits while the pointer is over it. */
function Soon({ running, rounds, row }: SoonProps) {
  const [games, setGames] = useState<readonly Game[]>([]);
  const [isHeld, setHeld] = useState(false);
  const roundOf = (game: Game) => {
    const known = running.get(String(game.id));
    return known && !known.isMaintained && known.round?.state === "open" ? known.round : null;
  };
  const next = closingNext(GAMES, roundOf, rounds.now()).slice(0, SOON);
  const isDue = games.length < SOON || games.some((game) => (roundOf(game)?.closesAt ?? 0) <= rounds.now());
  if (isDue && !isHeld && next.some((game, i) => game !== games[i])) setGames(next);
  return (
    <div onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)} className="contents">
      {games.length > 0 && row(games)}
    </div>
  );
}

interface TileRowProps {
  title: string | null;
  games: readonly Game[];
  running: ReadonlyMap<string, RunningGame>;
  readNow: () => number;
}

function TileRow({ title, games, running, readNow }: TileRowProps) {
  return (
    <section aria-label={title ?? TEXT.all}>
      <h2 className={title ? "mb-1.5 text-sm font-bold" : "sr-only"}>{title ?? TEXT.all}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-2">
        {games.map((game) => {
          const known = running.get(String(game.id));
          return (
            known && (
              <li key={game.id}>
                <GameTile game={game} running={known} readNow={readNow} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function VendorChips({ current }: { current: Vendor | null }) {
  const chips = [
    { to: "/minigame", name: TEXT.all as string, isCurrent: current === null },
    ...Object.entries(VENDORS).map(([vendor, name]) => ({
      to: vendorPath(vendor),
      name,
      isCurrent: vendor === current,
    })),
  ];
  return (
    <nav aria-label={TEXT.vendors} className="overflow-x-auto">
      <ul className="flex w-max gap-1 tablet:w-auto tablet:flex-wrap">
        {chips.map(({ to, name, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true }}
              aria-current={isCurrent ? "page" : undefined}
              className={classNames(
                "flex h-9 items-center rounded-full border px-3.5 text-sm",
                isCurrent
                  ? "border-accent bg-accent-soft font-bold"
                  : "border-line bg-surface text-muted hover:bg-hover hover:text-ink",
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
