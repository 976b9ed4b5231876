// Each kind of drawing, shown as after a draw, with the intervals between the frames that the browser paints meanwhile.
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createDrawSource } from "../../../src/domain/games/draw-source.ts";
import {
  isDrawnKind,
  isVirtualSport,
  KIND_NAMES,
  type KindName,
  VIRTUAL_SPORTS,
} from "../../../src/domain/games/games.ts";
import { KINDS } from "../../../src/domain/games/kinds.ts";
import { GameDrawing } from "../../../src/ui/games/drawing/game-drawing.tsx";
import { VenueShow } from "../../../src/ui/games/drawing/venue/venue-show.tsx";
import "../../../src/ui/frame/theme/theme.css";

declare global {
  interface Window {
    kinds: readonly KindName[];
    venues: readonly KindName[];
    /** Milliseconds between the frames of `forMs` after the drawing was mounted. */
    framesOf: (kind: KindName, forMs: number) => Promise<number[]>;
  }
}

/** The same bytes at each run: what is drawn decides how much moves. */
const BYTES = Uint8Array.from({ length: 512 }, (_, index) => (index * 167 + 13) % 256);
/** All run, and the first attacks are under way. */
const FROM_MS = 9_000;

const nextFrame = () => new Promise<number>((resolve) => void requestAnimationFrame(resolve));

window.kinds = KIND_NAMES.filter((kind) => isDrawnKind(kind));
window.venues = KIND_NAMES.filter((kind) => !isDrawnKind(kind));

function shownOf(kind: KindName): ReactNode {
  const drawn = KINDS[kind].draw(createDrawSource(BYTES));
  if (isDrawnKind(kind)) return <GameDrawing kind={kind} drawn={drawn} />;
  const sport = Object.keys(VIRTUAL_SPORTS).find((name) => kind === `virtual-${name}`) ?? "";
  if (!isVirtualSport(sport)) throw new Error(`no venue of ${kind}`);
  const from = performance.now();
  const msOf = () => FROM_MS + performance.now() - from;
  return (
    <div style={{ height: 300 }}>
      <VenueShow sport={sport} drawn={drawn} seed="bench" msOf={msOf} names={[]} />
    </div>
  );
}

window.framesOf = async (kind, forMs) => {
  const stage = document.createElement("div");
  document.querySelector("main")?.replaceChildren(stage);
  const root = createRoot(stage);
  root.render(shownOf(kind));
  // The first frame after the mount begins the animation.
  while (stage.querySelector(".drawing, .venue") === null) await nextFrame();
  if (isDrawnKind(kind) && document.getAnimations().length === 0) throw new Error(`nothing moves in ${kind}`);
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
