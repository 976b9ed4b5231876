import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { FixtureWire } from "../../../api/contract/sports/fixtures.ts";
import { COLUMNS, columnsOf } from "../../../domain/sports/match-columns.ts";
import { useHasColumns } from "../../frame/layout/use-frame-width.ts";
import { usePreference } from "../../frame/theme/preference.ts";
import { LateStar } from "../european/late-star.tsx";
import { shownColumn } from "./list-look.ts";
import { LinePrices } from "./line-prices.tsx";
import { LineTime } from "./line-time.tsx";
import { KOREA_TEXT } from "../korea/text.ts";
import { LIST_TEXT } from "./text.ts";
import { type MatchRowProps, useRow } from "./use-row.ts";
import "./match-line.css";

/** The table of short names comes after the matches. */
const ShortTeam = lazy(() => import("./short-team.tsx").then((file) => ({ default: file.ShortTeam })));
const MarketRow = lazy(() => import("../korea/market-row.tsx").then((file) => ({ default: file.MarketRow })));

const MORE = "text-2xs text-muted tabular-nums hover:text-ink hover:underline";

/** A match in one line: time or clock, names with the score, the main line of each market, and how many more there are. */
export function MatchLine(props: MatchRowProps) {
  const { isEuropean, fixture } = props;
  const { now, isClosed, picked, onPick, attributes } = useRow(props);
  const hasColumns = useHasColumns();
  const column = usePreference(shownColumn);
  const [isOpen, setOpen] = useState(false);
  const { shown, others } = columnsOf(fixture.markets);
  const names = KOREA_TEXT.versus(fixture.homeName, fixture.awayName);
  const toFixture = (search: object) => ({ ...search, fixture: fixture.id });
  const columns = hasColumns ? COLUMNS : [column];
  const more = isEuropean ? (fixture.marketCount ?? 0) - COLUMNS.filter((one) => shown[one]).length : others.length;
  const teams = (
    <>
      <Team side="home" fixture={fixture} score={now.score?.home} />
      <Team side="away" fixture={fixture} score={now.score?.away} />
    </>
  );
  return (
    <article
      {...attributes}
      aria-label={names}
      className="scroll-mt-38 border border-t-0 border-line bg-surface data-[state=closed]:bg-sunken data-[state=closed]:text-muted"
    >
      <div className="match-columns match-line px-2">
        <div className="flex min-w-0 items-center gap-2 tablet:grid tablet:gap-0">
          <LineTime fixture={fixture} now={now} isClosed={isClosed} />
        </div>
        <div className="flex min-w-0 items-center gap-1">
          {isEuropean && (
            <span className="hidden wide:contents">
              <LateStar kind="fixture" of={fixture.id} name={names} />
            </span>
          )}
          <h3 className="min-w-0 flex-1 text-sm leading-5 font-semibold">
            {isEuropean ? (
              <Link to="." search={toFixture} className="block rounded-sm hover:underline">
                {teams}
              </Link>
            ) : (
              teams
            )}
          </h3>
        </div>
        {columns.map((one) => (
          <LinePrices
            key={one}
            column={one}
            fixture={fixture}
            market={shown[one]}
            picked={picked}
            isClosed={isClosed}
            onPick={onPick}
          />
        ))}
        <span className="match-line-more">
          {more > 0 &&
            !isClosed &&
            (isEuropean ? (
              <Link to="." search={toFixture} className={MORE}>
                <span className="sr-only">{`${names} ${LIST_TEXT.allMarkets(fixture.marketCount ?? 0)}`}</span>
                <span aria-hidden="true">{LIST_TEXT.more(more)}</span>
              </Link>
            ) : (
              <button type="button" aria-expanded={isOpen} className={MORE} onClick={() => setOpen(!isOpen)}>
                <span className="sr-only">{`${names} ${LIST_TEXT.others(more)}`}</span>
                <span aria-hidden="true">{LIST_TEXT.more(more)}</span>
              </button>
            ))}
        </span>
      </div>
      {isOpen && (
        <div className="grid gap-1.5 border-t border-line px-2 py-1.5">
          <Suspense>
            {others.map((market) => (
              <MarketRow
                key={market.id}
                fixture={fixture}
                market={market}
                picked={picked}
                isClosed={isClosed}
                onPick={onPick}
              />
            ))}
          </Suspense>
        </div>
      )}
    </article>
  );
}

interface TeamProps {
  side: "home" | "away";
  fixture: Pick<FixtureWire, "homeName" | "awayName">;
  score: number | undefined;
}

function Team({ side, fixture: { homeName, awayName }, score }: TeamProps) {
  const name = side === "home" ? homeName : awayName;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="min-w-0 truncate" title={name}>
        <Suspense fallback={name}>
          <ShortTeam side={side} homeName={homeName} awayName={awayName} />
        </Suspense>
      </span>
      {score !== undefined && <span className="ml-auto shrink-0 pl-1 font-bold text-warn tabular-nums">{score}</span>}
    </span>
  );
}
