// What the stream knows the calls of games by. It is loaded without their schemas.
import type { StreamTopic } from "../../contract/stream.ts";

export const MINI_GAMES_KEY = ["minigame"] as const;

/** The rounds that run, of whichever game. */
export const RUNNING_ROUNDS_KEY = ["minigame", "events", { currentGame: "1" }] as const;

/** Every game with the round that runs. */
export const RUNNING_GAMES_KEY = ["minigame", "running"] as const;

/** Who shows them hears of rounds. */
export const ROUNDS_HEARD: { topics: readonly StreamTopic[] } = { topics: ["games"] };
