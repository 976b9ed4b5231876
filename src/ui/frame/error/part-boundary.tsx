import { CatchBoundary, type ErrorComponentProps } from "@tanstack/react-router";
import { type ReactNode, Suspense, useEffect } from "react";
import { isLostPart, tellCaught } from "../../lost-part.ts";

/**
 * A part whose script comes by itself. Where the script is lost, what `lost` draws stands in its place, and what is around
 * it stays. It is tried again when the browser finds the network again.
 */
export function partBoundary(lost: () => ReactNode) {
  function LostPart({ error, reset }: ErrorComponentProps) {
    if (!isLostPart(error)) throw error;
    // A boundary that is gone by then has nothing to reset.
    useEffect(() => addEventListener("online", reset, { once: true }), [reset]);
    return lost();
  }
  return ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) => (
    <CatchBoundary getResetKey={() => "part"} onCatch={tellCaught} errorComponent={LostPart}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}

/** A part of the frame that comes after the first picture. Where it is lost, the page goes on without it. */
export const FramePart = partBoundary(() => null);
