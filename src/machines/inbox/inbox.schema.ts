// Effects. readMessage: the server marks context.openId as read. deleteMessage: the server deletes context.askedId.

export type InboxEvent =
  /** The member presses a message's title. */
  | { type: "message.press"; id: string; isUnread: boolean }
  /** The member presses Delete at the open message. */
  | { type: "message.remove"; id: string }
  /** The list was read anew. */
  | { type: "inbox.listed"; ids: readonly string[] };

export interface InboxContext {
  readonly openId: string | null;
  /** The message that the question is about. */
  readonly askedId: string | null;
}

export interface AskRemovalInput {
  id: string | null;
}
