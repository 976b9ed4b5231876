import { lazy, Suspense } from "react";
import type { StarProps } from "./star.tsx";

const Star = lazy(() => import("./star.tsx").then((file) => ({ default: file.Star })));

/** The star of a list, after its matches. Its place is kept. */
export function LateStar(props: StarProps) {
  return (
    <Suspense fallback={<span className="size-7 shrink-0" />}>
      <Star {...props} />
    </Suspense>
  );
}
