import { useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { RoundStore } from "../../../api/prices/round-store.ts";
import { miniGameRoundMachine } from "../../../machines/mini-game-round/mini-game-round.machine.ts";
import { useApp } from "../../app-context.ts";
import { followRound } from "./follow-round.ts";

/** The round of a game that runs, by the server's clock: its machine, and what the server told last. */
export function useRound(gameId: string, rounds: RoundStore | undefined) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const actor = useActorRef(miniGameRoundMachine);
  useEffect(
    () => rounds && followRound({ api, queryClient, rounds, gameId, actor }),
    [api, queryClient, rounds, gameId, actor],
  );
  const subscribe = useCallback(
    (listener: () => void) => rounds?.subscribe(gameId, listener) ?? (() => undefined),
    [rounds, gameId],
  );
  const [current, previous] = useSyncExternalStore(subscribe, () => rounds?.read(gameId)) ?? [];
  return { actor, current, previous };
}
