import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatShortDateTime, formatTime } from "../../../domain/common/format.ts";
import { Star } from "../european/star.tsx";
import { KickOffTime } from "../korea/kick-off-time.tsx";
import { MarketRow } from "../korea/market-row.tsx";
import { BLOCK_TEXT } from "../korea/block-text.ts";
import { KOREA_TEXT } from "../korea/text.ts";
import { TeamBadge } from "../team-badge.tsx";
import { MatchScore } from "./match-score.tsx";
import { LIST_TEXT } from "./text.ts";
import { type MatchRowProps, useRow } from "./use-row.ts";

/** A match with its markets below each other. On a European list its names lead to all of them. */
export function MatchBlock(props: MatchRowProps) {
  const { game, isEuropean, fixture } = props;
  const { now, isClosed, picked, onPick, attributes } = useRow(props);
  const { marketCount = 0 } = fixture;
  const toFixture = (search: object) => ({ ...search, fixture: fixture.id });
  const names = KOREA_TEXT.versus(fixture.homeName, fixture.awayName);
  return (
    <article
      {...attributes}
      aria-label={names}
      className="grid scroll-mt-38 gap-1.5 border border-t-0 border-line bg-surface px-3 py-2 data-[state=closed]:bg-sunken data-[state=closed]:text-muted"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm tablet:flex-nowrap">
        {isEuropean && <Star kind="fixture" of={fixture.id} name={names} />}
        {game === "proto" && fixture.number !== undefined && (
          <span className="text-xs font-bold text-accent tabular-nums">{BLOCK_TEXT.number(fixture.number)}</span>
        )}
        {isClosed ? (
          <Tag className="bg-sunken text-muted">{KOREA_TEXT.closed}</Tag>
        ) : now.status === "live" ? (
          <Tag className="bg-rise-soft text-rise">{LIST_TEXT.live}</Tag>
        ) : (
          <KickOffTime
            startsAt={fixture.startsAt}
            text={game === "proto" ? formatShortDateTime(fixture.startsAt) : formatTime(fixture.startsAt)}
          />
        )}
        {/* On a phone the names have a line of their own. */}
        <h3 className="order-1 min-w-0 basis-full truncate font-semibold tablet:order-none tablet:basis-auto">
          {isEuropean ? (
            <Link to="." search={toFixture} className="rounded-sm hover:underline">
              <Teams {...fixture} />
            </Link>
          ) : (
            <Teams {...fixture} />
          )}
        </h3>
        {game === "proto" && (
          <span className="hidden min-w-0 truncate text-xs text-faint tablet:inline">{fixture.leagueName}</span>
        )}
        <MatchScore fixture={fixture} now={now} />
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
      {/* A match that closes stays as high as it was. */}
      {marketCount > fixture.markets.length && (
        <div className="flex h-8 items-center justify-end text-xs text-muted">
          {!isClosed && (
            <Link to="." search={toFixture} className="hover:text-ink hover:underline">
              <span className="sr-only">{names} </span>
              {LIST_TEXT.allMarkets(marketCount)}
            </Link>
          )}
        </div>
      )}
    </article>
  );
}

function Tag({ className, children }: { className: string; children: ReactNode }) {
  return <span className={`shrink-0 rounded-sm px-1.5 text-2xs font-bold ${className}`}>{children}</span>;
}

function Teams({ homeName, awayName }: { homeName: string; awayName: string }) {
  return (
    <>
      <TeamBadge name={homeName} />
      {homeName} <span className="px-0.5 font-normal text-faint">vs</span> <TeamBadge name={awayName} />
      {awayName}
    </>
  );
}
