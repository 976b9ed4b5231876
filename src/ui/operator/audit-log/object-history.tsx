import { useQuery } from "@tanstack/react-query";
import { auditLog } from "../../../api/contract/operator/audit-log.endpoints.ts";
import { queryOf } from "../../../api/client/ask.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { AuditRows } from "./audit-rows.tsx";
import { AUDIT_LOG_TEXT as TEXT } from "./text.ts";

const SHOWN = 15;

/** What operators did and read about one thing. `subjects`: `member:member01`. */
export function ObjectHistory({ subjects }: { subjects: readonly string[] }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, auditLog, { query: { subject: subjects.join(","), itemsPerPage: SHOWN } }));
  return (
    <QueryView
      query={query}
      empty={<p className="text-xs text-muted">{TEXT.noHistory}</p>}
      lines={3}
      lineClassName="h-10"
    >
      {({ items }) => <AuditRows label={TEXT.history} items={items} />}
    </QueryView>
  );
}
