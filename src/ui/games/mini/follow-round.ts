// What the machine of a round hears: the round that a game's page shows, and the time.
import type { QueryClient } from "@tanstack/react-query";
import { miniGamePicks } from "../../../api/contract/games/mini-games.endpoints.ts";
import type { MiniGameEvents } from "../../../api/contract/games/mini-games.ts";
import { queryOf } from "../../../api/client/ask.ts";
import type { ApiClient } from "../../../api/client/client.ts";
import type { RoundStore } from "../../../api/prices/round-store.ts";
import { hearQuery } from "../../../api/queries/hear-query.ts";
import { recentRoundsQuery, runningRoundsQuery, withDrawn } from "../../../api/queries/games/mini-games.ts";
import { nextTickIn } from "../../../domain/games/server-clock.ts";
import type { RoundActor } from "./round-clock.tsx";
import { machineRound } from "./round-state.ts";

export interface Followed {
  api: ApiClient;
  queryClient: QueryClient;
  rounds: RoundStore;
  gameId: string;
  actor: Pick<RoundActor, "send">;
}

/** Reads the game's rounds and prices into the store; tells the machine, and the list of drawn rounds, what the store knows. */
export function followRound({ api, queryClient, rounds, gameId, actor }: Followed): () => void {
  const { queryKey } = recentRoundsQuery(api, gameId);
  const tell = (): void => {
    const told = rounds.read(gameId);
    queryClient.setQueryData<MiniGameEvents>(queryKey, (known) => known && withDrawn(known, told));
    const [round] = told;
    if (round) actor.send({ type: "round.read", round: machineRound(round), now: rounds.now() });
  };
  const ends = [
    rounds.subscribe(gameId, tell),
    hearQuery(queryClient, runningRoundsQuery(api, gameId), ({ clock, ...answer }) => rounds.seed(answer, clock)),
    hearQuery(queryClient, queryOf(api, miniGamePicks, { query: { gameId } }), (picks) =>
      rounds.seedPicks(gameId, picks),
    ),
  ];
  const tick = (): void => {
    actor.send({ type: "round.tick", now: rounds.now() });
    timer = setTimeout(tick, nextTickIn(rounds.now()));
  };
  let timer = setTimeout(tick, nextTickIn(rounds.now()));
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
