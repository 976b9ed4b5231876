// What changes the look of a list comes after its matches; its place is kept.
import { lazy, Suspense } from "react";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import { useHasColumns } from "../../frame/layout/use-frame-width.ts";

const ColumnTabs = lazy(() => import("./column-tabs.tsx").then((file) => ({ default: file.ColumnTabs })));
const LookButton = lazy(() => import("./look-button.tsx").then((file) => ({ default: file.LookButton })));

/** Above a narrow list. */
export function LateTabs({ game }: { game: KoreanGame }) {
  if (useHasColumns()) return null;
  return (
    <Suspense fallback={<div className="h-9" />}>
      <ColumnTabs game={game} />
    </Suspense>
  );
}

/** In the row of the filters of a wide one. */
export function LateLook({ game }: { game: KoreanGame }) {
  if (!useHasColumns()) return null;
  return (
    <Suspense fallback={<span className="h-7 w-16" />}>
      <LookButton game={game} />
    </Suspense>
  );
}
