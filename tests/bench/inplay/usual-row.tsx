// A row of the usual React way: the elements and classes of the row of /inplay, with nothing memoised.
import type { CSSProperties } from "react";
import type { EuropeanFixture } from "../../../src/api/contract/sports/sports.ts";
import { marketTitle } from "../../../src/domain/sports/labels/markets.ts";
import { formatPrice } from "../../../src/domain/common/price.ts";
import { ownLine, selectionLabel } from "../../../src/ui/sports/display-name.ts";
import { EUROPEAN_TEXT } from "../../../src/ui/sports/european/text.ts";
import { LIST_TEXT } from "../../../src/ui/sports/list/text.ts";
import { marketName } from "../../../src/ui/sports/korea/market-name.ts";
import { BLOCK_TEXT } from "../../../src/ui/sports/korea/block-text.ts";
import { nameColours } from "../../../src/ui/sports/name-colours.ts";
import { PRICE_TEXT } from "../../../src/ui/sports/price/text.ts";

type Market = EuropeanFixture["markets"][number];
export type Selection = Market["selections"][number] & { move?: "up" | "down" };

export function UsualRow({ fixture }: { fixture: EuropeanFixture }) {
  "use no memo";
  const names = EUROPEAN_TEXT.versus(fixture.homeName, fixture.awayName);
  return (
    <article
      aria-label={names}
      className="grid gap-1.5 border border-t-0 border-line bg-surface px-3 py-2 data-[state=closed]:bg-sunken data-[state=closed]:text-muted"
    >
      <div className="flex items-center gap-1">
        <Star name={names} />
        <div className="min-w-0 flex-1">
          <Head fixture={fixture} />
        </div>
      </div>
      {fixture.markets.map((market) => (
        <UsualMarket key={market.id} fixture={fixture} market={market} />
      ))}
      <a
        href={`?fixture=${fixture.id}`}
        className="flex h-8 items-center justify-end text-xs text-muted hover:text-ink hover:underline"
      >
        <span className="sr-only">
          {fixture.homeName} {fixture.awayName}{" "}
        </span>
        {LIST_TEXT.allMarkets(fixture.marketCount)}
      </a>
    </article>
  );
}

function Star({ name }: { name: string }) {
  "use no memo";
  return (
    <button
      type="button"
      aria-pressed={false}
      aria-label={EUROPEAN_TEXT.star(name)}
      title={EUROPEAN_TEXT.favourites}
      className="grid size-7 shrink-0 place-items-center rounded-sm text-faint hover:text-ink aria-pressed:text-warn"
    >
      <svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24" strokeWidth="1.8" stroke="currentColor">
        <path
          fill="none"
          strokeLinejoin="round"
          d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2L3 9.6l6.2-.9z"
        />
      </svg>
    </button>
  );
}

function Head({ fixture }: { fixture: EuropeanFixture }) {
  "use no memo";
  const { home, away } = fixture.score ?? { home: 0, away: 0 };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm tablet:flex-nowrap">
      <span className="shrink-0 rounded-sm bg-rise-soft px-1.5 text-2xs font-bold text-rise">{LIST_TEXT.live}</span>
      <h3 className="order-1 min-w-0 basis-full truncate font-semibold tablet:order-none tablet:basis-auto">
        <a href={`?fixture=${fixture.id}`} className="rounded-sm hover:underline">
          <Shield name={fixture.homeName} />
          {fixture.homeName} <span className="px-0.5 font-normal text-faint">vs</span>{" "}
          <Shield name={fixture.awayName} />
          {fixture.awayName}
        </a>
      </h3>
      <span className="ml-auto flex shrink-0 items-center gap-2">
        <span className="text-xs text-muted tabular-nums">{fixture.clock}</span>
        <span className="rounded-sm bg-sunken px-2 font-bold tabular-nums">
          <span className="sr-only">{EUROPEAN_TEXT.score(home, away)}</span>
          <span aria-hidden="true">
            {home} : {away}
          </span>
        </span>
      </span>
    </div>
  );
}

function Shield({ name }: { name: string }) {
  "use no memo";
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 16"
      style={nameColours(name) as CSSProperties}
      className="mr-1 inline-block h-4 w-3.5 shrink-0 align-[-3px]"
    >
      <path fill="var(--first)" d="M1 1h12v7c0 4-3 6-6 7-3-1-6-3-6-7z" />
      <path fill="var(--second)" d="M7 1h6v7c0 4-3 6-6 7z" />
    </svg>
  );
}

function UsualMarket({ fixture, market }: { fixture: EuropeanFixture; market: Market }) {
  "use no memo";
  const title = marketTitle(fixture.sportId, market);
  const hasDraw = market.selections.some(({ key }) => key === "draw");
  const [first, ...others] = market.selections;
  const columns = hasDraw
    ? "tablet:grid-cols-[5.5rem_minmax(0,1fr)_5.75rem_minmax(0,1fr)]"
    : "tablet:grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1fr)]";
  return (
    <fieldset
      aria-label={marketName(fixture, market)}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)_4.75rem_minmax(0,1fr)] items-center gap-1 ${columns}`}
    >
      <span
        className={`col-span-3 text-2xs text-muted tablet:col-span-1 tablet:block tablet:text-xs ${hasDraw ? "" : "hidden"}`}
      >
        {title}
      </span>
      {first && <Price fixture={fixture} market={market} selection={first} />}
      {!hasDraw && (
        <span className="text-center text-2xs text-muted tablet:hidden">
          <span className="tablet:hidden">{title}</span>
          <span className="hidden font-semibold tablet:inline">{BLOCK_TEXT.noLine}</span>
        </span>
      )}
      {others.map((selection) => (
        <Price key={selection.id} fixture={fixture} market={market} selection={selection} />
      ))}
    </fieldset>
  );
}

function Price({ fixture, market, selection }: { fixture: EuropeanFixture; market: Market; selection: Selection }) {
  "use no memo";
  const isOpen = selection.status === "open";
  const line = ownLine(market, selection);
  return (
    <button
      type="button"
      className="price-cell"
      aria-pressed={false}
      aria-disabled={isOpen ? undefined : true}
      data-selection={selection.id}
      data-mirror={selection.key === market.selections.at(-1)?.key ? "" : undefined}
      data-centred={selection.key === "draw" ? "" : undefined}
      data-state={isOpen ? "open" : "suspended"}
      data-move={selection.move}
      onClick={() => {}}
    >
      <span className="price-cell-name">{selectionLabel(fixture, selection)}</span>
      {line ? <span className="price-cell-line">{line}</span> : null}
      <span className="price-cell-value">{isOpen ? formatPrice(selection.betPrice) : PRICE_TEXT.suspended}</span>
    </button>
  );
}
