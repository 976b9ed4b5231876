// In place of the page's own src/ui/frame/layout/use-frame-width.ts: a frame of a story may have a width of its own.
// The page has one frame, and its first load has no room for the context (.storybook/vite.config.ts exchanges them).
import { createContext, useContext } from "react";
import { DESKTOP_MIN_WIDTH, MOBILE_MAX_WIDTH } from "../src/domain/common/constants.ts";
import * as page from "../src/ui/frame/layout/use-frame-width.ts";

/** The width of the frame in px; null: the page's frame is measured. */
export const FrameWidth = createContext<number | null>(null);

export function useIsDesktop(): boolean {
  const width = useContext(FrameWidth);
  const isMet = page.useIsDesktop();
  return width === null ? isMet : width > MOBILE_MAX_WIDTH;
}

export function useHasSidebar(): boolean {
  const width = useContext(FrameWidth);
  const isMet = page.useHasSidebar();
  return width === null ? isMet : width >= DESKTOP_MIN_WIDTH;
}

export function useHasSlipBeside(): boolean {
  const width = useContext(FrameWidth);
  const isMet = page.useHasSlipBeside();
  return width === null ? isMet : width >= page.SLIP_MIN_WIDTH;
}

export function useHasColumns(): boolean {
  const width = useContext(FrameWidth);
  const isMet = page.useHasColumns();
  return width === null ? isMet : width >= page.COLUMNS_MIN_WIDTH;
}
