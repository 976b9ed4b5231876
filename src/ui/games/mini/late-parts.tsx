// Parts of a game's page that are loaded after its clock and its picks.
import { type ComponentProps, lazy, Suspense } from "react";
import { Skeleton } from "../../primitives/skeleton.tsx";

const GameDrawing = lazy(() => import("../drawing/game-drawing.tsx").then((file) => ({ default: file.GameDrawing })));
const KindPicture = lazy(() => import("../drawing/kind-picture.tsx").then((file) => ({ default: file.KindPicture })));
const GameRoads = lazy(() => import("../roads/game-roads.tsx").then((file) => ({ default: file.GameRoads })));
const RoundCard = lazy(() => import("./round-card.tsx").then((file) => ({ default: file.RoundCard })));
const OwnBets = lazy(() => import("./own-bets.tsx").then((file) => ({ default: file.OwnBets })));
const ProofPanel = lazy(() => import("./proof-panel.tsx").then((file) => ({ default: file.ProofPanel })));
const GameSound = lazy(() => import("./sound/game-sound.tsx").then((file) => ({ default: file.GameSound })));
const ResultMarks = lazy(() => import("../roads/result-marks.tsx").then((file) => ({ default: file.ResultMarks })));
const GameBetBar = lazy(() => import("../play/game-bet-bar.tsx").then((file) => ({ default: file.GameBetBar })));
const RulesTable = lazy(() => import("./rules-table.tsx").then((file) => ({ default: file.RulesTable })));

const RoundVenue = lazy(() =>
  import("../drawing/venue/round-venue.tsx").then((file) => ({ default: file.RoundVenue })),
);

/** As high as its place in each width. */
export function LateVenue(props: ComponentProps<typeof RoundVenue>) {
  return (
    <Suspense fallback={<div className="h-full" />}>
      <RoundVenue {...props} />
    </Suspense>
  );
}

export function LateDrawing(props: ComponentProps<typeof GameDrawing>) {
  return (
    <Suspense fallback={<div className="h-32" />}>
      <GameDrawing {...props} />
    </Suspense>
  );
}

export function LatePicture(props: ComponentProps<typeof KindPicture>) {
  return (
    <Suspense>
      <KindPicture {...props} />
    </Suspense>
  );
}

/** Its place is there before it. */
export function LateCard(props: ComponentProps<typeof RoundCard>) {
  return (
    <Suspense>
      <RoundCard {...props} />
    </Suspense>
  );
}

export function LateRoads(props: ComponentProps<typeof GameRoads>) {
  return (
    <Suspense fallback={<Skeleton lines={4} lineClassName="h-30" />}>
      <GameRoads {...props} />
    </Suspense>
  );
}

export function LateProof(props: ComponentProps<typeof ProofPanel>) {
  return (
    <Suspense fallback={<Skeleton lines={1} lineClassName="h-7" />}>
      <ProofPanel {...props} />
    </Suspense>
  );
}

export function LateRules(props: ComponentProps<typeof RulesTable>) {
  return (
    <Suspense fallback={<Skeleton lines={8} lineClassName="h-6" />}>
      <RulesTable {...props} />
    </Suspense>
  );
}

export function LateSound(props: ComponentProps<typeof GameSound>) {
  return (
    <Suspense fallback={<div className="h-8" />}>
      <GameSound {...props} />
    </Suspense>
  );
}

export function LateOwnBets(props: ComponentProps<typeof OwnBets>) {
  return (
    <Suspense fallback={<Skeleton lines={1} lineClassName="h-5" />}>
      <OwnBets {...props} />
    </Suspense>
  );
}

export function LateMarks(props: ComponentProps<typeof ResultMarks>) {
  return (
    <Suspense fallback={<div className="h-5" />}>
      <ResultMarks {...props} />
    </Suspense>
  );
}

/** As high as the chips will be. */
export function BarPlace() {
  return <div className="h-24 slip:h-11" />;
}

export function LateBetBar(props: ComponentProps<typeof GameBetBar>) {
  return (
    <Suspense fallback={<BarPlace />}>
      <GameBetBar {...props} />
    </Suspense>
  );
}
