// What a round promises before it opens. Versions differ in what a result comes from.
import { type BeaconChain, beaconText } from "./beacon.ts";

/** 1: seed, hash of the bets, id. 2: seed, signature of the beacon's first round after the lock, id. */
export type ProofVersion = 1 | 2;

/** The text whose hash is published. It binds the beacon too, so that no other one can be named later. */
export function commitmentText(version: ProofVersion, seed: string, beacon: BeaconChain | null): string {
  return version === 1 || beacon === null ? `commitment:${seed}` : `commitment:2:${beaconText(beacon)}:${seed}`;
}
