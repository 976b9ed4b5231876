import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { deleteMessage, messagesQuery, readAllMessages, readMessage } from "../../../api/queries/message.ts";
import type { MessageList } from "../../../api/contract/member.ts";
import type { InferOutput } from "valibot";
import { useApp } from "../../app-context.ts";

type Inbox = InferOutput<typeof MessageList>;

/** The inbox and what can be done in it. The message gate hears the unread count after every change. */
export function useInbox() {
  const { api, actors } = useApp();
  const queryClient = useQueryClient();
  const inbox = useQuery(messagesQuery(api));
  const unread = useSelector(actors.messageGate, (snapshot) => snapshot.context.unread);

  // A message that came, or was read elsewhere, changes the list too.
  useEffect(() => {
    const { queryKey } = messagesQuery(api);
    const known = queryClient.getQueryData(queryKey);
    if (known && unreadIn(known) !== unread) void queryClient.invalidateQueries({ queryKey });
  }, [unread, api, queryClient]);

  const settle = async () => {
    await queryClient.invalidateQueries({ queryKey: messagesQuery(api).queryKey });
    const known = queryClient.getQueryData(messagesQuery(api).queryKey);
    if (known) actors.messageGate.send({ type: "messages.counted", count: unreadIn(known) });
  };
  const tellFailure = (failure: Error) => actors.dialogs.send({ type: "alert.show", message: failure.message });
  const after = { onSuccess: settle, onError: tellFailure };

  const read = useMutation({ mutationFn: (id: string) => readMessage(api, id), ...after });
  const readAll = useMutation({ mutationFn: () => readAllMessages(api), ...after });
  const remove = useMutation({ mutationFn: (id: string) => deleteMessage(api, id), ...after });
  return { inbox, read, readAll, remove };
}

export function unreadIn({ items }: Inbox): number {
  return items.filter((message) => message.readAt === null).length;
}
