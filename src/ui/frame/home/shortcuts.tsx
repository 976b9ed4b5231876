import { MenuLink } from "../layout/menu-link.tsx";
import { menuOf } from "../layout/menu-table.ts";
import { HOME_TEXT } from "./text.ts";

const TILE =
  "flex h-14 flex-col items-center justify-center gap-1 rounded-lg border border-line bg-surface text-xs font-semibold text-muted hover:border-edge hover:text-ink";

/** The pages that members go to most, as tiles. */
export function Shortcuts() {
  return (
    <nav aria-label={HOME_TEXT.shortcuts} className="mb-4">
      <ul className="grid grid-cols-4 gap-2 tablet:grid-cols-8">
        {menuOf("home", "member").flatMap(({ rows }) =>
          rows.map((row) => (
            <li key={row.to}>
              <MenuLink row={row} unread={0} hasIcon className={TILE} />
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}
