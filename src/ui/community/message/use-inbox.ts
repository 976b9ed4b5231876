import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise, type ActorRefFrom } from "xstate";
import { ask, keyOf } from "../../../api/client/ask.ts";
import {
  messages,
  readAllMessages,
  readMessage,
  removeMessage,
  removeReadMessages,
} from "../../../api/contract/endpoints/message.ts";
import { messagesQuery } from "../../../api/queries/message.ts";
import { askConfirm } from "../../../machines/dialogs/ask-confirm.ts";
import { inboxMachine } from "../../../machines/inbox/inbox.machine.ts";
import type { AskRemovalInput } from "../../../machines/inbox/inbox.schema.ts";
import { useApp } from "../../app-context.ts";
import { MESSAGE_TEXT as TEXT } from "./text.ts";

export type InboxActor = ActorRefFrom<typeof inboxMachine>;

/** One page of the inbox and what can be done in it. The message gate hears the unread count after every change. */
export function useInbox(page: number) {
  const { api, actors } = useApp();
  const queryClient = useQueryClient();
  const inbox = useQuery(messagesQuery(api, page));
  const unread = useSelector(actors.messageGate, (snapshot) => snapshot.context.unread);

  // A message that came, or was read elsewhere, changes the list too.
  useEffect(() => {
    const known = queryClient.getQueryData(messagesQuery(api, page).queryKey);
    if (known && known.unread !== unread) void queryClient.invalidateQueries({ queryKey: keyOf(messages) });
  }, [unread, api, queryClient, page]);

  const settle = async () => {
    await queryClient.invalidateQueries({ queryKey: keyOf(messages) });
    const known = queryClient.getQueryData(messagesQuery(api, page).queryKey);
    if (known) actors.messageGate.send({ type: "messages.counted", count: known.unread });
  };
  const tellFailure = (failure: Error) => actors.dialogs.send({ type: "alert.show", message: failure.message });
  const after = { onSuccess: settle, onError: tellFailure };

  const read = useMutation({ mutationFn: (id: string) => ask(api, readMessage, { params: { id } }), ...after });
  const readAll = useMutation({ mutationFn: () => ask(api, readAllMessages, {}), ...after });
  const removeRead = useMutation({ mutationFn: () => ask(api, removeReadMessages, {}), ...after });
  const remove = useMutation({ mutationFn: (id: string) => ask(api, removeMessage, { params: { id } }), ...after });
  const [machine] = useState(() =>
    inboxMachine.provide({
      actors: {
        askRemoval: fromPromise<boolean, AskRemovalInput>(() =>
          askConfirm(actors.dialogs, {
            title: TEXT.removeTitle,
            message: TEXT.removeAsk,
            confirmLabel: TEXT.removeLabel,
            cancelLabel: TEXT.cancel,
          }),
        ),
      },
      actions: {
        readMessage: ({ context }) => {
          if (context.openId !== null) read.mutate(context.openId);
        },
        deleteMessage: ({ context }) => {
          if (context.askedId !== null) remove.mutate(context.askedId);
        },
      },
    }),
  );
  const folds = useActorRef(machine);
  const { data } = inbox;
  useEffect(() => {
    if (data) folds.send({ type: "inbox.listed", ids: data.items.map(({ id }) => id) });
  }, [folds, data]);
  const askRemoveRead = async () => {
    const isSure = await askConfirm(actors.dialogs, {
      title: TEXT.removeTitle,
      message: TEXT.removeReadAsk,
      confirmLabel: TEXT.removeLabel,
      cancelLabel: TEXT.cancel,
    });
    if (isSure) removeRead.mutate();
  };
  return { inbox, readAll, removeRead: { ask: askRemoveRead, isPending: removeRead.isPending }, folds };
}
