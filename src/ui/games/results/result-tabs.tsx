import { Link } from "@tanstack/react-router";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { RESULTS_TEXT as TEXT } from "../late-text.ts";

const PATHS = ["/game_result/minigame", "/game_result/sports", "/game_result/virtuals"] as const;

/** The pages of results. */
export function ResultTabs() {
  return (
    <nav aria-label={TEXT.kinds} className="mb-3 overflow-x-auto">
      <ul className="flex w-max gap-1">
        {PATHS.map((path) => (
          <li key={path}>
            <Link
              to={path}
              activeProps={{ "aria-current": "page", className: "border-accent! font-bold text-ink!" }}
              className="flex h-9 items-center border-b-2 border-transparent px-2 text-sm text-muted hover:text-ink"
            >
              {titleOf(path)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
