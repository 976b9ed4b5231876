// A round verified from published values alone. It runs in a browser and under Node.
import { type BeaconChain, beaconRoundAfter } from "./beacon.ts";
import { commitmentText, type ProofVersion } from "./commitment.ts";
import { createDrawSource } from "./draw-source.ts";
import type { Drawn } from "./kind.ts";
import { KINDS } from "./kinds.ts";
import { bytesOf, drawBytes, hashedTimes, sha256, textBytes } from "./proof-bytes.ts";
import { roundOf } from "./rounds.ts";

/** What is published of a round: seed, leaves and signature after the lock, the others before it opens. */
export interface PublishedRound {
  id: string;
  version: ProofVersion;
  anchor: string | null;
  commitment: string;
  seed: string | null;
  root: string | null;
  leaves: readonly string[];
  /** Whose round is mixed in, and its signature once it is drawn; null in version 1. */
  beacon: (BeaconChain & { readonly round: number; readonly signature: string | null }) | null;
  drawn: Drawn | null;
}

export const PROOF_STEPS = ["commitment", "chain", "root", "beacon", "result"] as const;
type ProofStep = (typeof PROOF_STEPS)[number];
/** Which steps hold. A round of version 1 has no beacon. */
export type ProofVerdict = Readonly<Partial<Record<ProofStep, boolean>>>;

/** null for a round that has not been drawn. */
export async function verifyRound(published: PublishedRound): Promise<ProofVerdict | null> {
  const { id, anchor, commitment, seed, root, leaves, beacon, version, drawn } = published;
  const round = roundOf(id);
  if (!round || seed === null || root === null || drawn === null) return null;
  const value = version === 1 ? root : await sha256(bytesOf(beacon?.signature ?? ""));
  const redrawn = KINDS[round.game.kind].draw(createDrawSource(await drawBytes(seed, value, id)));
  return {
    commitment: (await sha256(textBytes(commitmentText(version, seed, beacon)))) === commitment,
    chain: anchor !== null && (await hashedTimes(seed, round.number)) === anchor,
    root: (await sha256(textBytes(leaves.join("")))) === root,
    ...(version > 1 && { beacon: beacon !== null && (await isOfBeacon(round.closesAt, beacon)) }),
    result: JSON.stringify(redrawn) === JSON.stringify(drawn),
  };
}

/** Whether the signature is the beacon's first one after the lock. */
async function isOfBeacon(closesAt: number, beacon: NonNullable<PublishedRound["beacon"]>): Promise<boolean> {
  const { publicKey, round, signature } = beacon;
  if (signature === null || round !== beaconRoundAfter(beacon, closesAt)) return false;
  const { isBeaconSignature } = await import("./beacon-signature.ts");
  return isBeaconSignature(publicKey, round, signature);
}
