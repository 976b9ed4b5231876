import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { upcomingOf, upcomingQuery } from "../../../api/queries/sports/sports.ts";
import { upcomingGamesMachine } from "../../../machines/upcoming-games/upcoming-games.machine.ts";
import { ALL_SPORTS, type UpcomingGamesActors } from "../../../machines/upcoming-games/upcoming-games.schema.ts";
import { useApp } from "../../app-context.ts";

type Read = UpcomingGamesActors["readGames"];

const TICK_MS = 1_000;

/** The machine of the fixtures that begin next, of one sport or of all. */
export function useUpcoming(sportId: string | undefined) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    upcomingGamesMachine.provide({
      actors: {
        readGames: fromPromise<Read["output"], Read["input"]>(async ({ input }) => ({
          games: upcomingOf(
            await queryClient.fetchQuery({ ...upcomingQuery(api, sportOf(input.sportId)), staleTime: 0 }),
          ),
          now: Date.now(),
        })),
      },
    }),
  );
  const actor = useActorRef(machine);
  useEffect(() => actor.send({ type: "games.open", sportId: sportId ?? ALL_SPORTS }), [actor, sportId]);
  useEffect(() => {
    const timer = setInterval(() => actor.send({ type: "games.tick", now: Date.now() }), TICK_MS);
    return () => {
      clearInterval(timer);
      actor.send({ type: "games.leave" });
    };
  }, [actor]);
  // The stream makes every list of fixtures stale; what is read again then is told to the machine.
  const { data } = useQuery({ ...upcomingQuery(api, sportId), select: upcomingOf });
  useEffect(() => {
    if (data) actor.send({ type: "games.received", games: data, now: Date.now() });
  }, [actor, data]);
  return actor;
}

const sportOf = (sportId: string): string | undefined => (sportId === ALL_SPORTS ? undefined : sportId);
