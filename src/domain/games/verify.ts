// A round verified from published values alone. It runs in a browser and under Node.
import { createDrawSource } from "./draw-source.ts";
import type { Drawn } from "./kind.ts";
import { KINDS } from "./kinds.ts";
import { drawBytes, hashedTimes, sha256, textBytes } from "./proof-bytes.ts";
import { roundOf } from "./rounds.ts";

/** What is published of a round: seed, root and leaves after the lock, the others before it opens. */
export interface PublishedRound {
  id: string;
  anchor: string | null;
  commitment: string;
  seed: string | null;
  root: string | null;
  leaves: readonly string[];
  drawn: Drawn | null;
}

export const PROOF_STEPS = ["commitment", "chain", "root", "result"] as const;
export type ProofStep = (typeof PROOF_STEPS)[number];

/** Which steps hold; null for a round that has not been drawn. */
export async function verifyRound(published: PublishedRound): Promise<Record<ProofStep, boolean> | null> {
  const { id, anchor, commitment, seed, root, leaves, drawn } = published;
  const round = roundOf(id);
  if (!round || seed === null || root === null || drawn === null) return null;
  const redrawn = KINDS[round.game.kind].draw(createDrawSource(await drawBytes(seed, root, id)));
  return {
    commitment: (await sha256(textBytes(`commitment:${seed}`))) === commitment,
    chain: anchor !== null && (await hashedTimes(seed, round.number)) === anchor,
    root: (await sha256(textBytes(leaves.join("")))) === root,
    result: JSON.stringify(redrawn) === JSON.stringify(drawn),
  };
}
