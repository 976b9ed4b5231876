// How large a chart is drawn in its region: the whole of it at first, and then as wheel, pinch, keys and buttons say.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { Point } from "./boxes.ts";
import type { Drawing } from "./drawing.ts";

const [LEAST, MOST] = [0.1, 4];
/** Below it words cannot be read: of a followed path a part is better than the whole, and on a phone always. */
export const READABLE = 0.75;
const NARROW_PX = 500;
const STEP = 1.25;

export interface Zoom {
  region: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  /** null until the region was measured. */
  scale: number | null;
  isFit: boolean;
  larger: () => void;
  smaller: () => void;
  fit: () => void;
}

interface Room {
  width: number;
  height: number;
}

/** The region without its edge and padding, and as high as it may become. */
function roomIn(region: HTMLElement): Room {
  const { maxHeight, paddingLeft, paddingTop, borderLeftWidth } = getComputedStyle(region);
  const edge = (padding: string): number => 2 * (Number.parseFloat(padding) + Number.parseFloat(borderLeftWidth));
  const most = Number.parseFloat(maxHeight);
  const height = Number.isNaN(most) ? region.offsetHeight : most;
  // A drawing is a whole number of px in its own size, and stands at a share of one in the region.
  return { width: region.offsetWidth - edge(paddingLeft) - 1, height: height - edge(paddingTop) - 1 };
}

/** As large as can be read, as far as the width allows. */
const wideAsRead = (room: Room, drawing: Drawing): number => Math.min(READABLE, room.width / drawing.width);

function between([one, other]: readonly [Touch, Touch]): Point & { apart: number } {
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

/**
 * `isFollowed`: a path is shown, and its words are to be read. `isWide`: one that is too tall to be read as a whole begins
 * as wide as its region.
 */
export function useZoom(drawing: Drawing | null, isFollowed: boolean, isWide = false): Zoom {
  const region = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  const [chosen, setChosen] = useState<number | "whole" | null>(null);
  /** A place of the drawing, as a share of it, that stays where it is in the window. */
  const anchor = useRef<{ share: Point; at: Point } | null>(null);

  useLayoutEffect(() => {
    const { current } = region;
    if (!current) return;
    const measure = (): void => {
      const { width, height } = roomIn(current);
      setRoom((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);

  const whole = room && drawing ? Math.min(1, room.width / drawing.width, room.height / drawing.height) : null;
  const isRead = chosen === null && (isFollowed || (room !== null && room.width < NARROW_PX));
  const least = isRead ? READABLE : isWide && chosen === null && room && drawing ? wideAsRead(room, drawing) : 0;
  const scale = typeof chosen === "number" ? chosen : whole && Math.max(whole, least);

  const zoomTo = (wanted: number, at?: Point): void => {
    const box = region.current?.getBoundingClientRect();
    const drawn = sheet.current?.getBoundingClientRect();
    const next = Math.min(MOST, Math.max(LEAST, wanted));
    if (!box || !drawn || next === scale) return;
    const point = at ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    anchor.current = {
      at: point,
      share: { x: (point.x - drawn.x) / drawn.width, y: (point.y - drawn.y) / drawn.height },
    };
    setChosen(next);
  };

  useLayoutEffect(() => {
    const { current: kept } = anchor;
    const drawn = sheet.current?.getBoundingClientRect();
    anchor.current = null;
    if (!kept || !drawn) return;
    region.current?.scrollBy(
      drawn.x + kept.share.x * drawn.width - kept.at.x,
      drawn.y + kept.share.y * drawn.height - kept.at.y,
    );
  });

  const by = (factor: number, at?: Point): void => zoomTo((scale ?? 1) * factor, at);
  const keys: Readonly<Record<string, () => void>> = {
    "+": () => by(STEP),
    "=": () => by(STEP),
    "-": () => by(1 / STEP),
    "0": () => setChosen("whole"),
    "1": () => zoomTo(1),
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = event.target === region.current && !event.ctrlKey && !event.metaKey ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  // A trackpad's pinch comes as a wheel with the control key. The wheel alone scrolls: the region first, then the page.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    by(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  });
  const pinch = useRef<{ apart: number; scale: number } | null>(null);
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other || scale === null) {
      pinch.current = null;
      return;
    }
    event.preventDefault();
    const { apart, ...at } = between([one, other]);
    pinch.current ??= { apart, scale };
    zoomTo((pinch.current.scale * apart) / pinch.current.apart, at);
  });
  const onDrag = useEffectEvent((event: PointerEvent) => {
    if (event.buttons !== 1 || event.pointerType !== "mouse") return;
    region.current?.scrollBy(-event.movementX, -event.movementY);
  });
  useEffect(() => {
    const { current } = region;
    const given = new AbortController();
    const [heard, held] = [{ signal: given.signal }, { signal: given.signal, passive: false }];
    current?.addEventListener("keydown", (event) => onKey(event), heard);
    current?.addEventListener("pointermove", (event) => onDrag(event), heard);
    current?.addEventListener("wheel", (event) => onWheel(event), held);
    for (const name of ["touchstart", "touchmove", "touchend"] as const)
      current?.addEventListener(name, (event) => onTouch(event), held);
    return () => given.abort();
  }, []);

  return {
    region,
    sheet,
    scale,
    isFit: whole !== null && scale === whole,
    larger: () => by(STEP),
    smaller: () => by(1 / STEP),
    fit: () => setChosen("whole"),
  };
}
