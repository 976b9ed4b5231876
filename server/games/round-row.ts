import type { RoundTimes } from "../../src/domain/games/rounds.ts";
import { commitmentOf, type Seeds } from "./chain.ts";

/** The row of a round that opens, with the commitment to its seed; null where its day has no chain. */
export async function roundRow(seeds: Seeds, round: RoundTimes) {
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
    commitment: commitmentOf(seed),
  };
}
