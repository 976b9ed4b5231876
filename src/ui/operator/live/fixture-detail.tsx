import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { liveFixtureDetail } from "../../../api/contract/operator/live.endpoints.ts";
import type {
  LiveFixtureDetail as LiveFixtureDetailOnWire,
  LiveMarketDetail,
} from "../../../api/contract/operator/live.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Button } from "../../primitives/button.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { useReread } from "../use-reread.ts";
import { MarketExposure } from "./market-exposure.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";
import { WHAT_IF_TEXT } from "./what-if-text.ts";

const WhatIfPanel = lazy(() => import("./what-if-panel.tsx").then((file) => ({ default: file.WhatIfPanel })));

/** So many markets stand open side by side; of more, those that nobody has bet on or changed are folded. */
const SHOWN = 8;

/** Bets, a stop, a limit or a price by hand: a trader has to see it. */
const isBusy = ({ isHeld, maxStake, maxLiability, selections }: LiveMarketDetail) =>
  isHeld ||
  maxStake !== null ||
  maxLiability !== null ||
  selections.some(
    (one) => one.bets > 0 || one.multiBets > 0 || one.byHand || one.maxStake !== null || one.maxLiability !== null,
  );

const isSettled = ({ status }: LiveMarketDetail) => status === "settled" || status === "void";

export interface LiveFixtureDetailProps {
  id: string;
  onDone: (told: string) => void;
}

/** The markets of one fixture, the worst first, read again when the stream tells of a change. */
export function LiveFixtureDetail({ id, onDone }: LiveFixtureDetailProps) {
  const { api } = useApp();
  const [isAsking, setAsking] = useState(false);
  const query = useQuery({
    ...queryOf(api, liveFixtureDetail, { params: { id } }),
    ...useReread("live"),
  });
  return (
    <QueryView
      query={query}
      isEmpty={({ markets }) => markets.every(isSettled)}
      empty={<EmptyState title={TEXT.noMarkets} />}
      lines={3}
    >
      {(fixture) => (
        <div className="grid grid-cols-1 gap-2">
          {isAsking ? (
            <Suspense fallback={<Skeleton lines={3} />}>
              <WhatIfPanel fixture={fixture} />
            </Suspense>
          ) : (
            <Button size="sm" className="justify-self-end" onClick={() => setAsking(true)}>
              {WHAT_IF_TEXT.open}
            </Button>
          )}
          <p className="text-xs text-faint">{TEXT.exposureHint}</p>
          <Markets fixture={fixture} onDone={onDone} />
        </div>
      )}
    </QueryView>
  );
}

function Markets({ fixture, onDone }: { fixture: LiveFixtureDetailOnWire } & Pick<LiveFixtureDetailProps, "onDone">) {
  const open = fixture.markets.filter((market) => !isSettled(market));
  return open.map((market) => (
    <MarketExposure
      key={market.id}
      fixture={fixture}
      market={market}
      isFolded={open.length > SHOWN && !isBusy(market)}
      onDone={onDone}
    />
  ));
}
