import { useState } from "react";
import type { Message } from "../../../api/contract/member.ts";
import { askConfirm } from "../../../machines/dialogs/ask-confirm.ts";
import { useApp } from "../../app-context.ts";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { useHeldPending } from "../../primitives/use-held-pending.ts";
import { ReturnLink } from "./return-link.tsx";
import { MessageRow } from "./message-row.tsx";
import { MESSAGE_TEXT as TEXT } from "./text.ts";
import { unreadIn, useInbox } from "./use-inbox.ts";

/** The inbox. Opening a message reads it. */
export function MessagePage() {
  const { dialogs } = useApp().actors;
  const { inbox, read, readAll, remove } = useInbox();
  const [openId, setOpenId] = useState<string | null>(null);
  const isPending = useHeldPending(inbox.isPending);
  const unread = inbox.data ? unreadIn(inbox.data) : 0;

  const toggle = (message: Message) => {
    const isOpening = openId !== message.id;
    setOpenId(isOpening ? message.id : null);
    if (isOpening && message.readAt === null) read.mutate(message.id);
  };
  const askRemove = async (message: Message) => {
    const isSure = await askConfirm(dialogs, {
      title: TEXT.removeTitle,
      message: TEXT.removeAsk,
      confirmLabel: TEXT.removeLabel,
      cancelLabel: TEXT.cancel,
    });
    if (isSure) remove.mutate(message.id);
  };

  return (
    <div className="mx-auto max-w-220">
      <PageHeading
        title={TEXT.title}
        aside={
          <Button size="sm" disabled={unread === 0} isBusy={readAll.isPending} onClick={() => readAll.mutate()}>
            {TEXT.readAll}
          </Button>
        }
      />
      {inbox.data && unread === 0 && <ReturnLink />}
      <Panel
        title={TEXT.list}
        state={isPending ? "loading" : inbox.isError ? "failed" : inbox.data?.items.length ? "filled" : "empty"}
        aside={inbox.data && <span className="text-xs text-muted">{TEXT.count(inbox.data.items.length, unread)}</span>}
      >
        {isPending ? (
          <Skeleton lines={5} />
        ) : inbox.isError ? (
          <ErrorState message={TEXT.failed} isRetrying={inbox.isFetching} onRetry={() => void inbox.refetch()} />
        ) : inbox.data?.items.length ? (
          <ul>
            {inbox.data.items.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                isOpen={message.id === openId}
                onToggle={() => toggle(message)}
                onDelete={() => void askRemove(message)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState title={TEXT.empty} />
        )}
      </Panel>
    </div>
  );
}
