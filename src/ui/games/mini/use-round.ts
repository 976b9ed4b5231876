import { useQuery } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useEffect, useRef } from "react";
import { currentRoundQuery, type TimedEvents } from "../../../api/queries/mini-games.ts";
import { betterSample, type ClockSample, nextTickIn } from "../../../domain/games/server-clock.ts";
import { miniGameRoundMachine } from "../../../machines/mini-game-round/mini-game-round.machine.ts";
import { useApp } from "../../app-context.ts";
import { machineRound, rereadIn } from "./round-state.ts";

/** The round of a game that runs, by the server's clock: its machine, and what the server told last. */
export function useRound(gameId: string) {
  const { api } = useApp();
  const actor = useActorRef(miniGameRoundMachine);
  const clock = useRef<ClockSample | null>(null);
  const { data } = useQuery({
    ...currentRoundQuery(api, gameId),
    refetchInterval: ({ state }) => waitOf(state.data),
  });
  useEffect(() => {
    if (!data) return;
    const { offset } = (clock.current = betterSample(clock.current, data.clock));
    const tell = () => Date.now() + offset;
    const [current] = data.events.items;
    if (current) actor.send({ type: "round.read", round: machineRound(current), now: tell() });
    const tick = () => {
      actor.send({ type: "round.tick", now: tell() });
      timer = setTimeout(tick, nextTickIn(tell()));
    };
    let timer = setTimeout(tick, nextTickIn(tell()));
    return () => clearTimeout(timer);
  }, [actor, data]);
  useEffect(() => () => actor.send({ type: "round.leave" }), [actor]);
  return { actor, current: data?.events.items[0], previous: data?.events.items[1] };
}

function waitOf(data: TimedEvents | undefined): number {
  return data ? rereadIn(data.events.items[0], Date.now() + data.clock.offset) : rereadIn(undefined, 0);
}
