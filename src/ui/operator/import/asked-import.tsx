import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { approvalById, approvals, decideApproval } from "../../../api/contract/operator/approvals.endpoints.ts";
import { ALL_FIXTURES_KEY } from "../../../api/queries/operator/operator-fixtures.ts";
import { useApp } from "../../app-context.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { Button } from "../../primitives/button.tsx";
import { toldOf } from "../approvals/approval-panel.tsx";
import { APPROVALS_TEXT } from "../approvals/text.ts";
import { useReread } from "../use-reread.ts";
import { useStale } from "../use-stale.ts";
import type { JudgedFileProps } from "./judged-file.tsx";
import { RefusedRows } from "./refused-rows.tsx";
import { ReportSums } from "./report-sums.tsx";
import { IMPORT_TEXT as TEXT } from "./text.ts";

/** What a second operator was asked for, and what became of it. */
export function AskedImport({ actor, snapshot }: JudgedFileProps) {
  const { api } = useApp();
  const { approval, told, report } = snapshot.context;
  const isAsked = snapshot.matches("asked");
  const id = approval ?? "";
  const readAnew = useStale(ALL_FIXTURES_KEY, approvals);
  const { data } = useQuery({
    ...queryOf(api, approvalById, { params: { id } }),
    ...useReread("approvals"),
    enabled: isAsked,
  });
  useEffect(() => {
    const now = isAsked && data?.id === id ? toldOf(data) : null;
    if (now === null) return;
    actor.send({ type: "import.told", told: now });
    readAnew();
  }, [actor, data, id, isAsked, readAnew]);
  const by = told?.by ?? APPROVALS_TEXT.none;
  const isApproved = told?.state === "approved";
  return (
    <>
      {isAsked && report && <ReportSums report={report} />}
      {isAsked && <output>{TEXT.waits}</output>}
      {report && isApproved && (
        <output className="font-semibold text-accent">{TEXT.applied(by, report.taken, report.changed)}</output>
      )}
      {report && snapshot.matches("partial") && (
        <>
          <p className="text-warn">{TEXT.partial(report.refusedCount)}</p>
          <RefusedRows report={report} />
        </>
      )}
      {told && !isApproved && (
        <output className="font-semibold text-warn">
          {APPROVALS_TEXT.result[told.state](by, told.reason ?? APPROVALS_TEXT.none)}
        </output>
      )}
      <div className="flex items-start gap-1">
        {isAsked && (
          <CommandButton
            name={`admin.approval.withdraw.${id}`}
            to={decideApproval}
            input={{ params: { id }, body: { decision: "withdraw" } }}
            label={TEXT.withdraw}
            look="quiet"
            size="sm"
            onDone={readAnew}
          />
        )}
        <Button size="sm" onClick={() => actor.send({ type: "import.change" })}>
          {TEXT.change}
        </Button>
      </div>
    </>
  );
}
