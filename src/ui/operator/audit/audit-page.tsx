import { useQuery } from "@tanstack/react-query";
import type { AuditReport } from "../../../api/contract/operator/operator.ts";
import { queryOf } from "../../../api/client/ask.ts";
import { audit } from "../../../api/contract/operator/operator.endpoints.ts";
import { addComma } from "../../../domain/common/price.ts";
import { sectionTitle } from "../../../domain/frame/pages/sections.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { ACCOUNT_LABEL, AUDIT_TEXT } from "../text.ts";
import { CapitalPanel } from "./capital-panel.tsx";

/** The books, and the house's own money in them. */
export function AuditPage() {
  return (
    <div className="grid gap-3">
      <Books />
      <CapitalPanel />
    </div>
  );
}

function Books() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, audit, {}, { timeoutMs: 120_000 }));
  if (query.isPending) return <Skeleton lines={6} />;
  if (query.isError)
    return (
      <ErrorState message={query.error.message} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  return (
    <Panel
      title={sectionTitle("/admin/audit")}
      aside={
        <Button size="sm" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {AUDIT_TEXT.run}
        </Button>
      }
    >
      <AuditTotals report={query.data} />
    </Panel>
  );
}

/** The books by kind of account, and whether they are right. */
function AuditTotals({ report }: { report: AuditReport }) {
  return (
    <div className="grid gap-3 p-3" data-state={report.ok ? "ok" : "wrong"}>
      <output
        className={classNames(
          "grid rounded-md px-3 py-2 text-sm",
          report.ok ? "bg-accent-soft text-accent" : "bg-danger-soft text-danger",
        )}
      >
        <span className="font-bold">{report.ok ? AUDIT_TEXT.ok : AUDIT_TEXT.wrong}</span>
        {report.differences.map((difference) => (
          <span key={difference}>{difference}</span>
        ))}
      </output>
      <p className="text-xs text-muted tabular-nums">{AUDIT_TEXT.counts(report.counts)}</p>
      <table className="w-full text-sm tabular-nums [&_td]:px-2 [&_td]:py-1.5 [&_th]:px-2 [&_th]:py-1.5">
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className="text-left">
              {AUDIT_TEXT.kind}
            </th>
            <th scope="col" className="text-right">
              {AUDIT_TEXT.accounts}
            </th>
            <th scope="col" className="text-right">
              {AUDIT_TEXT.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.totals.map(({ kind, currency, accounts, balance }) => (
            <tr key={`${kind}-${currency}`} className="border-b border-line last:border-b-0">
              <th scope="row" className="text-left font-normal">
                {ACCOUNT_LABEL[kind] ?? kind}
              </th>
              <td className="text-right text-muted">{addComma(accounts)}</td>
              <td className="text-right font-bold">
                {addComma(balance)}
                <span className="ml-0.5 font-normal text-muted">
                  {currency === "point" ? AUDIT_TEXT.point : AUDIT_TEXT.won}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
