// Each kind of drawing, shown as after a draw, with the intervals between the frames that the browser paints meanwhile.
import { createRoot } from "react-dom/client";
import { createDrawSource } from "../../../src/domain/games/draw-source.ts";
import { type DrawnKind, isDrawnKind, KIND_NAMES } from "../../../src/domain/games/games.ts";
import { KINDS } from "../../../src/domain/games/kinds.ts";
import { GameDrawing } from "../../../src/ui/games/drawing/game-drawing.tsx";
import "../../../src/ui/frame/theme/theme.css";

declare global {
  interface Window {
    kinds: readonly DrawnKind[];
    /** Milliseconds between the frames of `forMs` after the drawing was mounted. */
    framesOf: (kind: DrawnKind, forMs: number) => Promise<number[]>;
  }
}

/** The same bytes at each run: what is drawn decides how much moves. */
const BYTES = Uint8Array.from({ length: 512 }, (_, index) => (index * 167 + 13) % 256);

const nextFrame = () => new Promise<number>((resolve) => void requestAnimationFrame(resolve));

window.kinds = KIND_NAMES.filter((kind) => isDrawnKind(kind));

window.framesOf = async (kind, forMs) => {
  const stage = document.createElement("div");
  document.querySelector("main")?.replaceChildren(stage);
  const root = createRoot(stage);
  root.render(<GameDrawing kind={kind} drawn={KINDS[kind].draw(createDrawSource(BYTES))} />);
  // The first frame after the mount begins the animation.
  while (stage.querySelector(".drawing") === null) await nextFrame();
  if (document.getAnimations().length === 0) throw new Error(`nothing moves in ${kind}`);
  const times: number[] = [];
  const from = await nextFrame();
  for (let last = from; last - from < forMs;) {
    const now = await nextFrame();
    times.push(now - last);
    last = now;
  }
  root.unmount();
  return times;
};
