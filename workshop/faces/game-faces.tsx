import type { ComponentProps, ReactNode } from "react";
import { ImageUploadNotice } from "../../src/ui/frame/form/image-upload.tsx";
import { GameGate, type GateActor } from "../../src/ui/games/mini/game-gate.tsx";
import { ProofOf } from "../../src/ui/games/mini/proof-panel.tsx";
import { RoundClock, type RoundActor } from "../../src/ui/games/mini/round-clock.tsx";
import { GAMES_TEXT } from "../../src/ui/games/text.ts";

/** The clock of a game's page. */
export function MiniGameRoundFace({ actor, children }: { actor: RoundActor; children?: ReactNode }) {
  return (
    <div className="p-4">
      <RoundClock actor={actor} />
      {children}
    </div>
  );
}

/** What stands between a member and a game; the picks stand for the game. */
export function MiniGameMaintenanceFace({ actor, children }: { actor: GateActor; children?: ReactNode }) {
  return (
    <div className="p-4">
      <GameGate gate={actor}>
        <p>{GAMES_TEXT.picks}</p>
      </GameGate>
      {children}
    </div>
  );
}

/** The proof below a round. */
export function RoundProofFace({ actor, children }: ComponentProps<typeof ProofOf> & { children?: ReactNode }) {
  return (
    <div>
      <ProofOf actor={actor} />
      {children}
    </div>
  );
}

/** What stands under the images of a post. */
export function ImageUploadFace({
  actor,
  children,
}: ComponentProps<typeof ImageUploadNotice> & { children?: ReactNode }) {
  return (
    <div className="p-4">
      <ImageUploadNotice actor={actor} />
      {children}
    </div>
  );
}
