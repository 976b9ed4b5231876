// Verifies a round in the member's browser, from what is published of it.
import { assign, setup } from "xstate";
import { outputOf } from "../shared/settled.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type { RoundProofContext, RoundProofEvent, RoundProofTag, Verified } from "./round-proof.schema.ts";

export const roundProofMachine = setup({
  types: { context: {} as RoundProofContext, events: {} as RoundProofEvent, tags: {} as RoundProofTag },
  actors: { verifyRound: unprovidedPromise<Verified>("verifyRound") },
  actions: { keepVerified: assign(({ event }) => ({ verified: outputOf<Verified>(event) })) },
}).createMachine({
  id: "round-proof",
  context: { verified: null },
  initial: "idle",
  states: {
    idle: { on: { "proof.request": "verifying" } },
    verifying: {
      tags: "busy",
      invoke: {
        id: "verifyRound",
        src: "verifyRound",
        onDone: { target: "verified", actions: "keepVerified", meta: { requirements: ["REQ-R19", "REQ-R33"] } },
        onError: "failed",
      },
    },
    verified: { on: { "proof.request": "verifying" } },
    failed: { on: { "proof.request": "verifying" } },
  },
});
