import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { waitingCounts } from "../../../api/contract/operator/money.endpoints.ts";
import { type Section, SECTION_GROUPS, type SectionGroup, SECTIONS } from "../../../domain/frame/pages/sections.ts";
import { useApp } from "../../app-context.ts";
import { ownAccountQuery } from "../staff/own-account-query.ts";
import { useReread } from "../use-reread.ts";

export interface ConsoleRow extends Section {
  /** How much waits in it. */
  waiting: number;
}
export interface ConsoleGroup {
  name: SectionGroup;
  rows: readonly ConsoleRow[];
  waiting: number;
}

const nameOf = ({ path }: Section): string => path.slice(path.lastIndexOf("/") + 1);

/** The sections that the account may read, by group, with what waits in each; groups without any are left out. */
export function useConsoleGroups(): readonly ConsoleGroup[] {
  const { api } = useApp();
  const { data: account } = useQuery(ownAccountQuery(api));
  const sections = SECTIONS.filter(({ right }) => account?.rights.includes(right));
  // Nothing waits for an account that has to be set up first.
  const enabled = sections.length > 0;
  const { data: told } = useQuery({ ...queryOf(api, waitingCounts, {}), ...useReread("waiting"), enabled });
  return SECTION_GROUPS.flatMap((name) => {
    const rows = sections
      .filter(({ group }) => group === name)
      .map((section) => ({ ...section, waiting: told?.counts[nameOf(section)] ?? 0 }));
    const waiting = rows.reduce((sum, row) => sum + row.waiting, 0);
    return rows.length > 0 ? [{ name, rows, waiting }] : [];
  });
}
