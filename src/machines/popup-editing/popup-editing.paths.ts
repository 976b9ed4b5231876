import { definePathModel } from "../../../paths/lib/model.ts";
import { popupEditingMachine } from "./popup-editing.machine.ts";
import { popupEditingProperties } from "./popup-editing.properties.paths.ts";
import { samplePopup } from "./popup-editing.samples.ts";
import { popupEditingWords } from "./popup-editing.words.ts";

const MESSAGE = "팝업을 읽지 못했습니다.";
const THEIRS = {
  ...samplePopup,
  title: "먼저 저장된 제목",
  contents: "<p>먼저 저장된 내용</p>",
  version: "v2",
};
const ALL = ["popup.moved", "popup.again", "popup.keepMine", "popup.takeTheirs", "popup.saved"] as const;
const allBut = (...can: readonly (typeof ALL)[number][]) => ({ can, cannot: ALL.filter((one) => !can.includes(one)) });

export const popupEditingPaths = definePathModel({
  machine: popupEditingMachine,
  words: popupEditingWords,
  input: { version: "v1" },
  events: {
    "popup.moved": { plain: {} },
    "popup.again": { plain: {} },
    "popup.keepMine": { plain: {} },
    "popup.takeTheirs": { plain: {} },
    "popup.saved": { plain: {} },
  },
  done: { readTheirs: { "saved by another": THEIRS, "removed by another": null } },
  errors: { readTheirs: { "server's words": { status: 500, data: { message: MESSAGE } } } },
  comesTo: {
    start: "editing",
    "popup.moved": "moved.reading",
    "popup.again": "moved.reading",
    "popup.keepMine": "editing",
    "popup.takeTheirs": "editing",
    "popup.saved": "saved",
    "done readTheirs/saved by another": "moved.shown",
    "done readTheirs/removed by another": "moved.gone",
    "error readTheirs": "moved.failed",
  },
  states: {
    editing: {
      sees: "고치는 양식과 자리에 놓인 미리보기가 보인다",
      noTags: ["busy", "mayKeep", "mayTake", "held"],
      ...allBut("popup.moved", "popup.saved"),
      holds: ({ context }) => context.theirs === null && context.problem === null,
    },
    "moved.reading": {
      sees: "저장된 팝업을 읽는 중이다",
      tags: ["busy", "held"],
      noTags: ["mayKeep", "mayTake"],
      ...allBut(),
    },
    "moved.shown": {
      sees: "먼저 저장된 것이 제자리에 보이고, 어느 것으로 이어갈지 고를 수 있다",
      tags: ["mayKeep", "mayTake", "held"],
      noTags: ["busy"],
      ...allBut("popup.keepMine", "popup.takeTheirs"),
      holds: ({ context }) => context.theirs?.version === "v2",
    },
    "moved.gone": {
      sees: "지워졌다고 보이고, 쓴 것을 다시 만들 수 있다",
      tags: ["mayKeep", "held"],
      noTags: ["busy", "mayTake"],
      ...allBut("popup.keepMine"),
      holds: ({ context }) => context.theirs === null && context.problem === null,
    },
    "moved.failed": {
      sees: "읽지 못한 까닭이 보인다",
      tags: ["held"],
      noTags: ["busy", "mayKeep", "mayTake"],
      ...allBut("popup.again"),
      holds: ({ context }) => context.problem === MESSAGE,
    },
    saved: {
      sees: "저장되어 양식이 닫힌다",
      noTags: ["busy", "mayKeep", "mayTake", "held"],
      ...allBut(),
      holds: ({ context }) => context.theirs === null,
    },
  },
  properties: popupEditingProperties,
  invariants: {
    "nothing is saved over what was not seen": ({ before, event, after }) =>
      before === null || event.type === "popup.keepMine" || event.type === "popup.takeTheirs"
        ? after.context.base === "v1" ||
          before?.context.theirs?.version === after.context.base ||
          after.context.base === null
        : before.context.base === after.context.base,
    "the form begins anew with theirs alone": ({ before, event, after }) =>
      before === null || event.type === "popup.takeTheirs" || before.context.taken === after.context.taken,
    "what was removed is expected no more": ({ before, event, after }) =>
      event.type !== "popup.keepMine" || before?.value === undefined || before.context.theirs !== null
        ? true
        : after.context.base === null,
    "each look reads anew": ({ event, started }) =>
      (event.type === "popup.moved" || event.type === "popup.again") === started.includes("readTheirs"),
  },
});
