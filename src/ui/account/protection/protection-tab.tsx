import { useQuery, useQueryClient } from "@tanstack/react-query";
import { keyOf, queryOf } from "../../../api/client/ask.ts";
import { protection } from "../../../api/contract/account/protection.endpoints.ts";
import { OWN_LIMIT_KINDS } from "../../../domain/account/protection/own-limits.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { BreakForm, ExclusionForm } from "./absence-forms.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { OwnLimitRow } from "./own-limit-row.tsx";
import { ReminderForm } from "./reminder-form.tsx";
import { OWN_LIMIT_NAMES, PROTECTION_TEXT as TEXT } from "./text.ts";

/** What protects the member: limits, a reminder, a break, self-exclusion, and what it all came to. */
export function ProtectionTab({ by }: { by: "week" | "month" }) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(queryOf(api, protection, {}));
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: keyOf(protection), exact: true });
  return (
    <QueryView query={query} lines={10}>
      {({ limits, now, reminderMinutes }) => (
        <div className="grid items-start gap-3 tablet:grid-cols-2">
          {OWN_LIMIT_KINDS.map((kind) => (
            <Panel key={kind} title={OWN_LIMIT_NAMES[kind]}>
              <div className="grid gap-2 p-3 text-sm">
                <p className="text-xs text-muted">{kind === "deposit" ? TEXT.depositHelp : TEXT.lossHelp}</p>
                <ul aria-label={OWN_LIMIT_NAMES[kind]} className="divide-y divide-line">
                  {limits
                    .filter((limit) => limit.kind === kind)
                    .map((limit) => (
                      <OwnLimitRow key={limit.period} limit={limit} now={now} onChanged={readAnew} />
                    ))}
                </ul>
                <p className="text-xs text-muted">{TEXT.rules}</p>
              </div>
            </Panel>
          ))}
          <div className="tablet:col-span-2">
            <HistoryPanel by={by} />
          </div>
          <Panel title={TEXT.reminder} className="tablet:col-span-2">
            <div className="max-w-110 p-3">
              <ReminderForm minutes={reminderMinutes} onSaved={readAnew} />
            </div>
          </Panel>
          <BreakForm />
          <ExclusionForm />
          <p className="text-sm text-muted tablet:col-span-2">{TEXT.help}</p>
        </div>
      )}
    </QueryView>
  );
}
