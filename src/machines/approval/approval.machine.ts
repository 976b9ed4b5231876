// What waits for a second operator, opened by one: who asked may only withdraw it, who may do it decides, and what it
// came to stays on the page. Decisions, rule 44.
import { assign, setup } from "xstate";
import type { ApprovalContext, ApprovalEvent, ApprovalTag, ToldApproval } from "./approval.schema.ts";

const NOTHING: ApprovalContext = { picked: null, told: null };
const toldState = (event: ApprovalEvent): ToldApproval["state"] | null =>
  event.type === "approval.told" ? event.told.state : null;

export const approvalMachine = setup({
  types: { context: {} as ApprovalContext, events: {} as ApprovalEvent, tags: {} as ApprovalTag },
  guards: {
    isOwn: ({ event }) => event.type === "approval.pick" && event.approval.isOwn,
    mayDecide: ({ event }) => event.type === "approval.pick" && event.approval.mayDecide,
    isApproved: ({ event }) => toldState(event) === "approved",
    isRefused: ({ event }) => toldState(event) === "refused",
    isExpired: ({ event }) => toldState(event) === "expired",
    isWithdrawn: ({ event }) => toldState(event) === "withdrawn",
  },
  actions: {
    keepPicked: assign(({ event }) => (event.type === "approval.pick" ? { picked: event.approval, told: null } : {})),
    keepTold: assign(({ event }) => (event.type === "approval.told" ? { told: event.told } : {})),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: "approval",
  context: NOTHING,
  initial: "choosing",
  on: {
    "approval.pick": [
      { guard: "isOwn", target: ".asked.own", actions: "keepPicked", meta: { requirements: ["REQ-R44"] } },
      { guard: "mayDecide", target: ".asked.open", actions: "keepPicked", meta: { requirements: ["REQ-R44"] } },
      { target: ".asked.watched", actions: "keepPicked" },
    ],
  },
  states: {
    choosing: {},
    asked: {
      initial: "watched",
      on: {
        "approval.close": { target: "choosing", actions: "forget" },
        "approval.told": [
          { guard: "isApproved", target: "approved", actions: "keepTold", meta: { requirements: ["REQ-R44"] } },
          { guard: "isRefused", target: "refused", actions: "keepTold" },
          { guard: "isExpired", target: "expired", actions: "keepTold" },
          { guard: "isWithdrawn", target: "withdrawn", actions: "keepTold" },
          { target: "overtaken", actions: "keepTold" },
        ],
      },
      states: {
        own: { tags: "mayWithdraw" },
        open: { tags: "mayApprove", on: { "approval.refuse": "refusing" } },
        refusing: { on: { "approval.back": "open" } },
        watched: {},
      },
    },
    approved: { tags: "over", on: { "approval.close": { target: "choosing", actions: "forget" } } },
    refused: { tags: "over", on: { "approval.close": { target: "choosing", actions: "forget" } } },
    expired: { tags: "over", on: { "approval.close": { target: "choosing", actions: "forget" } } },
    withdrawn: { tags: "over", on: { "approval.close": { target: "choosing", actions: "forget" } } },
    overtaken: { tags: "over", on: { "approval.close": { target: "choosing", actions: "forget" } } },
  },
});
