// The links of the menus: the addresses of menus.ts whose page exists.
import type { AccountKind } from "../../../domain/session/account.ts";
import {
  type LinkIcon,
  type LinkPath,
  type LinkRow,
  LINKS,
  type MenuPlace,
  MENUS,
} from "../../../domain/frame/pages/menus.ts";
import { findPage, type PagePath } from "../../../domain/frame/pages/pages.ts";

export type { MenuPlace } from "../../../domain/frame/pages/menus.ts";

export interface MenuRow extends LinkRow {
  to: PagePath;
  label: string;
  icon: LinkIcon | "shield";
}

export interface MenuGroup {
  /** null: rows that stand by themselves. */
  group: string | null;
  rows: readonly MenuRow[];
}

/** The link to an address as it is in one place; null where it has no page for this kind of account. */
function linkTo(path: LinkPath, kind: AccountKind, label?: string): MenuRow | null {
  const page = findPage(path);
  if (page?.access !== kind) return null;
  const link: LinkRow & { icon: LinkIcon } = LINKS[path];
  // A path that matches a pattern of the table is an address of the router too.
  return { ...link, to: path as PagePath, label: label ?? link.label ?? page.title };
}

/** The rows of one place for one kind of account, in the order of menus.ts. */
export function menuOf(place: MenuPlace, kind: AccountKind): readonly MenuGroup[] {
  return MENUS[place].flatMap(({ group = null, links }) => {
    const rows = links.flatMap((link) => {
      const row = typeof link === "string" ? linkTo(link, kind) : linkTo(link[0], kind, link[1]);
      return row ? [row] : [];
    });
    return rows.length > 0 ? [{ group, rows }] : [];
  });
}
