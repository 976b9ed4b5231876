import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { gameTypeName, SETTLEMENT_NAMES } from "../../../domain/labels/settlement.ts";
import { DateField } from "../../frame/list/date-field.tsx";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { spanProblems } from "../../frame/list/span.ts";
import { Button } from "../../primitives/button.tsx";
import { parseBetsSearch, type BetsSearch } from "./bets-search.ts";
import { BETS_TEXT, GAME_TYPES, STATUS_ORDER } from "./text.ts";

export interface BetFilterProps {
  filters: BetsSearch;
  onApply: (next: BetsSearch) => void;
}

/** Which bets are listed; all of it stands in the address. */
export function BetFilter({ filters, onApply }: BetFilterProps) {
  const tabs = [undefined, ...GAME_TYPES].map((value) => ({
    value,
    label: value === undefined ? BETS_TEXT.all : gameTypeName(value),
  }));
  return (
    <div className="mb-3 grid gap-2">
      <FilterTabs label={BETS_TEXT.games} name="gameType" tabs={tabs} selected={filters.gameType} />
      <SpanForm key={JSON.stringify(filters)} filters={filters} onApply={onApply} />
    </div>
  );
}

function SpanForm({ filters, onApply }: BetFilterProps) {
  const [problems, setProblems] = useState<ReturnType<typeof spanProblems>>(null);
  const apply = (form: FormData) => {
    const read = (name: string) => String(form.get(name) ?? "").trim();
    const found = spanProblems({ from: read("from"), to: read("to") });
    setProblems(found);
    if (!found) onApply(parseBetsSearch({ ...filters, ...Object.fromEntries(form), page: undefined }));
  };
  return (
    <form
      onSubmit={(event) => {
        // The form's own action would clear what is refused.
        event.preventDefault();
        apply(new FormData(event.currentTarget));
      }}
      className="grid grid-cols-2 items-end gap-2 rounded-lg border border-line bg-surface p-2 tablet:flex tablet:flex-wrap"
    >
      <label className="grid gap-0.5 text-xs text-muted">
        {BETS_TEXT.status}
        <select
          name="status"
          defaultValue={filters.status ?? ""}
          className="h-9 min-w-0 rounded-md border border-edge bg-field px-2 text-sm text-ink"
        >
          <option value="">{BETS_TEXT.all}</option>
          {STATUS_ORDER.map((status) => (
            <option key={status} value={status}>
              {SETTLEMENT_NAMES[status]}
            </option>
          ))}
        </select>
      </label>
      <span className="tablet:hidden" />
      <DateField label={BETS_TEXT.from} name="from" defaultValue={filters.from} error={problems?.from} />
      <DateField label={BETS_TEXT.to} name="to" defaultValue={filters.to} error={problems?.to} />
      <Button type="submit" look="primary">
        {BETS_TEXT.search}
      </Button>
      <Link
        to="/bet_result"
        search={{}}
        className="grid h-9 place-items-center rounded-md px-3 text-sm text-muted hover:bg-hover hover:text-ink"
      >
        {BETS_TEXT.reset}
      </Link>
    </form>
  );
}
