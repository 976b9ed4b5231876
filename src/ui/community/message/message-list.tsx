import { useSelector } from "@xstate/react";
import type { Message } from "../../../api/contract/session/member.ts";
import { stateText } from "../../machine-state.ts";
import { MessageRow } from "./message-row.tsx";
import type { InboxActor } from "./use-inbox.ts";

/** The messages, of which one at most is open. */
export function MessageList({ items, folds }: { items: readonly Message[]; folds: InboxActor }) {
  const state = useSelector(folds, (snapshot) => stateText(snapshot.value));
  const openId = useSelector(folds, (snapshot) => snapshot.context.openId);
  return (
    <ul data-machine="inbox" data-state={state}>
      {items.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          isOpen={message.id === openId}
          onToggle={() => folds.send({ type: "message.press", id: message.id, isUnread: message.readAt === null })}
          onDelete={() => folds.send({ type: "message.remove", id: message.id })}
        />
      ))}
    </ul>
  );
}
