import { type BeaconChain, beaconRoundAfter } from "../../src/domain/games/beacon.ts";
import type { RoundTimes } from "../../src/domain/games/rounds.ts";
import { beaconIdOf } from "./beacon/beacon.ts";
import { commitmentOf, type Seeds } from "./chain.ts";

/**
 * The row of a round that opens, with the commitment to its seed and to the beacon that is mixed in; null where its day
 * has no chain. Without a beacon the round is of version 1, which past rounds of a demo are.
 */
export async function roundRow(seeds: Seeds, round: RoundTimes, beacon: BeaconChain | null) {
  const seed = await seeds.seedOf(round);
  if (!seed) return null;
  const { id, game, day, number, opensAt, closesAt, endsAt } = round;
  return {
    id,
    gameId: String(game.id),
    day,
    number,
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    endsAt: new Date(endsAt),
    commitment: commitmentOf(seed, beacon),
    ...(beacon && {
      version: 2 as const,
      beaconId: beaconIdOf(beacon),
      beaconRound: beaconRoundAfter(beacon, closesAt),
    }),
  };
}
