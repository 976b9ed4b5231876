import { useQuery } from "@tanstack/react-query";
import { type ComponentType, lazy, use } from "react";
import { queryOf } from "../../../../api/client/ask.ts";
import { memberProfile } from "../../../../api/contract/operator/member-profile.endpoints.ts";
import type { MemberProfile } from "../../../../api/contract/operator/member-profile.ts";
import type { Action } from "../../../../domain/operator/rights.ts";
import { useApp } from "../../../app-context.ts";
import { LatePart } from "../../../frame/error/late-part.tsx";
import { AllowedContext } from "../../../frame/form/allowed.ts";
import { FilterTabs } from "../../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf } from "../../../frame/list/filters.ts";
import { QueryView } from "../../../frame/list/query-view.tsx";
import { useFilters } from "../../../frame/list/use-filters.ts";
import { usePathId } from "../../../frame/use-path-id.ts";
import { ProfileHead } from "./profile-head.tsx";
import { PROFILE_TABS, PROFILE_TEXT as TEXT } from "./text.ts";

type TabName = keyof typeof PROFILE_TABS;
type Tab = ComponentType<{ member: MemberProfile }>;

interface ProfileTab {
  right: Action;
  Part: Tab;
}

/** In the order of the tabs; each loads its file and its data when it is opened. */
const TABS: Readonly<Record<TabName, ProfileTab>> = {
  figures: {
    right: "members.read",
    Part: lazy(() => import("./figures-tab.tsx").then((file) => ({ default: file.FiguresTab }))),
  },
  ledger: {
    right: "money.read",
    Part: lazy(() => import("./ledger-tab.tsx").then((file) => ({ default: file.LedgerTab }))),
  },
  bets: {
    right: "bets.read",
    Part: lazy(() => import("./bets-tab.tsx").then((file) => ({ default: file.BetsTab }))),
  },
  requests: {
    right: "money.read",
    Part: lazy(() => import("./requests-tab.tsx").then((file) => ({ default: file.RequestsTab }))),
  },
  logins: {
    right: "access.read",
    Part: lazy(() => import("./logins-tab.tsx").then((file) => ({ default: file.LoginsTab }))),
  },
  shared: {
    right: "traces.read",
    Part: lazy(() => import("./shared-tab.tsx").then((file) => ({ default: file.SharedTab }))),
  },
  limits: {
    right: "protection.read",
    Part: lazy(() => import("./limits-tab.tsx").then((file) => ({ default: file.LimitsTab }))),
  },
  money: {
    right: "deposits.read",
    Part: lazy(() => import("./money-tab.tsx").then((file) => ({ default: file.MoneyTab }))),
  },
  tendency: {
    right: "members.read",
    Part: lazy(() => import("./tendency-tab.tsx").then((file) => ({ default: file.TendencyTab }))),
  },
  notes: {
    right: "members.read",
    Part: lazy(() => import("./notes-tab.tsx").then((file) => ({ default: file.NotesTab }))),
  },
  personal: {
    right: "personal.read",
    Part: lazy(() => import("./personal-tab.tsx").then((file) => ({ default: file.PersonalTab }))),
  },
  password: {
    right: "members.password",
    Part: lazy(() => import("./password-tab.tsx").then((file) => ({ default: file.PasswordTab }))),
  },
  history: {
    right: "audit-log.read",
    Part: lazy(() => import("./history-tab.tsx").then((file) => ({ default: file.HistoryTab }))),
  },
};
const NAMES = Object.keys(TABS) as TabName[];
const readFilters = filtersOf({ tab: choiceFilter(NAMES) });

/** One member: who it is, and what operators read and do there, by tabs. */
export function MemberProfilePage() {
  const { api } = useApp();
  const userId = usePathId();
  const { filters } = useFilters(readFilters);
  const query = useQuery(queryOf(api, memberProfile, { params: { userId } }));
  const allows = use(AllowedContext);
  const offered = NAMES.filter((name) => allows(TABS[name].right));
  const chosen = filters.tab !== undefined && offered.includes(filters.tab) ? filters.tab : "figures";
  const { Part } = TABS[chosen];
  return (
    <QueryView query={query} lines={6}>
      {(member) => (
        <div className="grid grid-cols-1 gap-3">
          <ProfileHead member={member} />
          <FilterTabs
            label={TEXT.tabs}
            name="tab"
            tabs={offered.map((name) => ({
              value: name === "figures" ? undefined : name,
              label: PROFILE_TABS[name],
              ...(name === "notes" && member.notes > 0 && { count: member.notes }),
              // What one tab is filtered by is nothing to the next.
              also: { by: undefined, of: undefined, kind: undefined },
            }))}
            selected={chosen === "figures" ? undefined : chosen}
          />
          <LatePart key={chosen}>
            <Part member={member} />
          </LatePart>
        </div>
      )}
    </QueryView>
  );
}
