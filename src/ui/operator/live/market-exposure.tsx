import { lazy, Suspense, useState } from "react";
import { marketTitleOfPhase } from "../../../domain/sports/labels/market-phases.ts";
import type { LiveMarketDetail, LiveFixtureDetail } from "../../../api/contract/operator/live.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma, formatPrice } from "../../../domain/common/price.ts";
import { Button } from "../../primitives/button.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import { marketLine, ownLine, selectionLabel } from "../../sports/display-name.ts";
import { Allowed } from "../allowed.tsx";
import { OFFER_TEXT } from "./offer-text.ts";
import { StopButton } from "./stop-button.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";
import "../../primitives/scroll-edges.css";

const OfferPanel = lazy(() => import("./offer-panel.tsx").then((file) => ({ default: file.OfferPanel })));

export interface MarketExposureProps {
  fixture: Pick<LiveFixtureDetail, "sportId" | "homeName" | "awayName" | "isEntered">;
  market: LiveMarketDetail;
  /** Its head alone is shown until it is unfolded. */
  isFolded?: boolean;
  onDone: (told: string) => void;
}

/** With the share of the width that each has where there is room: the columns of all markets stand below each other. */
const HEADS = [
  [TEXT.selection, "18%"],
  [TEXT.price, "11%"],
  [TEXT.single, "13%"],
  [TEXT.payout, "10%"],
  [TEXT.net, "11%"],
  [TEXT.multi, "13%"],
  [TEXT.netOfAll, "11%"],
  [OFFER_TEXT.limits, "7%"],
  [OFFER_TEXT.adjust, "6%"],
] as const;

/** A market's state and stop, and what each of its outcomes means for the house; what a trader sets of them below it. */
export function MarketExposure({ fixture, market, isFolded = false, onDone }: MarketExposureProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isShown = isUnfolded || !isFolded;
  /** The id of the outcome, or of the market, whose panel is open. */
  const [opened, setOpened] = useState<string | null>(null);
  const title = `${marketTitleOfPhase(fixture.sportId, market)} ${marketLine(market)}`.trim();
  const isStoppable = market.isHeld || market.status === "open" || market.status === "suspended";
  const labelOf = (one: LiveMarketDetail["selections"][number]) =>
    `${selectionLabel(fixture, one)} ${ownLine(market, one)}`.trim();
  const toggle = (id: string) => {
    setOpened(opened === id ? null : id);
    setUnfolded(true);
  };
  const chosen = market.selections.find(({ id }) => id === opened);
  return (
    <div
      data-market={market.id}
      data-state={market.status}
      className="overflow-hidden rounded-md border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1.5 text-sm">
        <h2 className="font-semibold">
          {isFolded ? (
            <button
              type="button"
              aria-expanded={isShown}
              className="flex min-h-6 items-center gap-1 text-left hover:underline"
              onClick={() => setUnfolded(!isUnfolded)}
            >
              <Icon name="down" size={14} className={classNames("text-muted", isShown && "rotate-180")} />
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        <span className={classNames("text-xs", market.status === "suspended" ? "text-warn" : "text-muted")}>
          {TEXT.marketStatus[market.status]}
        </span>
        {market.delayMs !== null && <span className="text-xs text-faint">{TEXT.delay(market.delayMs)}</span>}
        <Limits of={market} />
        <span className="ml-auto text-xs tabular-nums">
          {TEXT.worst} <Net won={market.worst} />
          {market.worstOfAll !== market.worst && (
            <>
              {" · "}
              {TEXT.netOfAll} <Net won={market.worstOfAll} />
            </>
          )}
        </span>
        {isStoppable && (
          <span className="flex gap-1">
            <Allowed right="live.limits">
              <Button
                size="sm"
                aria-expanded={opened === market.id}
                aria-label={OFFER_TEXT.marketLimitsOf(title, opened === market.id)}
                onClick={() => toggle(market.id)}
              >
                {OFFER_TEXT.marketLimits}
              </Button>
            </Allowed>
            <StopButton scope="market" of={market.id} name={title} isHeld={market.isHeld} onDone={onDone} />
          </span>
        )}
      </header>
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        <section aria-label={title} tabIndex={0} className="scroll-edges overflow-x-auto">
          <table className="w-full text-sm whitespace-nowrap">
            <thead>
              <tr className="text-left text-xs text-muted">
                {HEADS.map(([head, width], i) => (
                  <th
                    key={head}
                    scope="col"
                    style={{ width }}
                    className={classNames("px-3 py-1", i > 0 && "text-right")}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {market.selections.map((one) => (
                <tr key={one.id} data-selection={one.id} className="border-t border-line text-right tabular-nums">
                  <th scope="row" className="px-3 py-1 text-left font-normal">
                    {labelOf(one)}
                  </th>
                  <td className="px-3 py-1">
                    <span className={classNames(one.byHand && "font-semibold text-accent")}>
                      {formatPrice(one.betPrice)}
                    </span>
                    <Origin byHand={one.byHand} isEntered={fixture.isEntered} />
                  </td>
                  <td className="px-3 py-1">{TEXT.bets(one.bets, one.stake)}</td>
                  <td className="px-3 py-1">{addComma(one.payout)}</td>
                  <td className="px-3 py-1">
                    <Net won={one.net} />
                  </td>
                  <td className="px-3 py-1 text-muted">{TEXT.bets(one.multiBets, one.multiStake)}</td>
                  <td className="px-3 py-1">
                    <Net won={one.netOfAll} />
                  </td>
                  <td className="px-3 py-1">
                    <Limits of={one} />
                  </td>
                  <td className="px-3 py-1">
                    {isStoppable && (
                      <Allowed right="live.limits">
                        <Button
                          size="sm"
                          aria-expanded={opened === one.id}
                          aria-label={OFFER_TEXT.adjustOf(`${title} ${labelOf(one)}`, opened === one.id)}
                          onClick={() => toggle(one.id)}
                        >
                          {opened === one.id ? OFFER_TEXT.close : OFFER_TEXT.adjust}
                        </Button>
                      </Allowed>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {isShown && opened !== null && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <OfferPanel
            key={opened}
            market={market}
            selection={chosen}
            name={chosen ? `${title} · ${labelOf(chosen)}` : title}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Where a price comes from: who set it by hand and when, and what the feed says meanwhile. */
function Origin({
  byHand,
  isEntered,
}: Pick<LiveMarketDetail["selections"][number], "byHand"> & { isEntered: boolean }) {
  const origin = isEntered ? OFFER_TEXT.entered : OFFER_TEXT.feed;
  if (!byHand) return <span className="ml-2 text-xs text-faint">{origin}</span>;
  return (
    <span className="block text-xs text-muted">
      {OFFER_TEXT.byHand(byHand.by, formatShortDateTime(byHand.at))} · {OFFER_TEXT.back(origin, byHand.feedPrice)}
    </span>
  );
}

function Limits({ of: { maxStake, maxLiability } }: { of: Pick<LiveMarketDetail, "maxStake" | "maxLiability"> }) {
  const text = OFFER_TEXT.limitsOf(maxStake, maxLiability);
  return text && <span className="text-xs text-warn tabular-nums">{`${OFFER_TEXT.limits} ${text}`}</span>;
}

/** The house's result; a loss stands out. */
export function Net({ won }: { won: number }) {
  return <span className={won < 0 ? "font-semibold text-danger" : "text-ink"}>{TEXT.won(won)}</span>;
}
