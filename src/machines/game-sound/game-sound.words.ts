import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { gameSoundMachine } from "./game-sound.machine.ts";

export const gameSoundWords = defineWords<typeof gameSoundMachine>({
  purpose: "게임 화면의 소리를 회원이 고른 대로 켜고 끈다.",
  events: {
    "sound.toggle": "소리 단추를 누른다",
    "sound.restore": "지난번 선택을 가진 채 화면을 연다",
    "round.locked": "회차가 마감된다",
    "round.drawn": "결과가 나온다",
  },
  cases: { ...common("plain"), on: "켬", off: "끔" },
});
