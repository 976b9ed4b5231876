import { definePathModel } from "../../../paths/lib/model.ts";
import { approvalMachine } from "./approval.machine.ts";
import { approvalProperties } from "./approval.properties.paths.ts";
import { approvalWords } from "./approval.words.ts";

const OTHERS = { id: "a1", isOwn: false, mayDecide: true };
const told = (
  state: "approved" | "refused" | "expired" | "withdrawn" | "overtaken",
  by: string | null,
  reason: string | null,
) => ({
  told: { state, by, reason },
});
const OVER = {
  noTags: ["mayApprove", "mayWithdraw"],
  tags: ["over"],
  can: ["approval.pick", "approval.close"],
  cannot: ["approval.refuse", "approval.back", "approval.told"],
} as const;

export const approvalPaths = definePathModel({
  machine: approvalMachine,
  words: approvalWords,
  events: {
    "approval.pick": {
      "of another": { approval: OTHERS },
      own: { approval: { id: "a2", isOwn: true, mayDecide: false } },
      "without the right": { approval: { id: "a3", isOwn: false, mayDecide: false } },
    },
    "approval.close": { plain: {} },
    "approval.refuse": { plain: {} },
    "approval.back": { plain: {} },
    "approval.told": {
      approved: told("approved", "admin02", null),
      refused: told("refused", "admin02", "근거가 없습니다."),
      expired: told("expired", null, null),
      withdrawn: told("withdrawn", "admin01", null),
      overtaken: told("overtaken", null, "대상이 바뀌었습니다."),
    },
  },
  comesTo: {
    start: "choosing",
    "approval.pick/of another": "asked.open",
    "approval.pick/own": "asked.own",
    "approval.pick/without the right": "asked.watched",
    "approval.close": "choosing",
    "approval.refuse": "asked.refusing",
    "approval.back": "asked.open",
    "approval.told/approved": "approved",
    "approval.told/refused": "refused",
    "approval.told/expired": "expired",
    "approval.told/withdrawn": "withdrawn",
    "approval.told/overtaken": "overtaken",
  },
  states: {
    choosing: {
      sees: "기다리는 것의 목록만 보인다",
      noTags: ["mayApprove", "mayWithdraw", "over"],
      can: ["approval.pick"],
      cannot: ["approval.close", "approval.refuse", "approval.back", "approval.told"],
      holds: ({ context }) => context.picked === null && context.told === null,
    },
    "asked.own": {
      sees: "철회할 수 있고, 승인하거나 거절할 수 없다",
      tags: ["mayWithdraw"],
      noTags: ["mayApprove", "over"],
      can: ["approval.pick", "approval.close", "approval.told"],
      cannot: ["approval.refuse", "approval.back"],
      holds: ({ context }) => context.picked?.isOwn === true && context.told === null,
    },
    "asked.open": {
      sees: "승인하거나 거절할 수 있다",
      tags: ["mayApprove"],
      noTags: ["mayWithdraw", "over"],
      can: ["approval.pick", "approval.close", "approval.refuse", "approval.told"],
      cannot: ["approval.back"],
      holds: ({ context }) => context.picked?.mayDecide === true && context.told === null,
    },
    "asked.refusing": {
      sees: "거절하는 사유를 쓴다",
      noTags: ["mayApprove", "mayWithdraw", "over"],
      can: ["approval.pick", "approval.close", "approval.back", "approval.told"],
      cannot: ["approval.refuse"],
      holds: ({ context }) => context.picked?.mayDecide === true && context.told === null,
    },
    "asked.watched": {
      sees: "무엇인지 보이고, 승인할 권한이 없다고 보인다",
      noTags: ["mayApprove", "mayWithdraw", "over"],
      can: ["approval.pick", "approval.close", "approval.told"],
      cannot: ["approval.refuse", "approval.back"],
      holds: ({ context }) => context.picked !== null && !context.picked.isOwn && !context.picked.mayDecide,
    },
    approved: {
      ...OVER,
      sees: "누가 승인했는지 보인다",
      holds: ({ context }) => context.told?.state === "approved",
    },
    refused: {
      ...OVER,
      sees: "누가 왜 거절했는지 보인다",
      holds: ({ context }) => context.told?.state === "refused" && context.told.reason !== null,
    },
    expired: {
      ...OVER,
      sees: "기한이 지났다고 보인다",
      holds: ({ context }) => context.told?.state === "expired",
    },
    withdrawn: {
      ...OVER,
      sees: "요청한 사람이 철회했다고 보인다",
      holds: ({ context }) => context.told?.state === "withdrawn",
    },
    overtaken: {
      ...OVER,
      sees: "대상이 바뀌어 처리하지 않았다고 보인다",
      holds: ({ context }) => context.told?.state === "overtaken",
    },
  },
  properties: approvalProperties,
  invariants: {
    "who asked never decides": ({ after }) => !(after.context.picked?.isOwn === true && after.hasTag("mayApprove")),
    "who has no right decides nothing": ({ after }) =>
      !after.hasTag("mayApprove") || after.context.picked?.mayDecide === true,
    "what is over stays so until another is opened": ({ before, event, after }) =>
      before === null ||
      !before.hasTag("over") ||
      event.type === "approval.pick" ||
      event.type === "approval.close" ||
      before.value === after.value,
    "what is told is of the one that is open": ({ event, after }) =>
      event.type !== "approval.pick" ||
      (after.context.told === null && after.context.picked === (event as unknown as { approval: object }).approval),
  },
});
