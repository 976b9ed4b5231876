import type { ReactNode } from "react";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import { LateLive } from "../list/late-live.tsx";
import { LateLook } from "../list/late-tools.tsx";
import type { LiveActor } from "../slip/betting.ts";
import { FilterFold } from "./filter-fold.tsx";
import { ListFilters } from "./list-filters.tsx";

export interface ListToolsProps {
  game: KoreanGame;
  fav: string | undefined;
  live: LiveActor;
  /** Further filters of a phone. */
  children?: ReactNode;
}

/** One row above a European list: search and the marked ones, the look of the list, and whether prices are live. */
export function ListTools({ game, fav, live, children }: ListToolsProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <div className="min-w-0 flex-1">
        <FilterFold>
          <div className="grid grid-cols-1 gap-2">
            <ListFilters fav={fav} />
            {children}
          </div>
        </FilterFold>
      </div>
      <LateLook game={game} />
      <LateLive live={live} />
    </div>
  );
}
