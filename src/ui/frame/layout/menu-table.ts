import type { AccountKind } from "../../../domain/account.ts";
import { KOREAN_GAMES } from "../../../domain/market.ts";
import type { IconName } from "../../primitives/icon.tsx";
import { GAME_LABEL, LAYOUT_TEXT } from "./text.ts";

/** Where a row of the table is shown. */
export type MenuPlace = "top" | "sidebar" | "header" | "strip" | "drawer" | "sideTabs" | "home";

export interface MenuRow {
  id: string;
  label: string;
  to: string;
  icon: IconName;
  places: readonly MenuPlace[];
  /** Rows of one group share a dropdown at the top and a heading elsewhere. */
  group?: string;
  /** The link carries the current unix time: specification, section 2. */
  hasTime?: boolean;
  /** Shows the number of unread messages. */
  hasUnread?: boolean;
  /** Whom it is shown to. */
  kinds: readonly AccountKind[];
}

const member: readonly AccountKind[] = ["member"];

/** Every link of the menus, in order. A page that does not exist has no row. */
export const MENU: readonly MenuRow[] = [
  { id: "home", label: LAYOUT_TEXT.home, to: "/", icon: "home", places: ["top", "drawer"], kinds: member },
  ...KOREAN_GAMES.map((game): MenuRow => ({
    id: `korea-${game}`,
    label: GAME_LABEL[game],
    to: `/korea/${game}`,
    icon: "ball",
    places: ["top", "sidebar", "drawer", "home"],
    group: LAYOUT_TEXT.korea,
    hasTime: true,
    kinds: member,
  })),
  {
    id: "bet-result",
    label: LAYOUT_TEXT.betResult,
    to: "/bet_result",
    icon: "history",
    places: ["top", "header", "strip", "sidebar", "drawer", "sideTabs", "home"],
    kinds: member,
  },
  {
    id: "message",
    label: LAYOUT_TEXT.message,
    to: "/message",
    icon: "message",
    places: ["header", "strip", "sidebar", "drawer", "sideTabs"],
    hasUnread: true,
    kinds: member,
  },
  {
    id: "manager",
    label: LAYOUT_TEXT.manager,
    to: "/manager",
    icon: "user",
    places: ["top", "drawer"],
    kinds: ["manager"],
  },
  {
    id: "admin",
    label: LAYOUT_TEXT.admin,
    to: "/admin",
    icon: "shield",
    places: ["top", "drawer"],
    kinds: ["administrator"],
  },
];

export interface MenuGroup {
  /** null: rows that stand by themselves. */
  group: string | null;
  rows: readonly MenuRow[];
}

/** The rows of one place for one kind of account, neighbours of a group together. */
export function menuOf(place: MenuPlace, kind: AccountKind): readonly MenuGroup[] {
  const groups: { group: string | null; rows: MenuRow[] }[] = [];
  for (const row of MENU) {
    if (!row.places.includes(place) || !row.kinds.includes(kind)) continue;
    const group = row.group ?? null;
    const last = groups.at(-1);
    if (last && group !== null && last.group === group) last.rows.push(row);
    else groups.push({ group, rows: [row] });
  }
  return groups;
}
