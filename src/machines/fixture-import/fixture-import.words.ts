import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { fixtureImportMachine } from "./fixture-import.machine.ts";

export const fixtureImportWords = defineWords<typeof fixtureImportMachine>({
  purpose: "경기 파일을 가져온다. 무엇이 등록되는지 먼저 보여주고, 두 번째 운영자가 승인하면 등록된다.",
  events: {
    "import.judge": "파일을 검사한다",
    "import.again": "다시 검사한다",
    "import.change": "다른 파일을 고른다",
    "import.asked": "승인을 요청한다",
    "import.told": "어떻게 되었는지 서버가 알린다",
  },
  actors: { judgeFile: "파일 검사" },
  cases: {
    ...common("plain", "nothing", "server's words"),
    "a season": "한 시즌",
    "all rows": "모든 행",
    "a wrong row": "한 행이 틀림",
    approved: "승인됨",
    refused: "거절됨",
    overtaken: "대상이 바뀜",
  },
});
