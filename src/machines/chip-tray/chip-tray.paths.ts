import { definePathModel } from "../../../paths/lib/model.ts";
import { type ChipTerms, isSameLaid, type Laid, totalOf } from "../../domain/games/chips.ts";
import { chipTrayMachine } from "./chip-tray.machine.ts";
import { chipTrayProperties } from "./chip-tray.properties.paths.ts";
import { chipTrayWords } from "./chip-tray.words.ts";

const on = (pick: string, amount: number) => ({ pick, amount });
const OPEN: ChipTerms = { closed: null, most: 20_000, mostOf: { tie: 5_000 }, balance: 30_000 };
const LOCKED = "마감. 추첨 중입니다.";
const text = (laid: Laid) =>
  laid
    .map(({ pick, amount }) => `${pick}=${amount}`)
    .toSorted()
    .join();

export const chipTrayPaths = definePathModel({
  machine: chipTrayMachine,
  words: chipTrayWords,
  // One change that may be taken back shows what an undo does; the graph of fifty has no end.
  input: { last: [on("odd", 10_000)], kept: 1 },
  events: {
    "chip.choose": { "a chip of the house": { chip: 5_000 }, "another amount": { chip: 7_000 } },
    "chip.lay": {
      "five thousand": on("tie", 5_000),
      "the most of the pick": on("odd", 20_000),
      "more than the pick takes": on("odd", 50_000),
    },
    "chips.undo": { plain: {} },
    "chips.double": { plain: {} },
    "chips.repeat": { plain: {} },
    "chips.told": { "a typed stake": { laid: [on("odd", 3_000)] }, nothing: { laid: [] } },
    "chips.placed": { plain: { laid: [on("odd", 3_000)] } },
    "terms.told": {
      open: { terms: OPEN },
      "with little money": { terms: { ...OPEN, balance: 3_000 } },
      "the round is locked": { terms: { ...OPEN, closed: LOCKED } },
    },
  },
  key: ({ context: { chip, laid, past, last, terms } }) => [
    chip,
    text(laid),
    past.map(text),
    text(last),
    terms.closed ?? terms.balance,
  ],
  comesTo: {
    start: "closed",
    "chip.lay": "open.laid",
    "chips.double": "open.laid",
    "chips.repeat": "open.laid",
    "chips.undo": ({ context }) => (context.past.at(-1)?.length ? "open.laid" : "open.empty"),
    "terms.told/the round is locked": "closed",
  },
  states: {
    closed: {
      sees: "칩을 올릴 수 없는 까닭이 보인다",
      noTags: ["takesChips"],
      can: ["terms.told", "chips.told", "chips.placed"],
      holds: ({ context }) => context.terms.closed !== null,
    },
    open: { sees: "칩을 올릴 수 있다", tags: ["takesChips"], holds: ({ context }) => context.terms.closed === null },
    "open.empty": { sees: "올린 칩이 없다", holds: ({ context }) => context.laid.length === 0 },
    "open.laid": { sees: "올린 금액이 보인다", holds: ({ context }) => context.laid.length > 0 },
  },
  properties: chipTrayProperties,
  invariants: {
    "no press lays more than limits and money allow": ({ before, event, after: { context } }) =>
      !["chip.lay", "chips.double", "chips.repeat"].includes(event.type) ||
      isSameLaid(context.laid, before?.context.laid ?? []) ||
      (totalOf(context.laid) <= (context.terms.balance ?? 0) &&
        context.laid.every(({ pick, amount }) => amount <= (pick === "tie" ? 5_000 : 20_000))),
    "an undo brings back what lay there before": ({ before, event, after: { context } }) =>
      event.type !== "chips.undo" ||
      isSameLaid(context.laid, before?.context.past.at(-1) ?? before?.context.laid ?? []),
    "what was placed lies there no more, and may be repeated": ({ event, after: { context } }) =>
      event.type !== "chips.placed" ||
      (context.laid.length === 0 && context.past.length === 0 && text(context.last) === "odd=3000"),
    "nothing is laid while bets are not taken": ({ before, event, after }) =>
      before === null ||
      !before.matches("closed") ||
      event.type === "chips.told" ||
      event.type === "chips.placed" ||
      isSameLaid(before.context.laid, after.context.laid),
    "only chips of the house are chosen": ({ after: { context } }) => [1_000, 5_000].includes(context.chip),
  },
  expectEffects: ({ event }) => (event.type === "chips.placed" ? ["keepLast"] : []),
  expectTold: ({ event }) =>
    ["chip.lay", "chips.undo", "chips.double", "chips.repeat"].includes(event.type) ? ["chips.laid"] : [],
});
