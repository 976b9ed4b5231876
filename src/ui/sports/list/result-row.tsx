import { formatTime } from "../../../domain/common/format.ts";
import { marketTitle } from "../../../domain/sports/labels/markets.ts";
import { PERIOD } from "../../../domain/sports/market.ts";
import { KickOffTime } from "../korea/kick-off-time.tsx";
import { LeagueMark } from "../korea/league-mark.tsx";
import { marketName } from "../korea/market-name.ts";
import { SideCells } from "../korea/side-cells.tsx";
import { BLOCK_TEXT } from "../korea/block-text.ts";
import { KOREA_TEXT } from "../korea/text.ts";
import { type MatchRowProps, useRow } from "./use-row.ts";

/** A fixture in one line: time, league, home, draw, away. A second market of it has a line of its own. */
export function ResultRow(props: MatchRowProps) {
  const { fixture } = props;
  const { isClosed, picked, onPick, attributes } = useRow(props);
  return (
    <article
      {...attributes}
      className="scroll-mt-38 border border-t-0 border-line bg-surface px-2 py-0.5 data-[state=closed]:bg-sunken data-[state=closed]:text-muted"
    >
      {fixture.markets.map((market, index) => (
        <fieldset
          key={market.id}
          aria-label={marketName(fixture, market)}
          data-market={market.id}
          className="grid min-w-0 grid-cols-[3.25rem_minmax(0,1fr)_4rem_minmax(0,1fr)] items-center gap-1 tablet:grid-cols-[10.5rem_minmax(0,1fr)_5rem_minmax(0,1fr)]"
        >
          <span className="grid min-w-0 gap-x-2 leading-tight tablet:grid-cols-[2.75rem_minmax(0,1fr)] tablet:items-center">
            {isClosed ? (
              <span className="text-xs font-bold text-muted">{KOREA_TEXT.closed}</span>
            ) : (
              <KickOffTime startsAt={fixture.startsAt} text={formatTime(fixture.startsAt)} />
            )}
            <span
              className="flex min-w-0 items-center gap-1 text-2xs text-faint tablet:text-xs"
              title={fixture.leagueName}
            >
              <LeagueMark name={fixture.leagueName} />
              {index === 0 || market.period === PERIOD.fullTime ? (
                <span className="truncate">{fixture.leagueName}</span>
              ) : (
                <span className="break-keep">{marketTitle(fixture.sportId, market)}</span>
              )}
            </span>
          </span>
          <SideCells
            fixture={fixture}
            market={market}
            picked={picked}
            isClosed={isClosed}
            onPick={onPick}
            between={<span className="text-center text-xs text-faint">{BLOCK_TEXT.noLine}</span>}
          />
        </fieldset>
      ))}
    </article>
  );
}
