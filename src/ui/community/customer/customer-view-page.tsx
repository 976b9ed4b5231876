import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { keyOf, queryOf } from "../../../api/client/ask.ts";
import type { Enquiry } from "../../../api/contract/community/customer.ts";
import { enquiries, enquiryById, removeEnquiry } from "../../../api/contract/community/customer.endpoints.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { titleOf } from "../../../domain/frame/pages/pages.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { isMissing, NotFoundPage } from "../../frame/error/error-pages.tsx";
import { RemoveButton } from "../../frame/remove-button.tsx";
import { usePathId } from "../../frame/use-path-id.ts";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { SafeHtml } from "../../primitives/safe-html.tsx";
import { CUSTOMER_TEXT as TEXT } from "./text.ts";

const LIST = "/customer?tab=mine";

/** One own enquiry with its answer. */
export function CustomerViewPage() {
  const { api } = useApp();
  const id = usePathId();
  const query = useQuery(queryOf(api, enquiryById, { params: { id } }));
  if (isMissing(query.error)) return <NotFoundPage reason={TEXT.missing} list={{ to: LIST, label: TEXT.toList }} />;
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeading
        title={titleOf("/customer")}
        aside={
          <Link to={LIST as string} className="text-sm text-accent underline">
            {TEXT.toList}
          </Link>
        }
      />
      <QueryView query={query} lines={5}>
        {(enquiry) => <EnquiryText key={enquiry.id} enquiry={enquiry} />}
      </QueryView>
    </div>
  );
}

function EnquiryText({ enquiry }: { enquiry: Enquiry }) {
  const queryClient = useQueryClient();
  const { id, kind, title, contents, createdAt, answer, answeredAt } = enquiry;
  // The list may still say that the answer is not read. With a query the key finds its pages alone.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: keyOf(enquiries, { query: {} }) });
  }, [queryClient]);
  return (
    <article aria-labelledby="enquiry-title" className="overflow-hidden rounded-lg border border-line bg-surface">
      <header className="grid gap-1 border-b border-line px-3 py-2">
        <h2 id="enquiry-title" className="text-lg font-bold break-words">
          {title}
        </h2>
        <p className="flex flex-wrap gap-x-2 text-xs text-muted tabular-nums">
          <span>{TEXT.kind[kind]}</span>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
      </header>
      <p className="px-3 py-3 text-sm leading-relaxed break-words whitespace-pre-line">{contents}</p>
      <section aria-label={TEXT.answer} className="border-t border-line bg-raised px-3 py-3">
        <h3 className="mb-1 flex gap-2 text-xs font-semibold text-muted">
          {TEXT.answer}
          {answeredAt && <time dateTime={answeredAt}>{formatDateTime(answeredAt)}</time>}
        </h3>
        {answer === null ? (
          <p className="text-sm text-muted">{TEXT.noAnswer}</p>
        ) : (
          <SafeHtml html={answer} className="overflow-x-auto text-sm break-words" />
        )}
      </section>
      <div className="flex justify-end border-t border-line px-3 py-2">
        <RemoveButton
          name={`enquiry.remove.${id}`}
          to={removeEnquiry}
          input={{ params: { id } }}
          list={LIST}
          queryKey={keyOf(enquiries)}
          text={TEXT}
        />
      </div>
    </article>
  );
}
