import { useQuery } from "@tanstack/react-query";
import { SECTIONS } from "../../../domain/frame/pages/sections.ts";
import { useApp } from "../../app-context.ts";
import type { MenuRow } from "../../frame/layout/menu-table.ts";
import { ownAccountQuery } from "./own-account-query.ts";

/** The links to the sections that the account may read: in the console and in the drawer of phones. */
export function useConsoleRows(): readonly MenuRow[] {
  const { api } = useApp();
  const { data } = useQuery(ownAccountQuery(api));
  return SECTIONS.filter(({ right }) => data?.rights.includes(right)).map(({ path, title }) => ({
    to: path,
    label: title,
    icon: "shield" as const,
  }));
}
