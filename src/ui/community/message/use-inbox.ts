import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { fromPromise, type ActorRefFrom } from "xstate";
import { ask, keyOf } from "../../../api/client/ask.ts";
import { messages, readMessage, removeMessage } from "../../../api/contract/community/message.endpoints.ts";
import type { MessageList } from "../../../api/contract/session/member.ts";
import { messagesQuery } from "../../../api/queries/community/message.ts";
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

  const readAnew = async () => {
    await queryClient.invalidateQueries({ queryKey: keyOf(messages) });
    // The page that is shown by now.
    const [[, known] = []] = queryClient.getQueriesData<MessageList>({ queryKey: keyOf(messages), type: "active" });
    if (known) actors.messageGate.send({ type: "messages.counted", count: known.unread });
  };
  const change = (call: Promise<unknown>) =>
    call
      .then(readAnew)
      .catch((failure: Error) => actors.dialogs.send({ type: "alert.show", message: failure.message }));
  const folds = useActorRef(
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
          if (context.openId !== null) void change(ask(api, readMessage, { params: { id: context.openId } }));
        },
        deleteMessage: ({ context }) => {
          if (context.askedId !== null) void change(ask(api, removeMessage, { params: { id: context.askedId } }));
        },
      },
    }),
  );
  const { data } = inbox;
  useEffect(() => {
    if (data) folds.send({ type: "inbox.listed", ids: data.items.map(({ id }) => id) });
  }, [folds, data]);
  return { inbox, readAnew: () => void readAnew(), folds };
}
