import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MiniGameEvent } from "../../../api/contract/games/mini-games.ts";
import { miniGameResultsQuery, type ResultsQuery } from "../../../api/queries/games/mini-games.ts";
import { gameOf, isDrawnKind } from "../../../domain/games/games.ts";
import { roundText } from "../../../domain/games/round-text.ts";
import { useApp } from "../../app-context.ts";
import { ListPager } from "../../frame/list/list-pager.tsx";
import { QueryView } from "../../frame/list/query-view.tsx";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { LateCard, LateDrawing, LateProof, LateVenue } from "../mini/late-parts.tsx";
import { GAMES_TEXT } from "../text.ts";
import { RESULTS_TEXT as TEXT } from "../late-text.ts";

/** Past rounds, each with its drawing and its proof. */
export function RoundResults({ asked }: { asked: ResultsQuery }) {
  const { api } = useApp();
  const query = useQuery(miniGameResultsQuery(api, asked));
  const [open, setOpen] = useState<string | null>(null);
  return (
    <QueryView query={query} empty={<EmptyState title={GAMES_TEXT.noResults} />} lines={10} lineClassName="h-10">
      {(page) => (
        <>
          {page.date !== null && asked.date === undefined && (
            <p className="mb-2 text-xs text-muted">{TEXT.today(page.date)}</p>
          )}
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
            {page.items.map((round) => (
              <li key={round.id}>
                <ResultLine
                  round={round}
                  isOpen={open === round.id}
                  onToggle={() => setOpen(open === round.id ? null : round.id)}
                />
              </li>
            ))}
          </ul>
          <ListPager page={page.page} pageCount={page.pageCount} />
        </>
      )}
    </QueryView>
  );
}

interface ResultLineProps {
  round: MiniGameEvent;
  isOpen: boolean;
  onToggle: () => void;
}

function ResultLine({ round, isOpen, onToggle }: ResultLineProps) {
  const game = gameOf(round.gameId);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2">
        <span className="text-muted tabular-nums">
          {game?.name} <span className="whitespace-nowrap">{roundText(round.id)}</span>
        </span>
        <span className="font-bold">{round.summary ?? GAMES_TEXT.void}</span>
        <Button size="sm" aria-expanded={isOpen} onClick={onToggle}>
          {TEXT.detail}
        </Button>
      </div>
      {isOpen && (
        <div className="grid gap-2 px-3 pb-3">
          <LateCard roundId={round.id} />
          {game && round.drawn && isDrawnKind(game.kind) && <LateDrawing kind={game.kind} drawn={round.drawn} />}
          {game && round.drawn && !isDrawnKind(game.kind) && (
            <div className="h-50">
              <LateVenue roundId={round.id} drawn={round.drawn} now={() => Number.POSITIVE_INFINITY} />
            </div>
          )}
          <LateProof roundId={round.id} />
        </div>
      )}
    </>
  );
}
