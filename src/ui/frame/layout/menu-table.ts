// The links of the menus, read from the table of pages.
import type { AccountKind } from "../../../domain/account.ts";
import { PAGES, type PageIcon, type PagePath } from "../../../domain/pages/pages.ts";
import type { MenuEntry, MenuPlace } from "../../../domain/pages/page-row.ts";

export type { MenuPlace } from "../../../domain/pages/page-row.ts";

export interface MenuRow extends MenuEntry {
  to: PagePath;
  label: string;
  icon: PageIcon;
  /** Whom it is shown to. */
  kind: AccountKind;
}

/** Every link, in the order of the table. */
export const MENU: readonly MenuRow[] = PAGES.flatMap(({ path, title, access, menu }) =>
  menu && access !== "guest" ? [{ ...menu, to: path, label: menu.label ?? title, kind: access }] : [],
);

export interface MenuGroup {
  /** null: rows that stand by themselves. */
  group: string | null;
  rows: readonly MenuRow[];
}

/** The rows of one place for one kind of account, neighbours of a group together. */
export function menuOf(place: MenuPlace, kind: AccountKind): readonly MenuGroup[] {
  const groups: { group: string | null; rows: MenuRow[] }[] = [];
  for (const row of MENU) {
    if (!row.places.includes(place) || row.kind !== kind) continue;
    const group = row.group ?? null;
    const last = groups.at(-1);
    if (last && group !== null && last.group === group) last.rows.push(row);
    else groups.push({ group, rows: [row] });
  }
  return groups;
}
