import { createContext, useContext, useSyncExternalStore } from "react";
import { DESKTOP_MIN_WIDTH, MOBILE_MAX_WIDTH } from "../../../domain/constants.ts";

/** From here on the slip stands beside the list; the same as `slip:` in tokens.css. */
const SLIP_MIN_WIDTH = 1024;

/** The width of a frame within the page, where the workshop shows several; null: the page's own frame is measured. */
export const FrameWidth = createContext<number | null>(null);

const listeners = new Set<() => void>();
let observer: ResizeObserver | null = null;
let width: number | null = null;

function frame(): Element {
  return document.querySelector(".page-frame") ?? document.documentElement;
}

function measure(): void {
  const measured = frame().getBoundingClientRect().width;
  if (measured === width) return;
  width = measured;
  for (const listener of listeners) listener();
}

function readWidth(): number {
  return (width ??= frame().getBoundingClientRect().width);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!observer) {
    observer = new ResizeObserver(measure);
    observer.observe(frame());
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = null;
    width = null;
  };
}

function useWidth(isMet: (width: number) => boolean): boolean {
  const given = useContext(FrameWidth);
  return useSyncExternalStore(subscribe, () => isMet(given ?? readWidth()));
}

/** True above 1263.98 px. */
export function useIsDesktop(): boolean {
  return useWidth((width) => width > MOBILE_MAX_WIDTH);
}

/** True where the left menu has room beside the page. */
export function useHasSidebar(): boolean {
  return useWidth((width) => width >= DESKTOP_MIN_WIDTH);
}

/** True where the slip stands beside the list. */
export function useHasSlipBeside(): boolean {
  return useWidth((width) => width >= SLIP_MIN_WIDTH);
}
