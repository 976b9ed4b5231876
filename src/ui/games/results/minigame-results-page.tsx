import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { miniGameResultsQuery } from "../../../api/queries/mini-games.ts";
import { GAMES } from "../../../domain/games/games.ts";
import { roundText } from "../../../domain/games/round-text.ts";
import { titleOf } from "../../../domain/pages/pages.ts";
import { isSeoulDay } from "../../../domain/time.ts";
import { useApp } from "../../app-context.ts";
import { choiceFilter, dayFilter, filtersOf } from "../../frame/list/filters.ts";
import { DateField } from "../../frame/list/date-field.tsx";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { LateProof } from "../mini/late-parts.tsx";
import { GAMES_TEXT as TEXT, RESULTS_TEXT } from "../text.ts";

const IDS = GAMES.map(({ id }) => String(id));
const readFilters = filtersOf({ gameId: choiceFilter(IDS), date: dayFilter });
const FIRST = "215";

/** Past rounds of a game by day, each with its proof. */
export function MinigameResultsPage() {
  const { api } = useApp();
  const { filters, apply } = useFilters(readFilters);
  const gameId = filters.gameId ?? FIRST;
  const [open, setOpen] = useState<string | null>(null);
  const query = useQuery(miniGameResultsQuery(api, { gameId, date: filters.date, page: filters.page ?? 1 }));
  return (
    <>
      <PageHeading title={titleOf("/game_result/minigame")} />
      <div className="mb-3 flex flex-wrap items-end gap-2">
        <label className="grid gap-0.5 text-xs text-muted">
          {RESULTS_TEXT.game}
          <select
            value={gameId}
            onChange={({ target }) => apply(readFilters({ ...filters, gameId: target.value }))}
            className="h-9 rounded-md border border-edge bg-field px-2 text-sm text-ink"
          >
            {GAMES.map((game) => (
              <option key={game.id} value={String(game.id)}>
                {game.name}
              </option>
            ))}
          </select>
        </label>
        <DayFilter key={filters.date ?? ""} day={filters.date} onDay={(date) => apply(readFilters({ gameId, date }))} />
      </div>
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={TEXT.noResults} />}
        lines={10}
        lineClassName="h-10"
      >
        {(page) => (
          <>
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
              {page.items.map((round) => (
                <li key={round.id}>
                  <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
                    <span className="text-muted tabular-nums">{roundText(round.id)}</span>
                    <span className="font-bold">{round.summary ?? TEXT.void}</span>
                    <Button
                      size="sm"
                      aria-expanded={open === round.id}
                      onClick={() => setOpen(open === round.id ? null : round.id)}
                    >
                      {TEXT.proof}
                    </Button>
                  </div>
                  {open === round.id && <LateProof roundId={round.id} />}
                </li>
              ))}
            </ul>
            <ListPager page={page.page} pageCount={page.pageCount} />
          </>
        )}
      </QueryView>
    </>
  );
}

interface DayFilterProps {
  day: string | undefined;
  onDay: (day: string | undefined) => void;
}

function DayFilter({ day, onDay }: DayFilterProps) {
  const [error, setError] = useState<string>();
  return (
    <form
      className="flex items-end gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const text = String(new FormData(event.currentTarget).get("date") ?? "").trim();
        if (text !== "" && !isSeoulDay(text)) return setError(RESULTS_TEXT.wrongDay);
        setError(undefined);
        onDay(text === "" ? undefined : text);
      }}
    >
      <DateField label={RESULTS_TEXT.day} name="date" defaultValue={day} error={error} />
      <Button type="submit">{RESULTS_TEXT.show}</Button>
    </form>
  );
}
