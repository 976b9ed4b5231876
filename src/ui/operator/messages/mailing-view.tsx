import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client/ask.ts";
import { mailing } from "../../../api/contract/operator/mailings.endpoints.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { FactRow } from "../../frame/dialog/fact-row.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { SafeHtml } from "../../primitives/safe-html.tsx";
import { audienceText } from "./mailing-columns.ts";
import { Receivers } from "./receivers.tsx";
import { MAILINGS_TEXT as TEXT } from "./text.ts";

/** One message: to whom, what it says, and who of them has read it. */
export function MailingView({ id }: { id: string }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, mailing, { params: { id } }));
  return (
    <QueryView query={query} lines={6} lineClassName="h-8">
      {(found) => {
        const { sentAt, sentBy, contents, sent, read, recalledAt, recalledBy, recallReason } = found;
        return (
          <div className="grid grid-cols-1 gap-3">
            <dl className="grid gap-1 text-sm">
              <FactRow label={TEXT.sentAt}>{formatDateTime(sentAt)}</FactRow>
              <FactRow label={TEXT.sentBy}>{sentBy}</FactRow>
              <FactRow label={TEXT.audience}>{audienceText(found)}</FactRow>
              <FactRow label={TEXT.reads}>{TEXT.readOf(addComma(read), addComma(sent))}</FactRow>
              {recalledAt !== null && (
                <FactRow label={TEXT.recalled}>
                  {TEXT.recalledBy(formatDateTime(recalledAt), recalledBy ?? "", recallReason ?? "")}
                </FactRow>
              )}
            </dl>
            <SafeHtml html={contents} className="rounded-md border border-line bg-raised p-2 text-sm break-words" />
            <Receivers id={id} />
          </div>
        );
      }}
    </QueryView>
  );
}
