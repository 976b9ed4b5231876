import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { GAME_TYPE, GAME_TYPES, gameTypeName } from "../../../domain/common/game-type.ts";
import { SETTLEMENT_NAMES } from "../../../domain/sports/labels/settlement.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { SpanChoice, SpanFilter } from "../../frame/list/span-filter.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";
import { parseBetsSearch, type BetsSearch } from "./bets-search.ts";
import { recentSpans } from "./recent-spans.ts";
import { BETS_TEXT, STATUS_ORDER } from "./text.ts";

export interface BetFilterProps {
  filters: BetsSearch;
  onApply: (next: BetsSearch) => void;
}

/** Which bets are listed; all of it stands in the address. */
export function BetFilter({ filters, onApply }: BetFilterProps) {
  const [isOpen, setOpen] = useState(false);
  if (filters.bet !== undefined)
    return (
      <p className="mb-3 flex items-center justify-between gap-2 text-sm">
        {BETS_TEXT.oneBet}
        <Link to="/bet_result" search={{}} className="font-semibold text-accent underline">
          {BETS_TEXT.allBets}
        </Link>
      </p>
    );
  const tabs = [undefined, ...GAME_TYPES].map((value) => ({
    value,
    label: value === undefined ? BETS_TEXT.all : value === GAME_TYPE.casino ? BETS_TEXT.casino : gameTypeName(value),
  }));
  return (
    <div className="mb-3 grid gap-2">
      <FilterTabs label={BETS_TEXT.games} name="gameType" tabs={tabs} selected={filters.gameType} />
      <div className="flex items-center gap-1">
        <RecentSpans filters={filters} />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="ml-auto flex h-9 items-center gap-1 rounded-md px-2 text-sm text-muted hover:bg-hover hover:text-ink tablet:hidden"
        >
          {BETS_TEXT.details}
          <Icon name="down" size={16} className={isOpen ? "rotate-180" : ""} />
        </button>
      </div>
      <SpanForm key={JSON.stringify(filters)} filters={filters} onApply={onApply} isOpen={isOpen} />
    </div>
  );
}

/** Links to the spans that are asked for most. */
function RecentSpans({ filters }: { filters: BetsSearch }) {
  const [spans] = useState(() => recentSpans(Date.now()));
  return (
    <nav aria-label={BETS_TEXT.spans} className="flex gap-1">
      {spans.map(({ label, from, to }) => {
        const isChosen = filters.from === from && filters.to === to;
        return (
          <Link
            key={label}
            to="/bet_result"
            search={{ ...filters, page: undefined, from, to }}
            aria-current={isChosen ? "true" : undefined}
            className={classNames(
              "grid h-9 place-items-center rounded-md border px-3 text-sm",
              isChosen
                ? "border-accent bg-accent-soft font-bold"
                : "border-line bg-surface text-muted hover:bg-hover hover:text-ink",
            )}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}

/** On a phone it is folded until it is asked for. */
function SpanForm({ filters, onApply, isOpen }: BetFilterProps & { isOpen: boolean }) {
  return (
    <SpanFilter
      span={filters}
      text={BETS_TEXT}
      page="/bet_result"
      className={classNames("rounded-lg border border-line bg-surface", isOpen ? "grid" : "hidden")}
      onApply={(values) => onApply(parseBetsSearch({ ...filters, ...values, page: undefined }))}
    >
      <SpanChoice
        name="status"
        label={BETS_TEXT.status}
        value={filters.status}
        all={BETS_TEXT.all}
        options={STATUS_ORDER.map((value) => ({ value, label: SETTLEMENT_NAMES[value] }))}
      />
      <span className="tablet:hidden" />
    </SpanFilter>
  );
}
