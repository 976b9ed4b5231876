import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { moderateWritings, writings } from "../../../api/contract/operator/board.endpoints.ts";
import { WRITING_STATES, type Writing, type WritingState } from "../../../api/contract/operator/board.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { useApp } from "../../app-context.ts";
import { CommandButton } from "../../frame/form/command-button.tsx";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { QueryTable } from "../table/query-table.tsx";
import { useStale } from "../use-stale.ts";
import { Bans } from "./bans.tsx";
import { BOARD_TEXT as TEXT } from "./text.ts";
import { WRITING_COLUMNS } from "./writing-columns.tsx";
import { WritingDetails } from "./writing-details.tsx";

const readFilters = filtersOf({
  kind: choiceFilter(["comment"]),
  state: choiceFilter(WRITING_STATES),
  text: textFilter(60),
});
const KINDS = [
  { value: undefined, label: TEXT.post },
  { value: "comment", label: TEXT.comment },
];
const STATES = [undefined, ...WRITING_STATES].map((value) => ({ value, label: value ? TEXT[value] : TEXT.all }));
const ACTIONS: readonly { state: WritingState; label: string }[] = [
  { state: "hidden", label: TEXT.hide },
  { state: "shown", label: TEXT.restore },
  { state: "deleted", label: TEXT.remove },
];

/** Posts and comments of the free board, and the members who may not write. */
export function BoardPage() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const kind = filters.kind ?? "post";
  const query = useQuery(pageQuery(api, writings, { query: { ...filters, kind, page: filters.page ?? 1 } }));
  const readAnew = useStale(writings);
  const [told, setTold] = useState<string | null>(null);
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={TEXT.search} />
      <FilterTabs label={TEXT.kinds} name="kind" tabs={KINDS} selected={filters.kind} />
      <FilterTabs label={TEXT.states} name="state" tabs={STATES} selected={filters.state} />
      <QueryTable<Writing>
        label={TEXT.title}
        query={query}
        notice={told}
        empty={TEXT.empty}
        columns={WRITING_COLUMNS}
        rowId={({ id }) => id}
        actions={[
          {
            label: TEXT.open,
            render: (writing, close) => (
              <WritingDetails kind={kind} writing={writing} onDone={readAnew} onClose={close} />
            ),
          },
        ]}
        renderMore={(chosen, unselect) =>
          ACTIONS.map(({ state, label }) => (
            <CommandButton
              key={`${kind} ${state}`}
              name={`admin.writings.${kind}.${state}`}
              to={moderateWritings}
              input={{ body: { kind, ids: chosen.map(({ id }) => id), state } }}
              label={label}
              look="quiet"
              size="sm"
              disabled={chosen.length === 0}
              onDone={() => {
                setTold(TEXT.done(chosen.length));
                unselect();
                readAnew();
              }}
            />
          ))
        }
      />
      <Bans />
    </div>
  );
}
