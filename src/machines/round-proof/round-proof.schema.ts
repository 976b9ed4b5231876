// The proof of one round: decisions, rules 19, 33 and 46.
import type { RoundProof } from "../../api/contract/games/mini-games.ts";
import type { ProofVerdict } from "../../domain/games/verify.ts";

export type RoundProofEvent =
  /** The member asks for the round to be verified. */
  { type: "proof.request" };

export interface Verified {
  proof: RoundProof;
  /** What holds; null where the round is not drawn yet. */
  steps: ProofVerdict | null;
}

export interface RoundProofContext {
  verified: Verified | null;
}

/** busy: what is published is read and verified. */
export type RoundProofTag = "busy";
