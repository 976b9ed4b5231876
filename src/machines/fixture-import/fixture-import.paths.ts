import { definePathModel } from "../../../paths/lib/model.ts";
import { fixtureImportMachine } from "./fixture-import.machine.ts";
import { fixtureImportProperties } from "./fixture-import.properties.paths.ts";
import { fixtureImportWords } from "./fixture-import.words.ts";

const FILE = { csv: "Date,HomeTeam", season: "", speed: "1", start: "" };
const NO_MONEY = { corrected: 0, paid: 0, takenBack: 0 };
const WRONG = { refused: [{ line: 4, reason: "열이 부족합니다." }], refusedCount: 1 };
const MESSAGE = "CSV에 없는 열: league";
const told = (state: "approved" | "refused" | "overtaken", by: string | null, reason: string | null) => ({
  told: { state, by, reason },
});
const OVER = {
  tags: ["over"],
  noTags: ["busy", "mayAsk"],
  can: ["import.change"],
  cannot: ["import.judge", "import.again", "import.asked", "import.told"],
} as const;

export const fixtureImportPaths = definePathModel({
  machine: fixtureImportMachine,
  words: fixtureImportWords,
  events: {
    "import.judge": { "a season": { file: FILE } },
    "import.again": { plain: {} },
    "import.change": { plain: {} },
    "import.asked": { plain: { approval: "a1" } },
    "import.told": {
      approved: told("approved", "admin02", null),
      refused: told("refused", "admin02", "근거가 없습니다."),
      overtaken: told("overtaken", null, "대상이 바뀌었습니다."),
    },
  },
  done: {
    judgeFile: {
      "all rows": { taken: 2, changed: 0, ...NO_MONEY, refused: [], refusedCount: 0 },
      "a wrong row": { taken: 1, changed: 0, ...NO_MONEY, ...WRONG },
      nothing: { taken: 0, changed: 0, ...NO_MONEY, ...WRONG },
    },
  },
  errors: { judgeFile: { "server's words": { status: 400, data: { message: MESSAGE } } } },
  asks: { judgeFile: ({ context }) => context.file },
  comesTo: {
    start: "choosing",
    "import.judge": "judged.reading",
    "import.again": "judged.reading",
    "import.change": "choosing",
    "import.asked": "asked",
    "import.told/approved": ({ context }) => (context.report?.refusedCount === 0 ? "applied" : "partial"),
    "import.told/refused": "refused",
    "import.told/overtaken": "refused",
    "done judgeFile/all rows": "judged.shown",
    "done judgeFile/a wrong row": "judged.shown",
    "done judgeFile/nothing": "judged.empty",
    "error judgeFile": "judged.failed",
  },
  states: {
    choosing: {
      sees: "파일을 고르는 양식이 보인다",
      noTags: ["busy", "mayAsk", "over"],
      can: ["import.judge"],
      cannot: ["import.again", "import.change", "import.asked", "import.told"],
      holds: ({ context }) => context.file === null && context.report === null && context.approval === null,
    },
    "judged.reading": {
      sees: "파일을 검사하는 중이다",
      tags: ["busy"],
      noTags: ["mayAsk", "over"],
      can: ["import.change"],
      cannot: ["import.judge", "import.again", "import.asked", "import.told"],
      holds: ({ context }) => context.file !== null && context.approval === null,
    },
    "judged.shown": {
      sees: "등록되고 바뀌고 거부될 행의 수가 보이고, 승인을 요청할 수 있다",
      tags: ["mayAsk"],
      noTags: ["busy", "over"],
      can: ["import.again", "import.change", "import.asked"],
      cannot: ["import.judge", "import.told"],
      holds: ({ context }) => (context.report?.taken ?? 0) > 0 && context.problem === null,
    },
    "judged.empty": {
      sees: "가져올 행이 없다고 보이고, 거부된 행이 보인다",
      noTags: ["busy", "mayAsk", "over"],
      can: ["import.again", "import.change"],
      cannot: ["import.judge", "import.asked", "import.told"],
      holds: ({ context }) => context.report?.taken === 0,
    },
    "judged.failed": {
      sees: "검사하지 못한 까닭이 보인다",
      noTags: ["busy", "mayAsk", "over"],
      can: ["import.again", "import.change"],
      cannot: ["import.judge", "import.asked", "import.told"],
      holds: ({ context }) => context.problem === MESSAGE && context.report === null,
    },
    asked: {
      sees: "다른 운영자의 승인을 기다린다고 보인다",
      noTags: ["busy", "mayAsk", "over"],
      can: ["import.change", "import.told"],
      cannot: ["import.judge", "import.again", "import.asked"],
      holds: ({ context }) => context.approval === "a1" && context.told === null,
    },
    applied: {
      ...OVER,
      sees: "누가 승인했는지와 등록된 행의 수가 보인다",
      holds: ({ context }) => context.told?.state === "approved" && context.report?.refusedCount === 0,
    },
    partial: {
      ...OVER,
      sees: "누가 승인했는지와, 가져오지 않은 행이 보인다",
      holds: ({ context }) => context.told?.state === "approved" && (context.report?.refusedCount ?? 0) > 0,
    },
    refused: {
      ...OVER,
      sees: "등록하지 않은 까닭이 보인다",
      holds: ({ context }) => context.told !== null && context.told.state !== "approved",
    },
  },
  properties: fixtureImportProperties,
  invariants: {
    "nobody is asked about what is not shown": ({ before, event }) =>
      event.type !== "import.asked" || before === null || (before.context.report?.taken ?? 0) > 0,
    "what was shown is what was asked for": ({ before, event, after }) =>
      before === null || event.type !== "import.asked" || before.context.report === after.context.report,
    "another file begins with nothing of the one before": ({ event, after: { context } }) =>
      event.type !== "import.change" || Object.values(context).every((value) => value === null),
    "each judgement reads anew": ({ event, started }) =>
      (event.type === "import.judge" || event.type === "import.again") === started.includes("judgeFile"),
    "what is over stays so until another file is chosen": ({ before, event, after }) =>
      before === null || !before.hasTag("over") || event.type === "import.change" || before.value === after.value,
  },
});
