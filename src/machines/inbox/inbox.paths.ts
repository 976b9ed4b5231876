import type { SnapshotFrom } from "xstate";
import { definePathModel } from "../../../paths/lib/model.ts";
import { inboxMachine } from "./inbox.machine.ts";
import { inboxProperties } from "./inbox.properties.paths.ts";
import { inboxWords } from "./inbox.words.ts";

type Context = SnapshotFrom<typeof inboxMachine>["context"];

/** The message that a press opens; null where it closes the open one. */
const opened = (before: Context | undefined, id: unknown): unknown => (before?.openId === id ? null : id);

/** `a` is unread however often it is opened, `b` was read. */
export const inboxPaths = definePathModel({
  machine: inboxMachine,
  words: inboxWords,
  events: {
    "message.press": { unread: { id: "a", isUnread: true }, read: { id: "b", isUnread: false } },
    "message.remove": { unread: { id: "a" }, read: { id: "b" } },
    "inbox.listed": { all: { ids: ["a", "b"] }, "without them": { ids: [] } },
  },
  done: { askRemoval: { yes: true, no: false } },
  errors: { askRemoval: { broken: new Error("no dialogs") } },
  asks: { askRemoval: ({ context }) => ({ id: context.askedId }) },
  states: {
    "reading.closed": {
      sees: "쪽지의 제목만 보인다",
      can: ["message.press"],
      cannot: ["message.remove", "inbox.listed"],
      holds: ({ context }) => context.openId === null,
    },
    "reading.open": {
      sees: "쪽지 하나가 펼쳐져 있다",
      can: ["message.press", "inbox.listed/without them"],
      cannot: ["inbox.listed/all"],
      holds: ({ context }) => context.openId !== null,
    },
    "question.none": { sees: "묻는 것이 없다", holds: ({ context }) => context.askedId === null },
    "question.asking": { sees: "삭제할지 묻는다", holds: ({ context }) => context.askedId !== null },
  },
  expectEffects: ({ before, event }) => {
    if (event.type === "message.press" && "id" in event && "isUnread" in event)
      return opened(before?.context, event.id) !== null && event.isUnread ? ["readMessage"] : [];
    const isSure = event.type === "xstate.done.actor.askRemoval" && "output" in event && event.output === true;
    return isSure ? ["deleteMessage"] : [];
  },
  properties: inboxProperties,
  invariants: {
    "a press opens a message in the place of another, and closes the open one": ({ before, event, after }) =>
      event.type !== "message.press" || !("id" in event) || after.context.openId === opened(before?.context, event.id),
    "a message stays open until it is pressed, another is, or it is gone": ({ before, event, after }) =>
      !before ||
      event.type === "message.press" ||
      after.context.openId === ("ids" in event && (event.ids as string[]).length === 0 ? null : before.context.openId),
    "Delete asks about the open message, each time anew": ({ before, event, after, isRefused, started }) =>
      event.type !== "message.remove" ||
      (isRefused
        ? after.context.askedId === before?.context.askedId
        : after.context.askedId === before?.context.openId && started.includes("askRemoval")),
    "whatever is answered, the question is over": ({ event, after }) =>
      !/^xstate\.(done|error)\.actor\.askRemoval$/.test(event.type) || after.context.askedId === null,
    "a question waits for its answer, whatever is opened meanwhile": ({ before, event, after }) =>
      !["message.press", "inbox.listed"].includes(event.type) || after.context.askedId === before?.context.askedId,
  },
});
