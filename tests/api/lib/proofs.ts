// What a proof that was read is verified as.
import type { PublishedRound } from "../../../src/domain/games/verify.ts";
import type { Proof } from "./game-driver.ts";

export const published = ({ round, ...proof }: Proof): PublishedRound => ({ ...proof, ...round });

/** What `verifyRound` says of a round that holds. */
export const ALL_STEPS = { commitment: true, chain: true, root: true, beacon: true, result: true };
