import { lazy, Suspense } from "react";
import type { SlipTab } from "../../../machines/betting/betting.schema.ts";
import { Skeleton } from "../../primitives/skeleton.tsx";
import type { SlipProps } from "./betting.ts";
import { SlipPanel } from "./slip-panel.tsx";

const OwnBets = lazy(() => import("../bets/own/own-bets.tsx").then((file) => ({ default: file.OwnBets })));
const OwnBetsCount = lazy(() =>
  import("../bets/own/own-bets-count.tsx").then((file) => ({ default: file.OwnBetsCount })),
);

/** What the chosen tab of the slip's place shows. */
export function SlipBody({ tab, betting }: SlipProps & { tab: SlipTab }) {
  if (tab === "cart") return <SlipPanel betting={betting} />;
  return (
    <Suspense
      fallback={
        <div className="p-3">
          <Skeleton lines={3} lineClassName="h-24" />
        </div>
      }
    >
      <OwnBets />
    </Suspense>
  );
}

/** The number of open bets, once it is known. */
export function OwnCount() {
  return (
    <Suspense>
      <OwnBetsCount />
    </Suspense>
  );
}
