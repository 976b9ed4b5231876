import { useNavigate } from "@tanstack/react-router";
import { useActorRef } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { fromPromise } from "xstate";
import { ask } from "../../../api/client/ask.ts";
import { miniGameSetting } from "../../../api/contract/games/mini-games.endpoints.ts";
import { MINI_GAME_MAINTENANCE_ALERTS } from "../../../machines/mini-game-maintenance/mini-game-maintenance.alerts.ts";
import { miniGameMaintenanceMachine } from "../../../machines/mini-game-maintenance/mini-game-maintenance.machine.ts";
import type { MiniGameMaintenanceActors } from "../../../machines/mini-game-maintenance/mini-game-maintenance.schema.ts";
import { alertActions } from "../../../machines/shared/alerts.ts";
import { useApp } from "../../app-context.ts";

type ReadSetting = MiniGameMaintenanceActors["readSetting"];

/**
 * Whether a game may be shown. `toldAt` changes each time the server told something of its settings, and then it is
 * asked again.
 */
export function useGameGate(gameId: string, toldAt: number) {
  const { api, actors } = useApp();
  const navigate = useNavigate();
  const [machine] = useState(() =>
    miniGameMaintenanceMachine.provide({
      actors: {
        readSetting: fromPromise<ReadSetting["output"], ReadSetting["input"]>(({ input, signal }) =>
          ask(api, miniGameSetting, { params: { id: input.gameId } }, { signal }),
        ),
      },
      actions: {
        ...alertActions(MINI_GAME_MAINTENANCE_ALERTS, (message) =>
          actors.dialogs.send({ type: "alert.show", message }),
        ),
        goHome: () => void navigate({ to: "/" }),
      },
    }),
  );
  const gate = useActorRef(machine);
  useEffect(() => {
    gate.send({ type: "game.enter", gameId });
    return () => gate.send({ type: "game.leave" });
  }, [gate, gameId]);
  const known = useRef(toldAt);
  useEffect(() => {
    // The first answer comes with the page, which asks for the setting itself.
    if (known.current > 0 && toldAt !== known.current) gate.send({ type: "game.recheck" });
    known.current = toldAt;
  }, [gate, toldAt]);
  return gate;
}
