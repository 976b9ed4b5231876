import { defineByHand } from "../../../paths/lib/by-hand.ts";
import { PRIMITIVE_TEXT } from "../../ui/primitives/text.ts";
import type { gameSoundMachine } from "./game-sound.machine.ts";

const ON = { sound: "on" };
const OFF = { sound: "off" };

export const gameSoundHand = defineByHand<typeof gameSoundMachine>({
  code: "SND",
  area: ["미니게임", "게임 화면", "소리"],
  risk: "P3",
  begins: { "": { account: "member01", page: "/minigame/eos/powerball5", data: [], world: OFF } },
  events: {
    "sound.toggle": {
      by: "member",
      does: ({ before }) => `“${before.matches("on") ? PRIMITIVE_TEXT.soundOff : PRIMITIVE_TEXT.soundOn}”를 누른다`,
      sets: (before) => (before.matches("on") ? OFF : ON),
    },
    "sound.restore/on": { by: "member", does: "화면을 새로고침한다", when: ON },
    "sound.restore/off": { by: "member", does: "화면을 새로고침한다", when: OFF },
    "round.locked": { by: "clock", does: "회차가 마감될 때까지 기다린다: 켜져 있으면 짧은 소리가 난다" },
    "round.drawn": { by: "clock", does: "결과가 나올 때까지 기다린다: 켜져 있으면 소리가 난다" },
  },
});
