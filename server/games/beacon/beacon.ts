// The beacon whose rounds are mixed into the draws: decisions, rule 46.
import { hash } from "node:crypto";
import { type BeaconChain, beaconText } from "../../../src/domain/games/beacon.ts";

export interface Beacon {
  chain: BeaconChain;
  /** The house holds its key. */
  isHouse: boolean;
  /** Signatures of these rounds that are known, and verified. The others are asked for meanwhile. */
  signatures(rounds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  stop(): Promise<void>;
}

/** Names a beacon in the database. */
export const beaconIdOf = (chain: BeaconChain): string => hash("sha256", beaconText(chain), "hex");
