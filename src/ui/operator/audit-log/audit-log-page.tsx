import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { download } from "../../../api/client/download.ts";
import { auditActions, auditLog, exportAuditLog } from "../../../api/contract/operator/audit-log.endpoints.ts";
import { AUDIT_OUTCOMES, type AuditItem } from "../../../api/contract/operator/audit-log.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { seoulDayBounds } from "../../../domain/common/time.ts";
import { useApp } from "../../app-context.ts";
import { choiceFilter, dayFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { SpanChoice, SpanFilter } from "../../frame/list/span-filter.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { QueryTable } from "../table/query-table.tsx";
import { SpanText } from "../table/span-text.tsx";
import { AUDIT_COLUMNS } from "./audit-columns.tsx";
import { AuditDetail } from "./audit-rows.tsx";
import { AUDIT_LOG_TEXT as TEXT, OUTCOME_NAMES } from "./text.ts";

const readFilters = filtersOf({
  actor: textFilter(100),
  subject: textFilter(100),
  action: textFilter(100),
  outcome: choiceFilter(AUDIT_OUTCOMES),
  from: dayFilter,
  to: dayFilter,
});
const OUTCOMES = AUDIT_OUTCOMES.map((value) => ({ value, label: OUTCOME_NAMES[value] }));
const instantOf = (day: string, bound: "from" | "to"): string => new Date(seoulDayBounds(day)[bound]).toISOString();

/** What operators did, what was denied, and which personal data was read. */
export function AuditLogPage() {
  const { api } = useApp();
  const { filters, apply } = useFilters(readFilters);
  const { from, to, page = 1, ...named } = filters;
  const actions = useQuery(queryOf(api, auditActions, {})).data?.items ?? [];
  const asked = {
    ...named,
    ...(from && { from: instantOf(from, "from") }),
    ...(to && { to: instantOf(to, "to") }),
  };
  const query = useQuery(pageQuery(api, auditLog, { query: { ...asked, page } }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-xs text-muted">{TEXT.help}</p>
      <SpanFilter
        key={JSON.stringify(filters)}
        span={{ from, to }}
        text={TEXT}
        page="/admin/audit-log"
        className="grid rounded-lg border border-line bg-surface"
        onApply={(values) => apply(readFilters(values))}
      >
        <SpanText name="actor" label={TEXT.actor} value={named.actor} />
        <SpanText name="subject" label={TEXT.subject} value={named.subject} />
        <SpanChoice
          name="action"
          label={TEXT.action}
          value={named.action}
          all={TEXT.all}
          options={actions.map(({ action, title }) => ({ value: action, label: title }))}
          className="tablet:max-w-60"
        />
        <SpanChoice name="outcome" label={TEXT.outcome} value={named.outcome} all={TEXT.all} options={OUTCOMES} />
      </SpanFilter>
      <QueryTable<AuditItem>
        label={TEXT.title}
        name="audit-log"
        query={query}
        empty={TEXT.empty}
        columns={AUDIT_COLUMNS}
        rowId={({ id }) => id}
        rowTitle={({ title }) => title}
        exports={(format) => download(api, exportAuditLog, { query: { ...asked, format } })}
        renderDetail={(item) => <AuditDetail item={item} />}
      />
    </div>
  );
}
