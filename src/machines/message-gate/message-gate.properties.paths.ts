// What holds of a whole walk of the gate of unread messages.
import { after, type Properties } from "../../../paths/lib/properties.ts";

import type { messageGateMachine } from "./message-gate.machine.ts";

export const messageGateProperties: Properties<typeof messageGateMachine> = {
  "no page of a member is let through before the unread messages were counted": after(
    ({ event }) => event.type === "navigation.request" && "isLoggedIn" in event && event.isLoggedIn === true,
    ({ after: now }) => !now.hasTag("decided"),
    ({ event }) =>
      event.type.endsWith(".actor.readUnread") || event.type === "session.ended" || event.type === "navigation.request",
  ),
  "after a logout no count is left": after(
    ({ event }) => event.type === "session.ended",
    ({ after: now }) => now.context.unread === 0,
    ({ event }) => event.type === "messages.counted" || event.type === "navigation.request",
  ),
};
