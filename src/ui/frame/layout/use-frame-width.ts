import { useSyncExternalStore } from "react";
import { DESKTOP_MIN_WIDTH, MOBILE_MAX_WIDTH } from "../../../domain/common/constants.ts";

/** From here on the slip stands beside the list; the same as `slip:` in tokens.css. */
export const SLIP_MIN_WIDTH = 1024;

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

/** True above 1263.98 px. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => readWidth() > MOBILE_MAX_WIDTH);
}

/** True where the left menu has room beside the page. */
export function useHasSidebar(): boolean {
  return useSyncExternalStore(subscribe, () => readWidth() >= DESKTOP_MIN_WIDTH);
}

/** From here on a list of matches shows its markets side by side; the same as `tablet:` in tokens.css. */
export const COLUMNS_MIN_WIDTH = 768;

/** True where a list of matches has room for its markets side by side. */
export function useHasColumns(): boolean {
  return useSyncExternalStore(subscribe, () => readWidth() >= COLUMNS_MIN_WIDTH);
}

/** True where the slip stands beside the list. */
export function useHasSlipBeside(): boolean {
  return useSyncExternalStore(subscribe, () => readWidth() >= SLIP_MIN_WIDTH);
}
