import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import type { OperatorEnquiry } from "../../../api/contract/community/customer.ts";
import { allEnquiries } from "../../../api/contract/operator/enquiries.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { MemberLink } from "../members/member-link.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { ENQUIRIES_TEXT as TEXT } from "./text.ts";

const AnswerForm = lazy(() => import("./answer-form.tsx").then((file) => ({ default: file.AnswerForm })));

const KIND_NAMES = ["general", "account", "guest"] as const;
const readFilters = filtersOf({
  state: choiceFilter(["answered", "all"]),
  kind: choiceFilter(KIND_NAMES),
  text: textFilter(60),
});
/** What waits is shown first. */
const STATES = [
  { value: undefined, label: TEXT.waiting },
  { value: "answered", label: TEXT.answered },
  { value: "all", label: TEXT.all },
];
const KINDS = [undefined, ...KIND_NAMES].map((value) => ({ value, label: value ? TEXT.kind[value] : TEXT.all }));

const COLUMNS: readonly DataColumn<OperatorEnquiry>[] = [
  { id: "kind", header: TEXT.kinds, value: ({ kind }) => TEXT.kind[kind] },
  { id: "title", header: TEXT.enquiry, value: ({ title }) => title },
  {
    id: "who",
    header: TEXT.who,
    value: ({ userId, name }) => (userId ? `${name} (${userId})` : name),
    cell: ({ userId, name }) => (userId ? <MemberLink userId={userId} nickname={name} /> : name),
  },
  { id: "contact", header: TEXT.contact, value: ({ contact }) => contact },
  { id: "at", header: TEXT.at, value: ({ createdAt }) => formatDateTime(createdAt) },
  {
    id: "state",
    header: TEXT.state,
    value: ({ answeredAt, kind, isRead }) =>
      answeredAt === null
        ? TEXT.waiting
        : kind === "guest"
          ? TEXT.answered
          : `${TEXT.answered} · ${isRead ? TEXT.isRead : TEXT.notRead}`,
  },
];

/** Enquiries of members and guests. Those that wait come the oldest first. */
export function EnquiriesPage() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const { state, kind, text, page = 1 } = filters;
  const wanted = state === "all" ? undefined : (state ?? "waiting");
  const query = useQuery(pageQuery(api, allEnquiries, { query: { state: wanted, kind, text, page } }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={TEXT.search} />
      <FilterTabs label={TEXT.states} name="state" tabs={STATES} selected={state} />
      <FilterTabs label={TEXT.kinds} name="kind" tabs={KINDS} selected={kind} />
      <EntityDesk<OperatorEnquiry>
        label={TEXT.title}
        query={query}
        stale={[allEnquiries]}
        empty={TEXT.empty}
        columns={COLUMNS}
        rowId={({ id }) => id}
        editors={[
          {
            label: TEXT.open,
            render: (enquiry, form) => <AnswerForm enquiry={enquiry} {...form} />,
          },
        ]}
      />
    </div>
  );
}
