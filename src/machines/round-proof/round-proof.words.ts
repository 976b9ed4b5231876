import { defineWords } from "../../../paths/lib/words.ts";
import { common } from "../shared/case.words.ts";
import type { roundProofMachine } from "./round-proof.machine.ts";

export const roundProofWords = defineWords<typeof roundProofMachine>({
  purpose: "공개된 값만으로 회차의 결과를 회원의 브라우저에서 검증한다.",
  events: { "proof.request": "검증을 누른다" },
  actors: { verifyRound: "회차 검증" },
  cases: { ...common("plain", "no answer"), holds: "모두 일치", differs: "결과가 다름", "not drawn": "추첨 전" },
});
