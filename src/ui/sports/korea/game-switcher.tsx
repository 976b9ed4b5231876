import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { KOREAN_GAMES, type KoreanGame } from "../../../domain/sports/market.ts";
import { KOREAN_GAME_NAMES } from "../../../domain/frame/pages/page-row.ts";
import { withTime } from "../../frame/layout/menu-link.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { koreaPath } from "./korea-search.ts";
import { KOREA_TEXT } from "./text.ts";

/**
 * The six games as a row of links that stays below the header. A sport that is chosen stays chosen. On a phone they share
 * the width, so that none moves when the font comes.
 */
export function GameSwitcher({ game, aside }: { game: KoreanGame; aside: ReactNode }) {
  return (
    <div className="sticky top-12 z-30 -mx-2 flex h-10 items-center gap-2 bg-canvas px-2">
      <nav aria-label={KOREA_TEXT.games} className="min-w-0 flex-1 overflow-x-auto">
        <ul className="flex min-w-77 gap-1 tablet:w-max tablet:min-w-0">
          {KOREAN_GAMES.map((one) => (
            <li key={one} className="flex-1 tablet:flex-none">
              <Link
                ref={one === game ? showTab : null}
                to={koreaPath(one)}
                search={withTime}
                activeOptions={{ includeSearch: false }}
                activeProps={{ "aria-current": "page", className: "border-accent! font-bold text-ink!" }}
                className="flex h-9 items-center justify-center gap-1 border-b-2 border-transparent px-1 text-sm whitespace-nowrap text-muted hover:text-ink tablet:px-2"
              >
                <Icon name={one} size={14} className="hidden tablet:block" />
                {KOREAN_GAME_NAMES[one].label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {aside}
    </div>
  );
}

/** On a phone the row is wider than the page. */
function showTab(link: HTMLElement | null): void {
  // Before the next paint, when the rest of the page is there: it asks for a layout of all.
  if (link) requestAnimationFrame(() => link.scrollIntoView({ block: "nearest", inline: "nearest" }));
}
