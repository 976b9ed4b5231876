import { lazy, Suspense } from "react";
import type { LiveActor } from "../slip/betting.ts";

const LiveBanner = lazy(() => import("../korea/live-banner.tsx").then((file) => ({ default: file.LiveBanner })));

/** Whether prices are live. It comes after the matches, and its place in the row is kept. */
export function LateLive({ live }: { live: LiveActor }) {
  return (
    <Suspense fallback={<span className="w-2 tablet:w-20" />}>
      <LiveBanner live={live} />
    </Suspense>
  );
}
