import type { AccountKind } from "../../../domain/session/account.ts";
import { MenuLink } from "./menu-link.tsx";
import { menuOf } from "./menu-table.ts";
import { LAYOUT_TEXT } from "./text.ts";

const TAB =
  "flex w-13 flex-col items-center gap-0.5 rounded-md py-1.5 text-2xs font-semibold text-muted hover:bg-hover hover:text-ink";

/** The fixed tabs at the right edge; the layout keeps the room that they stand in free. */
export function SideTabs({ kind, unread }: { kind: AccountKind; unread: number }) {
  const rows = menuOf("sideTabs", kind).flatMap((group) => group.rows);
  if (rows.length === 0) return null;
  return (
    <nav
      aria-label={LAYOUT_TEXT.sideTabs}
      className="fixed top-24 right-(--frame-inset) z-30 rounded-l-md border border-r-0 border-line bg-surface p-0.5 shadow-pop"
    >
      {rows.map((row) => (
        <MenuLink key={row.to} row={row} unread={unread} hasIcon className={TAB} activeClassName="text-ink bg-raised" />
      ))}
    </nav>
  );
}
