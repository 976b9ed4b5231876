import { ErrorState } from "../../primitives/error-state.tsx";
import { LATE_PART_TEXT } from "./late-part-text.ts";
import { partBoundary } from "./part-boundary.tsx";

/** A part of a page whose script comes when it is opened. Where the script is lost it says so, and the rest of the page stays. */
export const LatePart = partBoundary(() => (
  // A browser may not ask for a script again that it has lost: the page is loaded anew.
  <ErrorState message={LATE_PART_TEXT.lost} onRetry={() => location.reload()} />
));
