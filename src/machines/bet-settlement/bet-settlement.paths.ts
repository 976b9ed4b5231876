import { definePathModel } from "../../../paths/lib/model.ts";
import { betSettlementMachine } from "./bet-settlement.machine.ts";
import { betSettlementProperties } from "./bet-settlement.properties.paths.ts";
import { betSettlementWords } from "./bet-settlement.words.ts";

const sum = (entries: readonly number[]): number => entries.reduce((total, entry) => total + entry, 0);

/** A bet of 10,000 won at 1.95. */
export const betSettlementPaths = definePathModel({
  machine: betSettlementMachine,
  words: betSettlementWords,
  events: {
    "bet.changed": {
      "in progress": { status: 0, paid: 0 },
      cancelled: { status: -1, paid: 10_000 },
      lost: { status: 1, paid: 0 },
      won: { status: 2, paid: 19_500 },
      "half won": { status: 2, paid: 14_700 },
      void: { status: 3, paid: 10_000 },
      "half lost": { status: 3, paid: 5_000 },
    },
  },
  key: ({ context }) => [context.status, context.paid, context.entries.length > 1 ? "revised" : "not revised"],
  states: {
    inProgress: {
      sees: "베팅이 진행중이다",
      noTags: ["paid", "refunded"],
      holds: ({ context }) => context.status === 0 && context.paid === 0,
      can: [
        "bet.changed/cancelled",
        "bet.changed/lost",
        "bet.changed/won",
        "bet.changed/half won",
        "bet.changed/void",
        "bet.changed/half lost",
      ],
      cannot: ["bet.changed/in progress"],
    },
    settled: { sees: "베팅이 정산되었고 다시 정정될 수 있다", can: ["bet.changed"] },
    "settled.cancelled": {
      sees: "베팅이 취소되어 베팅금이 돌아왔다",
      tags: ["refunded"],
      noTags: ["paid"],
      holds: ({ context }) => context.status === -1,
    },
    "settled.lost": {
      sees: "베팅이 낙첨되었다",
      noTags: ["paid", "refunded"],
      holds: ({ context }) => context.status === 1,
    },
    "settled.won": {
      sees: "베팅이 당첨되어 당첨금이 지급되었다",
      tags: ["paid"],
      noTags: ["refunded"],
      holds: ({ context }) => context.status === 2,
    },
    "settled.special": {
      sees: "베팅이 적특으로 처리되었다",
      tags: ["refunded"],
      noTags: ["paid"],
      holds: ({ context }) => context.status === 3,
    },
  },
  expectTold: ({ event }) => (event.type === "bet.changed" ? ["settlement.changed"] : []),
  properties: betSettlementProperties,
  invariants: {
    "what was paid is the sum of the entries": ({ after: { context } }) => sum(context.entries) === context.paid,
    "an entry is never changed": ({ before, after }) =>
      (before?.context.entries ?? []).every((entry: number, place: number) => after.context.entries[place] === entry),
    "each change is one entry": ({ before, event, after, isRefused }) =>
      isRefused ||
      event.type !== "bet.changed" ||
      after.context.entries.length === (before?.context.entries.length ?? 0) + 1,
    "the bet stands as the server said last": ({ event, after: { context } }) =>
      !("status" in event && "paid" in event) || (context.status === event.status && context.paid === event.paid),
  },
});
