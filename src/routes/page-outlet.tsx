import { Outlet } from "@tanstack/react-router";
import { Suspense, useDeferredValue } from "react";
import { Skeleton } from "../ui/primitives/skeleton.tsx";

const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

/**
 * Where a page stands in its frame. The frame is drawn before its first page, which React then draws in short tasks. A
 * page that is read again, after a reload or Back, is drawn with its frame: it is scrolled to where it was. A part of
 * the page that is still loading leaves the frame as it is.
 */
export function PageOutlet() {
  const isFrameDrawn = useDeferredValue(true, load?.type !== "navigate");
  return <Suspense fallback={<Skeleton lines={6} />}>{isFrameDrawn && <Outlet />}</Suspense>;
}
