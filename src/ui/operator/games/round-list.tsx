import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OperatorRound } from "../../../api/contract/mini-games.ts";
import { GAME_ROUNDS_KEY, operatorRoundsQuery } from "../../../api/queries/operator-games.ts";
import { GAMES } from "../../../domain/games/games.ts";
import { roundText } from "../../../domain/games/round-text.ts";
import { useApp } from "../../app-context.ts";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { LateProof } from "../../games/mini/late-parts.tsx";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { DataTable, type Selected } from "../table/data-table.tsx";
import { ROUND_COLUMNS } from "./game-columns.ts";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";
import { VoidForm } from "./void-form.tsx";

const readFilters = filtersOf({ gameId: choiceFilter(GAMES.map(({ id }) => String(id))) });

interface Opened {
  id: string;
  as: "void" | "proof";
}

/** Rounds with what was bet on them; one that is selected can be verified and made void. */
export function RoundList() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { filters, apply } = useFilters(readFilters);
  const [selected, setSelected] = useState<Selected>({});
  const [opened, setOpened] = useState<Opened | null>(null);
  const query = useQuery(operatorRoundsQuery(api, { gameId: filters.gameId, page: filters.page ?? 1 }));
  return (
    <div className="grid grid-cols-1 gap-2">
      <label className="grid gap-0.5 justify-self-start text-xs text-muted">
        {TEXT.game}
        <select
          value={filters.gameId ?? ""}
          onChange={({ target }) => apply(readFilters({ gameId: target.value }))}
          className="h-9 rounded-md border border-edge bg-field px-2 text-sm text-ink"
        >
          <option value="">{TEXT.allGames}</option>
          {GAMES.map((game) => (
            <option key={game.id} value={String(game.id)}>
              {game.name}
            </option>
          ))}
        </select>
      </label>
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={TEXT.noRounds} />}
        lines={8}
        lineClassName="h-9"
      >
        {(page) => (
          <>
            <DataTable<OperatorRound>
              label={TEXT.roundTable}
              rows={page.items}
              columns={ROUND_COLUMNS}
              rowId={({ id }) => id}
              selected={selected}
              onSelect={setSelected}
              renderActions={([first, ...others]) => {
                const isOne = first !== undefined && others.length === 0;
                const round = page.items.find(({ id }) => id === first);
                return (
                  <>
                    <Button
                      size="sm"
                      disabled={!isOne}
                      onClick={() => first !== undefined && setOpened({ id: first, as: "proof" })}
                    >
                      {TEXT.proof}
                    </Button>
                    <Button
                      size="sm"
                      look="danger"
                      disabled={!isOne || round?.state === "void"}
                      onClick={() => first !== undefined && setOpened({ id: first, as: "void" })}
                    >
                      {TEXT.voidRound}
                    </Button>
                  </>
                );
              }}
              renderBelow={(round) => {
                if (round.id !== opened?.id) return null;
                if (opened.as === "proof") return <LateProof roundId={round.id} />;
                return (
                  <VoidForm
                    roundId={round.id}
                    name={`${round.gameName} ${roundText(round.id)}`}
                    onDone={() => void queryClient.invalidateQueries({ queryKey: GAME_ROUNDS_KEY })}
                    onClose={() => setOpened(null)}
                  />
                );
              }}
            />
            <ListPager page={page.page} pageCount={page.pageCount} />
          </>
        )}
      </QueryView>
    </div>
  );
}
