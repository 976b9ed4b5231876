import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import type { FixtureStore } from "../../../api/prices/fixture-store.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import type { KoreanGame } from "../../../domain/sports/market.ts";
import { classNames } from "../../primitives/class-names.ts";
import { TeamBadge } from "../team-badge.tsx";
import { timeLabel } from "./group-fixtures.ts";
import { KickOffTime } from "./kick-off-time.tsx";
import { MarketRow } from "./market-row.tsx";
import { KOREA_TEXT } from "./text.ts";
import { useFixtureNow } from "./use-fixture-now.ts";
import type { PriceCellProps } from "../price/price-cell.tsx";

/** How high a block is, about: one that is far is not laid out until it comes near the window. */
const HEAD_PX = 19;
const MARKET_PX = 40;

export interface FixtureBlockProps {
  game: KoreanGame;
  fixture: FixtureWire;
  fixtures: FixtureStore;
  /** The newest list no longer has it. */
  isGone: boolean;
  /** Out of sight in a list that is not scrolled. */
  isFar?: boolean;
  picked: ReadonlySet<string>;
  onPick: PriceCellProps["onPick"];
}

/** A fixture with its markets. From its kick-off on, a running one from its end on, it is closed until the list is read anew. */
export function FixtureBlock({ game, fixture, fixtures, isGone, isFar = false, picked, onPick }: FixtureBlockProps) {
  const now = useFixtureNow(fixtures, fixture);
  const isClosed = isGone || now.status !== (game === "live" ? "live" : "scheduled");
  return (
    <li
      id={`fixture-${fixture.id}`}
      data-fixture={fixture.id}
      data-state={isClosed ? "closed" : now.status}
      tabIndex={-1}
      style={
        isFar ? { containIntrinsicBlockSize: `auto ${HEAD_PX + MARKET_PX * fixture.markets.length}px` } : undefined
      }
      className={classNames(
        "grid scroll-mt-38 gap-1.5 border-t border-line px-3 py-2 first:border-t-0 data-[state=closed]:bg-sunken data-[state=closed]:text-muted",
        isFar && "skip-unseen",
      )}
    >
      <div className="flex min-w-0 items-center gap-2 text-sm">
        {game === "proto" && fixture.number !== undefined && (
          <span className="text-xs font-bold text-accent tabular-nums">{KOREA_TEXT.number(fixture.number)}</span>
        )}
        {isClosed ? (
          <span className="shrink-0 rounded-sm bg-sunken px-1.5 text-2xs font-bold text-muted">
            {KOREA_TEXT.closed}
          </span>
        ) : game === "live" ? (
          <span className="shrink-0 rounded-sm bg-rise-soft px-1.5 text-2xs font-bold text-rise">
            {KOREA_TEXT.live}
          </span>
        ) : (
          <KickOffTime
            startsAt={fixture.startsAt}
            text={game === "proto" ? formatShortDateTime(fixture.startsAt) : timeLabel(fixture.startsAt)}
          />
        )}
        {/* Where there is no room for both names, each gives way. */}
        <h3 className="flex min-w-0 font-semibold">
          <span className="min-w-0 truncate">
            <TeamBadge name={fixture.homeName} />
            {fixture.homeName}
          </span>
          <span className="px-1.5 font-normal text-faint">{" vs "}</span>
          <span className="min-w-0 truncate">
            <TeamBadge name={fixture.awayName} />
            {fixture.awayName}
          </span>
        </h3>
        {game === "proto" && (
          <span className="hidden min-w-0 truncate text-xs text-faint tablet:inline">{fixture.leagueName}</span>
        )}
        {now.score && (
          <span className="ml-auto flex shrink-0 items-center gap-2">
            {now.clock && <span className="text-xs text-muted tabular-nums">{now.clock}</span>}
            <span className="rounded-sm bg-sunken px-2 font-bold tabular-nums">
              <span className="sr-only">{KOREA_TEXT.score(now.score.home, now.score.away)}</span>
              <span aria-hidden="true">
                {now.score.home} : {now.score.away}
              </span>
            </span>
          </span>
        )}
      </div>
      {fixture.markets.map((market) => (
        <MarketRow
          key={market.id}
          fixture={fixture}
          market={market}
          picked={picked}
          isClosed={isClosed}
          onPick={onPick}
        />
      ))}
    </li>
  );
}
