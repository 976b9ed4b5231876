// The lobby's games as the stream moves them: one call at first, then the store of rounds.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { MiniGameEvent, RunningGames } from "../../../api/contract/games/mini-games.ts";
import type { RoundStore } from "../../../api/prices/round-store.ts";
import { runningGamesQuery } from "../../../api/queries/games/mini-games.ts";
import { GAMES } from "../../../domain/games/games.ts";
import { useApp } from "../../app-context.ts";

export type RunningGame = RunningGames["items"][number];

const IDS = GAMES.map(({ id }) => String(id));
const LAST = 10;

/** What is known of a game, with what the stream told of its rounds since. */
function withTold(known: RunningGame, told: readonly MiniGameEvent[]): RunningGame {
  const [newest] = told;
  if (!newest) return known;
  const fresh = told.flatMap(({ id, drawn }) =>
    drawn !== null && known.last.every((one) => one.id !== id) ? [{ id, drawn }] : [],
  );
  return { ...known, round: newest, last: [...fresh, ...known.last].slice(0, LAST) };
}

/** A store of all rounds that tells when any of them moved; `read` counts the moves. */
function watchRounds(rounds: RoundStore) {
  let moves = 0;
  return {
    read: () => moves,
    subscribe: (listener: () => void) => {
      const ends = IDS.map((id) =>
        rounds.subscribe(id, () => {
          moves += 1;
          listener();
        }),
      );
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

const NEVER = { read: () => 0, subscribe: () => () => undefined };

/** The query of the lobby, and its games as they stand now. */
export function useRunningGames(rounds: RoundStore | undefined) {
  const { api } = useApp();
  const query = useQuery(runningGamesQuery(api));
  const { data } = query;
  const watched = useMemo(() => (rounds ? watchRounds(rounds) : NEVER), [rounds]);
  const moves = useSyncExternalStore(watched.subscribe, watched.read);
  useEffect(() => {
    if (!data || !rounds) return;
    const { now, eventId, clock } = data;
    rounds.seed({ now, eventId, items: data.items.flatMap(({ round }) => (round ? [round] : [])) }, clock);
  }, [data, rounds]);
  const games = useMemo(
    () =>
      new Map(
        data?.items.map((known) => [
          known.gameId,
          moves >= 0 ? withTold(known, rounds?.read(known.gameId) ?? []) : known,
        ]),
      ),
    [data, rounds, moves],
  );
  return { query, games };
}
