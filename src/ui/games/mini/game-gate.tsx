import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { ActorRefFrom } from "xstate";
import { failureText, UNDER_MAINTENANCE_TEXT } from "../../../domain/lobby/launch-text.ts";
import type { miniGameMaintenanceMachine } from "../../../machines/mini-game-maintenance/mini-game-maintenance.machine.ts";
import { stateText } from "../../machine-state.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { ErrorState } from "../../primitives/error-state.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";

export type GateActor = ActorRefFrom<typeof miniGameMaintenanceMachine>;

/** Shows a game only while its setting says that it is played. */
export function GameGate({ gate, children }: { gate: GateActor; children: ReactNode }) {
  const snapshot = useSelector(gate, (current) => current);
  const retry = () => gate.send({ type: "game.recheck" });
  return (
    <div data-machine="mini-game-maintenance" data-state={stateText(snapshot.value)}>
      {snapshot.hasTag("playable") && children}
      {(snapshot.hasTag("busy") || snapshot.matches("outside")) && <Skeleton lines={8} lineClassName="h-12" />}
      {snapshot.matches({ inside: "maintenance" }) && <EmptyState title={UNDER_MAINTENANCE_TEXT} />}
      {snapshot.matches({ inside: "failed" }) && (
        <ErrorState message={failureText(snapshot.context.failure)} onRetry={retry} isRetrying={false} />
      )}
    </div>
  );
}
