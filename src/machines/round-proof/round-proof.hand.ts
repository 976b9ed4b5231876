import { defineByHand, itself } from "../../../paths/lib/by-hand.ts";
import { PROOF_TEXT } from "../../ui/games/mini/proof-text.ts";
import { BLOCK, BLOCKING, pressed, UNBLOCK } from "../shared/by-hand.ts";
import type { roundProofMachine } from "./round-proof.machine.ts";

export const roundProofHand = defineByHand<typeof roundProofMachine>({
  code: "PRF",
  area: ["미니게임", "결과", "검증"],
  risk: "P2",
  first: ["failed"],
  begins: {
    "": { account: "member01", page: "/minigame/eos/powerball5", data: ["“결과 검증”을 펼쳤다"] },
  },
  choices: {
    round: { drawn: "고른 회차는 추첨이 끝났다", running: "고른 회차는 지금 베팅을 받는다" },
  },
  events: {
    "proof.request": pressed(PROOF_TEXT.verify),
    "done verifyRound/holds": itself({ when: { round: "drawn" } }),
    "done verifyRound/not drawn": itself({ when: { round: "running" } }),
    "done verifyRound/differs": { script: "공개한 값과 다른 결과는 서버가 내지 않는다" },
    "error verifyRound": { by: "tester", ahead: BLOCK("/api/minigame/rounds/*"), how: BLOCKING, back: UNBLOCK },
  },
});
