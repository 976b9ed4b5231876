import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ENTRY_KIND_NAMES, ENTRY_KINDS, type EntryKind } from "../../../domain/wallet/entry-kinds.ts";
import { DateField } from "../../frame/list/date-field.tsx";
import { choiceFilter, dayFilter, filtersOf } from "../../frame/list/filters.ts";
import { spanProblems } from "../../frame/list/span.ts";
import { Button } from "../../primitives/button.tsx";
import { MONEY_TEXT as TEXT } from "./text.ts";

export const readMoneyFilters = filtersOf({ kind: choiceFilter(ENTRY_KIND_NAMES), from: dayFilter, to: dayFilter });
export type MoneyFilters = ReturnType<typeof readMoneyFilters>;

/** Points have a page of their own, and a payout leaves what is reserved, not the wallet. */
const ELSEWHERE: readonly EntryKind[] = ["points", "friend", "payout"];
const KINDS = ENTRY_KIND_NAMES.filter((kind) => !ELSEWHERE.includes(kind));

/** Which entries are listed: by kind and by days in Seoul, both inclusive. It stands in the address. */
export function MoneyFilter({ filters, onApply }: { filters: MoneyFilters; onApply: (next: MoneyFilters) => void }) {
  const [problems, setProblems] = useState<ReturnType<typeof spanProblems>>(null);
  const apply = (form: FormData) => {
    const read = (name: string) => String(form.get(name) ?? "").trim();
    const found = spanProblems({ from: read("from"), to: read("to") });
    setProblems(found);
    if (!found) onApply(readMoneyFilters(Object.fromEntries(form)));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply(new FormData(event.currentTarget));
      }}
      className="grid grid-cols-2 items-end gap-2 border-b border-line p-2 tablet:flex tablet:flex-wrap"
    >
      <label className="col-span-2 grid gap-0.5 text-xs text-muted">
        {TEXT.kind}
        <select
          name="kind"
          defaultValue={filters.kind ?? ""}
          className="h-9 min-w-0 rounded-md border border-edge bg-field px-2 text-sm text-ink"
        >
          <option value="">{TEXT.all}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {ENTRY_KINDS[kind]}
            </option>
          ))}
        </select>
      </label>
      <DateField label={TEXT.from} name="from" defaultValue={filters.from} error={problems?.from} />
      <DateField label={TEXT.to} name="to" defaultValue={filters.to} error={problems?.to} />
      <Button type="submit" look="primary">
        {TEXT.search}
      </Button>
      <Link
        to="/mywallet/money"
        search={{}}
        className="grid h-9 place-items-center rounded-md px-3 text-sm text-muted hover:bg-hover hover:text-ink"
      >
        {TEXT.reset}
      </Link>
    </form>
  );
}
