import { readAllMessages, removeReadMessages } from "../../../api/contract/community/message.endpoints.ts";
import { LateCommandButton } from "../../frame/form/late-command-button.tsx";
import { filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { useSteadyPending } from "../../primitives/use-steady-pending.ts";
import { ReturnLink } from "./return-link.tsx";
import { MessageList } from "./message-list.tsx";
import { MESSAGE_TEXT as TEXT } from "./text.ts";
import { useInbox } from "./use-inbox.ts";

const readFilters = filtersOf({});

/** The inbox, page by page. Opening a message reads it. */
export function MessagePage() {
  const { page = 1 } = useFilters(readFilters).filters;
  const { inbox, readAnew, folds } = useInbox(page);
  const isPending = useSteadyPending(inbox.isPending);
  const { unread = 0, totalCount = 0 } = inbox.data ?? {};
  const read = totalCount - unread;

  return (
    <div className="mx-auto max-w-220">
      <PageHeading
        title={TEXT.title}
        aside={
          <div className="flex gap-2">
            <LateCommandButton
              name="message.read-all"
              to={readAllMessages}
              input={{}}
              label={TEXT.readAll}
              look="quiet"
              size="sm"
              disabled={unread === 0}
              onDone={readAnew}
            />
            <LateCommandButton
              name="message.remove-read"
              to={removeReadMessages}
              input={{}}
              label={TEXT.removeRead}
              look="quiet"
              size="sm"
              disabled={read === 0}
              question={{
                title: TEXT.removeTitle,
                message: TEXT.removeReadAsk,
                confirmLabel: TEXT.removeLabel,
                cancelLabel: TEXT.cancel,
              }}
              onDone={readAnew}
            />
          </div>
        }
      />
      {inbox.data && unread === 0 && <ReturnLink />}
      <Panel
        title={TEXT.list}
        state={isPending ? "loading" : inbox.isError ? "failed" : inbox.data?.items.length ? "filled" : "empty"}
        aside={inbox.data && <span className="text-xs text-muted">{TEXT.count(totalCount, unread)}</span>}
      >
        {isPending ? (
          <Skeleton lines={5} />
        ) : inbox.isError ? (
          <ErrorState message={TEXT.failed} isRetrying={inbox.isFetching} onRetry={() => void inbox.refetch()} />
        ) : inbox.data?.items.length ? (
          <div className={inbox.data.pageCount > 1 ? "pb-3" : undefined}>
            <MessageList items={inbox.data.items} folds={folds} />
            <ListPager page={inbox.data.page} pageCount={inbox.data.pageCount} />
          </div>
        ) : (
          <EmptyState title={TEXT.empty} />
        )}
      </Panel>
    </div>
  );
}
