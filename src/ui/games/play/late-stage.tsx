// The stage of a game comes after its clock and its picks.
import { type ComponentProps, lazy, Suspense } from "react";
import { isDrawnKind } from "../../../domain/games/games.ts";

const GameStage = lazy(() => import("./game-stage.tsx").then((file) => ({ default: file.GameStage })));

/** Its place is there from the first paint on. */
export function LateStage(props: ComponentProps<typeof GameStage>) {
  return (
    <Suspense fallback={<div className="game-stage" data-venue={isDrawnKind(props.game.kind) ? undefined : ""} />}>
      <GameStage {...props} />
    </Suspense>
  );
}
