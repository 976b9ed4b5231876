import { useQuery, useQueryClient } from "@tanstack/react-query";
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
} from "../../../api/contract/community/message.endpoints.ts";
import { messagesQuery } from "../../../api/queries/message.ts";
import { askConfirm } from "../../../machines/dialogs/ask-confirm.ts";
import { inboxMachine } from "../../../machines/inbox/inbox.machine.ts";
import type { AskRemovalInput } from "../../../machines/inbox/inbox.schema.ts";
import { useApp } from "../../app-context.ts";
import { useToldCall } from "../../frame/use-told-call.ts";
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

  const settled = async (call: Promise<unknown>) => {
    await call;
    await queryClient.invalidateQueries({ queryKey: keyOf(messages) });
    const known = queryClient.getQueryData(messagesQuery(api, page).queryKey);
    if (known) actors.messageGate.send({ type: "messages.counted", count: known.unread });
  };
  const read = useToldCall((id: string) => settled(ask(api, readMessage, { params: { id } })));
  const readAll = useToldCall(() => settled(ask(api, readAllMessages, {})));
  const removeRead = useToldCall(() => settled(ask(api, removeReadMessages, {})));
  const remove = useToldCall((id: string) => settled(ask(api, removeMessage, { params: { id } })));
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
          if (context.openId !== null) read.run(context.openId);
        },
        deleteMessage: ({ context }) => {
          if (context.askedId !== null) remove.run(context.askedId);
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
    if (isSure) removeRead.run();
  };
  return { inbox, readAll, removeRead: { ask: askRemoveRead, isBusy: removeRead.isBusy }, folds };
}
