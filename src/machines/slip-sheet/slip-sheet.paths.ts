import { definePathModel } from "../../../paths/lib/model.ts";
import { slipSheetMachine } from "./slip-sheet.machine.ts";
import { slipSheetProperties } from "./slip-sheet.properties.paths.ts";
import { slipSheetWords } from "./slip-sheet.words.ts";

const EVENTS = ["slip.filled", "slip.emptied", "tab.turned"];

export const slipSheetPaths = definePathModel({
  machine: slipSheetMachine,
  words: slipSheetWords,
  events: {
    "slip.filled": { plain: {} },
    "tab.turned": { plain: { tab: "bets" } },
    "slip.emptied": { "with a way back": { isOffered: true }, "for good": { isOffered: false } },
  },
  lasts: { offerTime: 5_000 },
  comesTo: { start: "opened", "slip.filled": "filled", "tab.turned": "opened" },
  states: {
    opened: {
      sees: "빈 베팅카트가 열려 있고 스스로 닫히지 않는다",
      can: ["slip.filled"],
      cannot: ["slip.emptied", "tab.turned"],
    },
    filled: {
      sees: "베팅카트에 고른 것이나 베팅이 보인다",
      can: ["slip.emptied"],
      cannot: ["slip.filled", "tab.turned"],
    },
    offering: {
      sees: "베팅카트는 비었고 되돌리기가 보인다",
      can: EVENTS,
    },
    closed: {
      sees: "베팅카트가 닫혔다",
      cannot: EVENTS,
    },
  },
  expectEffects: ({ before, after }) => (after.matches("closed") && !before?.matches("closed") ? ["closeSheet"] : []),
  properties: slipSheetProperties,
  invariants: {
    "a sheet with something in it stays": ({ event, after }) => event.type !== "slip.filled" || after.matches("filled"),
    "what can be put back is offered": ({ before, event, after }) =>
      !("isOffered" in event && event.isOffered === true) || before?.matches("opened") || after.matches("offering"),
    "nothing to put back closes what was filled": ({ before, event, after }) =>
      !("isOffered" in event && event.isOffered === false) || before?.matches("opened") || after.matches("closed"),
  },
});
