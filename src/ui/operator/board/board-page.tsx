import { useQuery, useQueryClient } from "@tanstack/react-query";
import { keyOf } from "../../../api/client/ask.ts";
import { send } from "../../../api/client/send.ts";
import { WRITING_STATES, type Writing, type WritingState } from "../../../api/contract/operator/board.ts";
import { moderateWriting, writings } from "../../../api/contract/operator/board.endpoints.ts";
import { writingsQuery } from "../../../api/queries/operator-board.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { choiceFilter, filtersOf, textFilter } from "../../frame/list/filters.ts";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { Button } from "../../primitives/button.tsx";
import { QueryTable } from "../table/query-table.tsx";
import { useAction } from "../use-action.ts";
import { Bans } from "./bans.tsx";
import { BOARD_TEXT as TEXT } from "./text.ts";
import { WRITING_COLUMNS } from "./writing-columns.ts";
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
  const queryClient = useQueryClient();
  const { filters } = useFilters(readFilters);
  const { isBusy, notice, run } = useAction();
  const kind = filters.kind ?? "post";
  const query = useQuery(writingsQuery(api, { query: { ...filters, kind, page: filters.page ?? 1 } }));
  const reload = () => queryClient.invalidateQueries({ queryKey: keyOf(writings) });
  const setState = async (chosen: readonly Writing[], state: WritingState, unselect: () => void) => {
    for (const { id } of chosen)
      await send(api, moderateWriting, { params: { id }, body: { kind, state, reason: "" } });
    unselect();
    await reload();
    return TEXT.done(chosen.length);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={TEXT.search} />
      <FilterTabs label={TEXT.kinds} name="kind" tabs={KINDS} selected={filters.kind} />
      <FilterTabs label={TEXT.states} name="state" tabs={STATES} selected={filters.state} />
      <QueryTable<Writing>
        label={TEXT.title}
        query={query}
        notice={notice}
        empty={TEXT.empty}
        columns={WRITING_COLUMNS}
        rowId={({ id }) => id}
        actions={[
          {
            label: TEXT.open,
            render: (writing, close) => (
              <WritingDetails kind={kind} writing={writing} onDone={() => void reload()} onClose={close} />
            ),
          },
        ]}
        renderMore={(chosen, unselect) =>
          ACTIONS.map(({ state, label }) => (
            <Button
              key={state}
              size="sm"
              isBusy={isBusy}
              disabled={chosen.length === 0}
              onClick={() => run(() => setState(chosen, state, unselect))}
            >
              {label}
            </Button>
          ))
        }
      />
      <Bans />
    </div>
  );
}
