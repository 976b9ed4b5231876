// Which message of the inbox is open, and the question before one is deleted. Opening a message reads it.
import { assign, setup } from "xstate";
import { unprovidedEffect, unprovidedPromise } from "../shared/unprovided.ts";
import type { AskRemovalInput, InboxContext, InboxEvent } from "./inbox.schema.ts";

const askedOf = ({ context }: { context: InboxContext }): AskRemovalInput => ({ id: context.askedId });
const readAnswer = ({ event }: { event: { output: boolean } }): boolean => event.output;

export const inboxMachine = setup({
  types: { context: {} as InboxContext, events: {} as InboxEvent },
  actors: {
    /** True: the member is sure. */
    askRemoval: unprovidedPromise<boolean, AskRemovalInput>("askRemoval"),
  },
  guards: {
    isUnread: ({ event }) => event.type === "message.press" && event.isUnread,
    isOpen: ({ context, event }) => "id" in event && event.id === context.openId,
    isOpenGone: ({ context, event }) =>
      event.type === "inbox.listed" && context.openId !== null && !event.ids.includes(context.openId),
    isSure: (_, answer: boolean) => answer,
  },
  actions: {
    keepOpen: assign({ openId: ({ context, event }) => ("id" in event ? event.id : context.openId) }),
    forgetOpen: assign({ openId: null }),
    keepAsked: assign({ askedId: ({ context, event }) => ("id" in event ? event.id : context.askedId) }),
    forgetAsked: assign({ askedId: null }),
    readMessage: unprovidedEffect("readMessage"),
    deleteMessage: unprovidedEffect("deleteMessage"),
  },
}).createMachine({
  id: "inbox",
  context: { openId: null, askedId: null },
  type: "parallel",
  states: {
    reading: {
      initial: "closed",
      states: {
        closed: {
          on: {
            "message.press": [
              { guard: "isUnread", target: "open", actions: ["keepOpen", "readMessage"] },
              { target: "open", actions: ["keepOpen"] },
            ],
          },
        },
        open: {
          on: {
            "message.press": [
              { guard: "isOpen", target: "closed", actions: ["forgetOpen"] },
              { guard: "isUnread", actions: ["keepOpen", "readMessage"] },
              { actions: ["keepOpen"] },
            ],
            "inbox.listed": { guard: "isOpenGone", target: "closed", actions: ["forgetOpen"] },
          },
        },
      },
    },
    question: {
      initial: "none",
      states: {
        none: { on: { "message.remove": { guard: "isOpen", target: "asking", actions: ["keepAsked"] } } },
        asking: {
          invoke: {
            id: "askRemoval",
            src: "askRemoval",
            input: askedOf,
            onDone: [
              {
                guard: { type: "isSure", params: readAnswer },
                target: "none",
                actions: ["deleteMessage", "forgetAsked"],
              },
              { target: "none", actions: ["forgetAsked"] },
            ],
            onError: { target: "none", actions: ["forgetAsked"] },
          },
          on: { "message.remove": { guard: "isOpen", target: "asking", reenter: true, actions: ["keepAsked"] } },
        },
      },
    },
  },
});
