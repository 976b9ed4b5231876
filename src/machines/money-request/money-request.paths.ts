import { definePathModel } from "../../../paths/lib/model.ts";
import type { RequestState } from "../../domain/wallet/request-states.ts";
import { moneyRequestMachine } from "./money-request.machine.ts";
import type { MoneyRequestContext } from "./money-request.schema.ts";
import { moneyRequestWords } from "./money-request.words.ts";
import { moneyRequestProperties } from "./money-request.properties.paths.ts";

const charge = (state: RequestState, version: number) => ({
  request: { id: "c1", kind: "charge" as const, state, version },
});
const exchange = (state: RequestState, version: number) => ({
  request: { id: "e1", kind: "exchange" as const, state, version },
});

const DECIDED = ["done", "refused", "cancelled"] as const;

/** The end of the request that is shown; one that was not shown before is not shown when it is over. */
const endOf = (id: string, state: string) => (before: { context: MoneyRequestContext }) =>
  before.context.request?.id === id ? `decided.${state}` : "none";

/** A charge, and an exchange that was requested after it. The server tells each state at any time, late ones too. */
export const moneyRequestPaths = definePathModel({
  machine: moneyRequestMachine,
  words: moneyRequestWords,
  events: {
    "request.changed": {
      charge: charge("requested", 1),
      "charge in progress": charge("inProgress", 2),
      "charge released": charge("requested", 3),
      "charge cancelled": charge("cancelled", 4),
      "charge refused": charge("refused", 5),
      exchange: exchange("requested", 1),
      "exchange in progress": exchange("inProgress", 2),
      // No exchange is ever cancelled: decisions, rule 28.
      "exchange cancelled": exchange("cancelled", 3),
      "payout unknown": exchange("payoutUnknown", 3),
      "exchange done": exchange("done", 4),
      "exchange refused": exchange("refused", 5),
    },
    "request.cancel": { plain: {} },
    "request.keep": { plain: {} },
    "request.close": { plain: {} },
  },
  comesTo: {
    start: "none",
    "request.changed/charge": "open.requested.waiting",
    "request.changed/charge in progress": "open.inProgress",
    "request.changed/charge released": "open.requested.waiting",
    "request.changed/charge cancelled": endOf("c1", "cancelled"),
    "request.changed/charge refused": endOf("c1", "refused"),
    "request.changed/exchange cancelled": "none",
    "request.changed/exchange": "open.requested.waiting",
    "request.changed/exchange in progress": "open.inProgress",
    "request.changed/payout unknown": "open.payoutUnknown",
    "request.changed/exchange done": endOf("e1", "done"),
    "request.changed/exchange refused": endOf("e1", "refused"),
    "request.cancel": "open.requested.cancelling",
    "request.keep": "open.requested.waiting",
    "request.close": "none",
  },
  states: {
    none: {
      sees: "신청하는 양식이 보인다",
      noTags: ["open", "decided"],
      cannot: ["request.cancel", "request.keep", "request.close"],
    },
    open: {
      sees: "신청이 끝나지 않았다고 보인다",
      tags: ["open"],
      noTags: ["decided"],
      cannot: ["request.close"],
    },
    "open.requested": {
      sees: "신청이 접수되었다고 보인다",
      holds: ({ context }) => context.request?.state === "requested",
    },
    "open.requested.waiting": {
      sees: "충전이면 취소 단추가 있고 환전이면 취소할 수 없다고 보인다",
      cannot: ["request.keep"],
    },
    "open.requested.cancelling": {
      sees: "충전을 취소할지 묻는다",
      can: ["request.keep"],
      cannot: ["request.cancel"],
      holds: ({ context }) => context.request?.kind === "charge",
    },
    "open.inProgress": {
      sees: "처리 중이라고 보이고 취소 단추가 없다",
      cannot: ["request.cancel", "request.keep"],
      holds: ({ context }) => context.request?.state === "inProgress",
    },
    "open.payoutUnknown": {
      sees: "이체를 확인하고 있다고 보인다",
      cannot: ["request.cancel", "request.keep", "request.changed/exchange in progress"],
      can: ["request.changed/exchange done", "request.changed/exchange refused"],
      holds: ({ context }) => context.request?.kind === "exchange",
    },
    decided: {
      sees: "어떻게 끝났는지 보인다",
      tags: ["decided"],
      noTags: ["open"],
      can: ["request.close"],
      cannot: ["request.cancel", "request.keep"],
    },
    "decided.done": {
      sees: "완료되었다고 보인다",
      cannot: ["request.changed/payout unknown"],
    },
    "decided.refused": {
      sees: "거절된 이유가 보인다",
      cannot: ["request.changed/charge released"],
    },
    "decided.cancelled": {
      sees: "취소했다고 보인다",
      cannot: ["request.changed/charge released", "request.changed/charge refused"],
      holds: ({ context }) => context.request?.kind === "charge",
    },
  },
  properties: moneyRequestProperties,
  invariants: {
    "an exchange that is shown is never cancelled": ({ after }) =>
      !after.matches({ decided: "cancelled" }) || after.context.request?.kind === "charge",
    "a request never gives way to an earlier one": ({ before, after }) =>
      (before?.context.request?.id ?? "") <= (after.context.request?.id ?? ""),
    "nothing is shown before the server tells of it": ({ event, before, after }) =>
      after.context.request !== null || (before?.context.request ?? null) === null || event.type === "request.changed",
    "what is shown of one request never becomes older": ({ before, after }) =>
      before?.context.request?.id !== after.context.request?.id ||
      (after.context.request?.version ?? 0) >= (before?.context.request?.version ?? 0),
    "a decided request is never open again": ({ before, after }) =>
      !DECIDED.some((state) => before?.matches({ decided: state })) ||
      before?.context.request?.id !== after.context.request?.id ||
      !after.hasTag("open"),
    "a question to cancel is asked by the member alone": ({ event, after, before }) =>
      !after.matches({ open: { requested: "cancelling" } }) ||
      event.type === "request.cancel" ||
      before?.matches({ open: { requested: "cancelling" } }) === true,
  },
});
