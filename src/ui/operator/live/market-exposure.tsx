import { marketTitleOfPhase } from "../../../domain/sports/labels/market-phases.ts";
import type { LiveMarketDetail, LiveFixtureDetail } from "../../../api/contract/operator/live.ts";
import { addComma, formatPrice } from "../../../domain/common/price.ts";
import { classNames } from "../../primitives/class-names.ts";
import { marketLine, ownLine, selectionLabel } from "../../sports/display-name.ts";
import { StopButton } from "./stop-button.tsx";
import { LIVE_TEXT as TEXT } from "./text.ts";
import "../../primitives/scroll-edges.css";

export interface MarketExposureProps {
  fixture: Pick<LiveFixtureDetail, "sportId" | "homeName" | "awayName">;
  market: LiveMarketDetail;
  onDone: (told: string) => void;
}

const HEADS = [TEXT.selection, TEXT.price, TEXT.single, TEXT.payout, TEXT.net, TEXT.multi];

/** A market's state and stop, and what each of its outcomes means for the house. */
export function MarketExposure({ fixture, market, onDone }: MarketExposureProps) {
  const title = `${marketTitleOfPhase(fixture.sportId, market)} ${marketLine(market)}`.trim();
  const isStoppable = market.isHeld || market.status === "open" || market.status === "suspended";
  return (
    <div
      data-market={market.id}
      data-state={market.status}
      className="overflow-hidden rounded-md border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1.5 text-sm">
        <h2 className="font-semibold">{title}</h2>
        <span className={classNames("text-xs", market.status === "suspended" ? "text-warn" : "text-muted")}>
          {TEXT.marketStatus[market.status]}
        </span>
        {market.delayMs !== null && <span className="text-xs text-faint">{TEXT.delay(market.delayMs)}</span>}
        <span className="ml-auto text-xs tabular-nums">
          {TEXT.worst} <Net won={market.worst} />
        </span>
        {isStoppable && (
          <StopButton scope="market" of={market.id} name={title} isHeld={market.isHeld} onDone={onDone} />
        )}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <section aria-label={title} tabIndex={0} className="scroll-edges overflow-x-auto">
        <table className="w-full text-sm whitespace-nowrap">
          <thead>
            <tr className="text-left text-xs text-muted">
              {HEADS.map((head, i) => (
                <th key={head} scope="col" className={classNames("px-3 py-1", i > 0 && "text-right")}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {market.selections.map((one) => (
              <tr key={one.id} className="border-t border-line text-right tabular-nums">
                <th scope="row" className="px-3 py-1 text-left font-normal">
                  {selectionLabel(fixture, one)} {ownLine(market, one)}
                </th>
                <td className="px-3 py-1">{formatPrice(one.betPrice)}</td>
                <td className="px-3 py-1">{TEXT.bets(one.bets, one.stake)}</td>
                <td className="px-3 py-1">{addComma(one.payout)}</td>
                <td className="px-3 py-1">
                  <Net won={one.net} />
                </td>
                <td className="px-3 py-1 text-muted">{TEXT.bets(one.multiBets, one.multiStake)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** The house's result; a loss stands out. */
export function Net({ won }: { won: number }) {
  return <span className={won < 0 ? "font-semibold text-danger" : "text-ink"}>{TEXT.won(won)}</span>;
}
