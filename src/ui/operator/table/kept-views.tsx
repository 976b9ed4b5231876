import { Link, useSearch } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { ask, keyOf } from "../../../api/client/ask.ts";
import { keepView, keptTable, removeView } from "../../../api/contract/operator/table.endpoints.ts";
import { type KeptTable, ViewRequest, type ViewSearch } from "../../../api/contract/operator/table.ts";
import { useApp } from "../../app-context.ts";
import { CheckField } from "../../frame/form/check-field.tsx";
import { CommandForm } from "../../frame/form/command-form.tsx";
import { commandOf } from "../../frame/form/commands.ts";
import { Field } from "../../frame/form/field.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import type { DataColumn } from "./data-table.tsx";
import { TABLE_TEXT as TEXT } from "./text.ts";
import { useKeepColumns, useKeptTable } from "./use-kept-table.ts";

export interface KeptViewsProps {
  /** Its name with the server. */
  table: string;
  columns: readonly Pick<DataColumn<never>, "id" | "header">[];
}

const keep = (table: string, search: ViewSearch, hidden: string[]) =>
  commandOf(keepView, {
    name: `table.view.${table}`,
    schema: v.object({ name: ViewRequest.entries.name, isShared: v.optional(v.boolean(), false) }),
    input: (named) => ({ params: { table }, body: { ...named, search, hidden } }),
  });

/** The filter and the order of the address, without its page. */
const searchIn = (address: Readonly<Record<string, unknown>>): ViewSearch =>
  Object.fromEntries(
    Object.entries(address).filter(
      (pair): pair is [string, string | number] =>
        pair[0] !== "page" && (typeof pair[1] === "string" || typeof pair[1] === "number"),
    ),
  );

/** Columns to hide, views to open, and the present one to keep. */
export function KeptViews({ table, columns }: KeptViewsProps) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const query = useKeptTable(table);
  const keepColumns = useKeepColumns(table);
  const search = searchIn(useSearch({ strict: false }) as Readonly<Record<string, unknown>>);
  const take = (kept: KeptTable) => queryClient.setQueryData(keyOf(keptTable, { params: { table } }), kept);
  return (
    <div className="grid gap-3 border-t border-line bg-raised p-3 text-sm">
      <QueryView query={query} isEmpty={() => false} lines={2} lineClassName="h-7">
        {({ hidden, views }) => (
          <>
            <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <legend className="pb-1 text-xs font-semibold text-muted">{TEXT.columns}</legend>
              {columns.map(({ id, header }) => (
                <label key={id} className="flex h-7 items-center gap-1.5">
                  <input
                    type="checkbox"
                    checked={!hidden.includes(id)}
                    // One column stays: an empty table tells nothing.
                    disabled={!hidden.includes(id) && hidden.length >= columns.length - 1}
                    onChange={({ target }) =>
                      keepColumns(target.checked ? hidden.filter((one) => one !== id) : [...hidden, id])
                    }
                    className="size-4 accent-accent"
                  />
                  {header}
                </label>
              ))}
            </fieldset>
            <section aria-label={TEXT.views} className="grid gap-1">
              <h3 className="text-xs font-semibold text-muted">{TEXT.views}</h3>
              {views.length === 0 && <p className="text-xs text-muted">{TEXT.noViews}</p>}
              <ul className="flex flex-wrap gap-2">
                {views.map((view) => (
                  <li key={view.id} className="flex items-center rounded-md border border-edge bg-surface">
                    <Link
                      to="."
                      search={view.search}
                      onClick={() => keepColumns(view.hidden)}
                      className="flex h-7 items-center gap-1.5 px-2.5 text-xs font-semibold hover:text-accent"
                    >
                      {view.name}
                      {view.isShared && <span className="font-normal text-muted">{TEXT.sharedBy(view.by)}</span>}
                    </Link>
                    {view.isOwn && (
                      <Button
                        size="sm"
                        look="ghost"
                        aria-label={TEXT.removeView(view.name)}
                        onClick={() =>
                          void ask(api, removeView, { params: { table, id: view.id } })
                            .then(take)
                            .catch(() => query.refetch())
                        }
                      >
                        ×
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
            <div className="max-w-md">
              <CommandForm
                command={keep(table, search, [...hidden])}
                submitLabel={TEXT.saveView}
                onDone={(kept) => take(kept)}
              >
                <Field name="name" label={TEXT.viewName} maxLength={40} autoComplete="off" />
                <CheckField name="isShared" label={TEXT.share} />
              </CommandForm>
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}
