import { useLocation } from "@tanstack/react-router";
import { lazy } from "react";
import type { AccountKind } from "../../../domain/session/account.ts";
import { FramePart } from "../error/part-boundary.tsx";
import { MenuLink } from "./menu-link.tsx";
import { type MenuGroup, menuOf } from "./menu-table.ts";
import { ShortcutPictures } from "./shortcut-pictures.tsx";
import { LAYOUT_TEXT } from "./text.ts";

const MenuTree = lazy(() =>
  import("../../sports/europe/prematch-tree.tsx").then((file) => ({ default: file.MenuTree })),
);

/** The pages of sports have the tree of what is offered before the kick-off. */
const SPORTS_PAGE = /^\/(?:korea\/|europe$|inplay$|livetv$)/;

const ENTRY = "flex h-9 items-center gap-2.5 rounded-sm px-3 text-sm text-muted hover:bg-hover hover:text-ink";

export interface MenuListProps {
  groups: readonly MenuGroup[];
  unread: number;
  onFollow?: () => void;
}

/** The rows of a place below each other, each group under its name. */
export function MenuList({ groups, unread, onFollow }: MenuListProps) {
  return groups.map(({ group, rows }) => (
    <div key={group ?? rows[0]?.to}>
      {group !== null && <h2 className="px-3 pt-3 pb-1 text-xs font-bold text-faint">{group}</h2>}
      <ul>
        {rows.map((row) => (
          <li key={row.to}>
            <MenuLink
              row={row}
              unread={unread}
              hasIcon
              className={ENTRY}
              activeClassName="bg-accent-soft text-ink font-semibold"
              {...(onFollow && { onFollow })}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The left menu of the desktop, 260 px wide. */
export function Sidebar({ kind, unread }: { kind: AccountKind; unread: number }) {
  const isSports = useLocation({ select: ({ pathname }) => SPORTS_PAGE.test(pathname) });
  return (
    <aside className="hidden w-sidebar shrink-0 sidebar:block border-r border-line bg-surface">
      <nav aria-label={LAYOUT_TEXT.sideMenu} className="sticky top-12 max-h-[calc(100dvh-3rem)] overflow-y-auto p-2">
        <ShortcutPictures className="mb-1 grid-cols-2" />
        {isSports && (
          // As high as all sports, and no lower than what stands in their place: what follows keeps its own.
          <div className="mb-1 min-h-50 border-b border-line pb-1">
            <FramePart>
              <MenuTree />
            </FramePart>
          </div>
        )}
        <MenuList groups={menuOf("sidebar", kind)} unread={unread} />
      </nav>
    </aside>
  );
}
