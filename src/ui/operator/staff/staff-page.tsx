import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { barStaff, freeStaff, resetFactor, staffAccounts } from "../../../api/contract/operator/staff.endpoints.ts";
import type { StaffRow } from "../../../api/contract/operator/staff.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import type { Role } from "../../../domain/operator/rights.ts";
import { STAFF_KINDS } from "../../../domain/operator/staff.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { KIND_NAMES, ROLE_NAMES, STAFF_TEXT as TEXT } from "./text.ts";

const forms = () => import("./staff-forms.tsx");
const StaffForm = lazy(() => forms().then((file) => ({ default: file.StaffForm })));
const RolesForm = lazy(() => forms().then((file) => ({ default: file.RolesForm })));
const ReasonForm = lazy(() => forms().then((file) => ({ default: file.ReasonForm })));
const GivenPasswordForm = lazy(() => forms().then((file) => ({ default: file.GivenPasswordForm })));
const StaffSessions = lazy(() => import("./staff-sessions.tsx").then((file) => ({ default: file.StaffSessions })));

const readFilters = filtersOf({ text: textFilter(60), kind: choiceFilter(STAFF_KINDS) });
const KINDS = [undefined, ...STAFF_KINDS].map((value) => ({ value, label: value ? KIND_NAMES[value] : TEXT.all }));

const stateText = ({ barredReason, isPasswordGiven, isOnline }: StaffRow): string => {
  if (barredReason !== null) return barredReason === "" ? TEXT.barred : `${TEXT.barred} · ${barredReason}`;
  return isPasswordGiven ? TEXT.passwordGiven : isOnline ? TEXT.online : TEXT.active;
};

const COLUMNS: readonly DataColumn<StaffRow>[] = [
  { id: "userId", header: TEXT.userId, value: ({ userId }) => userId },
  { id: "nickname", header: TEXT.nickname, value: ({ nickname }) => nickname },
  { id: "kind", header: TEXT.kind, value: ({ kind }) => KIND_NAMES[kind] },
  {
    id: "roles",
    header: TEXT.roles,
    value: ({ roles }) => roles.map((role) => ROLE_NAMES[role as Role]).join(", ") || TEXT.noRoles,
  },
  { id: "above", header: TEXT.above, value: ({ kind, above }) => (kind === "operator" ? "" : (above ?? TEXT.house)) },
  { id: "state", header: TEXT.state, value: stateText },
  { id: "factor", header: TEXT.factor, value: ({ hasFactor }) => (hasFactor ? TEXT.on : TEXT.off) },
  {
    id: "lastLogin",
    header: TEXT.lastLogin,
    value: ({ lastLoginAt }) => (lastLoginAt ? formatDateTime(lastLoginAt) : TEXT.never),
  },
];

const isOthers = ({ isOwn }: StaffRow): boolean => !isOwn;

/** Operators, managers and agents: made, given roles, barred and freed, with their logins. */
export function StaffPage() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(pageQuery(api, staffAccounts, { query: { ...filters, page: filters.page ?? 1 } }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={TEXT.search} />
      <FilterTabs label={TEXT.kinds} name="kind" tabs={KINDS} selected={filters.kind} />
      <EntityDesk<StaffRow>
        label={TEXT.title}
        query={query}
        stale={[staffAccounts]}
        empty={TEXT.empty}
        columns={COLUMNS}
        rowId={({ userId }) => userId}
        add={{ label: TEXT.add, right: "staff.change", look: "primary", render: (form) => <StaffForm {...form} /> }}
        editors={[
          {
            label: TEXT.changeRoles,
            right: "staff.change",
            isFor: isOthers,
            render: (row, form) => <RolesForm row={row} {...form} />,
          },
          {
            label: TEXT.bar,
            right: "staff.change",
            look: "danger",
            isFor: (row) => isOthers(row) && row.barredReason === null,
            render: (row, form) => (
              <ReasonForm
                row={row}
                to={barStaff}
                label={TEXT.bar}
                ask={TEXT.barAsk(row.userId)}
                done={TEXT.barDone}
                {...form}
              />
            ),
          },
          {
            label: TEXT.free,
            right: "staff.change",
            isFor: (row) => isOthers(row) && row.barredReason !== null,
            render: (row, form) => (
              <ReasonForm row={row} to={freeStaff} label={TEXT.free} done={TEXT.freeDone} {...form} />
            ),
          },
          {
            label: TEXT.givePassword,
            right: "staff.change",
            isFor: isOthers,
            render: (row, form) => <GivenPasswordForm row={row} {...form} />,
          },
          {
            label: TEXT.resetFactor,
            right: "staff.change",
            isFor: (row) => isOthers(row) && row.hasFactor,
            render: (row, form) => (
              <ReasonForm
                row={row}
                to={resetFactor}
                label={TEXT.resetFactor}
                ask={TEXT.resetAsk(row.userId)}
                done={TEXT.resetDone}
                {...form}
              />
            ),
          },
          {
            label: TEXT.sessions,
            render: ({ userId }, { onClose }) => <StaffSessions userId={userId} onClose={onClose} />,
          },
        ]}
      />
    </div>
  );
}
