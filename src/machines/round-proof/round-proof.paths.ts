import { definePathModel } from "../../../paths/lib/model.ts";
import { roundProofMachine } from "./round-proof.machine.ts";
import { roundProofProperties } from "./round-proof.properties.paths.ts";
import type { Verified } from "./round-proof.schema.ts";
import { roundProofWords } from "./round-proof.words.ts";

const HOLDS = { commitment: true, chain: true, root: true, beacon: true, result: true };

/** What is shown of the values themselves is the page's matter. */
const proof = (seed: string | null) =>
  ({
    version: 2,
    anchor: "a1",
    root: "c3",
    leaves: [],
    beacon: null,
    round: { commitment: "b2", seed },
  }) as unknown as Verified["proof"];

export const roundProofPaths = definePathModel({
  machine: roundProofMachine,
  words: roundProofWords,
  events: { "proof.request": { plain: {} } },
  done: {
    verifyRound: {
      holds: { proof: proof("d4"), steps: HOLDS },
      differs: { proof: proof("e5"), steps: { ...HOLDS, result: false } },
      "not drawn": { proof: proof(null), steps: null },
    },
  },
  errors: { verifyRound: { "no answer": new TypeError("fetch failed") } },
  key: ({ context }) => context.verified?.steps ?? null,
  comesTo: {
    start: "idle",
    "proof.request": "verifying",
    "done verifyRound/holds": "verified",
    "done verifyRound/differs": "verified",
    "done verifyRound/not drawn": "verified",
    "error verifyRound": "failed",
  },
  states: {
    idle: { sees: "검증 단추가 있다", noTags: ["busy"], can: ["proof.request"] },
    verifying: { sees: "검증하고 있다", tags: ["busy"], cannot: ["proof.request"] },
    verified: {
      sees: "다섯 단계가 각각 일치하는지, 또는 추첨 전이라고 보인다",
      noTags: ["busy"],
      can: ["proof.request"],
      holds: ({ context }) => context.verified !== null,
    },
    failed: { sees: "검증하지 못했다고 알린다", noTags: ["busy"], can: ["proof.request"] },
  },
  expectEffects: () => [],
  properties: roundProofProperties,
  invariants: {
    "the published values are read when the member asks, and once": ({ event, started }) =>
      started.join() === (event.type === "proof.request" ? "verifyRound" : ""),
    "what is shown is what was verified last": ({ before, event, after }) =>
      after.context.verified === ("output" in event ? event.output : (before?.context.verified ?? null)),
  },
});
