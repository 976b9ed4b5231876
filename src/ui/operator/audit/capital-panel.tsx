import { useQuery } from "@tanstack/react-query";
import { CAPITAL_DIRECTIONS, CapitalRequest } from "../../../api/contract/operator/capital.ts";
import { capital, changeCapital } from "../../../api/contract/operator/capital.endpoints.ts";
import { audit } from "../../../api/contract/operator/operator.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { wonInWords } from "../../../domain/common/won-in-words.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { FactRow } from "../../frame/dialog/fact-row.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { MoneyField } from "../../frame/form/number-field.tsx";
import { SelectField } from "../../frame/form/select-field.tsx";
import { filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { Panel } from "../../primitives/panel.tsx";
import { useStale } from "../use-stale.ts";
import { CAPITAL_TEXT as TEXT } from "./text.ts";

const FIRST = { direction: "in" } as const;
const DIRECTIONS = CAPITAL_DIRECTIONS.map((value) => ({ value, label: TEXT.directions[value] }));
const readFilters = filtersOf({});

const command = commandOf(changeCapital, {
  name: "admin.capital",
  schema: CapitalRequest,
  confirms: true,
  input: (body) => ({ body }),
});

/** What the house brought into its bank, what may be taken out, and the form for both. */
export function CapitalPanel() {
  const { api } = useApp();
  const { page = 1 } = useFilters(readFilters).filters;
  const query = useQuery(pageQuery(api, capital, { query: { page } }));
  const finish = useStale(capital, audit);
  return (
    <Panel title={TEXT.title}>
      <QueryView query={query} lines={5}>
        {({ state, items, page: found, pageCount }) => (
          <div className="grid items-start gap-4 p-3 tablet:grid-cols-2">
            <dl className="divide-y divide-line text-sm tabular-nums">
              <FactRow label={TEXT.bank}>{TEXT.won(addComma(state.bank))}</FactRow>
              <FactRow label={TEXT.owed}>{TEXT.won(addComma(state.owed))}</FactRow>
              <FactRow label={TEXT.capital}>{TEXT.won(addComma(state.capital))}</FactRow>
              <FactRow label={TEXT.free}>{TEXT.won(addComma(state.free))}</FactRow>
            </dl>
            <CommandForm
              command={command}
              initial={FIRST}
              submitLabel={TEXT.submit}
              renderConfirm={({ direction, amount, reason }) => (
                <>
                  <p className="font-bold">{TEXT.ask[direction]}</p>
                  <p className="text-lg font-bold tabular-nums">
                    {TEXT.amountIs(addComma(amount), wonInWords(amount))}
                  </p>
                  <p className="text-muted">{TEXT.reasonIs(reason)}</p>
                </>
              )}
              doneText={({ bank }) => TEXT.done(addComma(bank))}
              onDone={finish}
            >
              <SelectField name="direction" label={TEXT.direction} options={DIRECTIONS} />
              <MoneyField name="amount" label={TEXT.amount} />
              <Field name="reason" label={TEXT.reason} maxLength={200} />
            </CommandForm>
            <div className="tablet:col-span-2">
              {items.length === 0 ? (
                <p className="text-sm text-muted">{TEXT.none}</p>
              ) : (
                <ul className="divide-y divide-line text-sm tabular-nums" aria-label={TEXT.history}>
                  {items.map(({ id, at, direction, amount, reason, by }) => (
                    <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
                      <span className="text-xs text-muted">{formatDateTime(at)}</span>
                      <span className="font-semibold">
                        {TEXT.directions[direction]} {TEXT.won(addComma(amount))}
                      </span>
                      <span className="min-w-0 flex-1 truncate text-xs text-muted">{TEXT.by(by, reason)}</span>
                    </li>
                  ))}
                </ul>
              )}
              <ListPager page={found} pageCount={pageCount} />
            </div>
          </div>
        )}
      </QueryView>
    </Panel>
  );
}
