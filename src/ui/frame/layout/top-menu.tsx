import { useLocation } from "@tanstack/react-router";
import type { AccountKind } from "../../../domain/session/account.ts";
import { Disclosure } from "./disclosure.tsx";
import { MenuLink } from "./menu-link.tsx";
import { menuOf } from "./menu-table.ts";
import { LAYOUT_TEXT } from "./text.ts";

const ITEM =
  "flex h-12 items-center gap-1 border-y-2 border-transparent px-2 text-sm font-semibold wide:px-2.5 whitespace-nowrap text-muted hover:text-ink";
const ENTRY = "flex h-9 items-center gap-2.5 rounded-sm px-3 text-sm text-muted hover:bg-hover hover:text-ink";

/** The menu in the top bar; a group of rows is a dropdown. */
export function TopMenu({ kind, unread }: { kind: AccountKind; unread: number }) {
  const path = useLocation({ select: (location) => location.pathname });
  const groups = menuOf("top", kind);
  if (groups.length === 0) return null;
  return (
    <nav aria-label={LAYOUT_TEXT.topMenu}>
      <ul className="flex">
        {groups.map(({ group, rows }) => (
          <li key={group ?? rows[0]?.to} className="flex">
            {group === null ? (
              rows.map((row) => (
                <MenuLink
                  key={row.to}
                  row={row}
                  unread={unread}
                  className={ITEM}
                  activeClassName="border-b-accent! text-ink"
                />
              ))
            ) : (
              <Disclosure
                name={`top.${group}`}
                label={group}
                isCurrent={rows.some((row) => path.startsWith(row.to))}
                hasRoomWide
                className={ITEM}
              >
                {(close) =>
                  rows.map((row) => (
                    <MenuLink
                      key={row.to}
                      row={row}
                      unread={unread}
                      hasIcon
                      className={ENTRY}
                      activeClassName="bg-accent-soft text-ink"
                      onFollow={close}
                    />
                  ))
                }
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
