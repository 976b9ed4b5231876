// The lobby's tiles with their pictures come after the page's frame and title.
import { type ComponentProps, lazy, Suspense } from "react";
import { Skeleton } from "../../primitives/skeleton.tsx";

const GamesView = lazy(() => import("./games-view.tsx").then((file) => ({ default: file.GamesView })));

export function LateGamesView(props: ComponentProps<typeof GamesView>) {
  return (
    <Suspense fallback={<Skeleton lines={6} lineClassName="h-44" />}>
      <GamesView {...props} />
    </Suspense>
  );
}
