// The links to the operator's sections: in the console and in the drawer of phones.
import { SECTIONS } from "../../../domain/frame/pages/sections.ts";
import type { MenuRow } from "./menu-table.ts";

export const CONSOLE_ROWS: readonly MenuRow[] = SECTIONS.map(({ path, title }) => ({
  to: path,
  label: title,
  icon: "shield",
}));
