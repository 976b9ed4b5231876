import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { isLostPart, tellCaught } from "../../lost-part.ts";
import { ErrorState } from "../../primitives/error-state.tsx";
import { LATE_PART_TEXT } from "./late-part-text.ts";

/** A part of a page whose script comes when it is opened. Where the script is lost it says so, and the rest of the page stays. */
export function LatePart({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => "part"} onCatch={tellCaught} errorComponent={LostPart}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}

/** A browser may not ask for a script again that it has lost: the page is loaded anew. */
function LostPart({ error }: { error: unknown }) {
  if (!isLostPart(error)) throw error;
  return <ErrorState message={LATE_PART_TEXT.lost} onRetry={() => location.reload()} />;
}
