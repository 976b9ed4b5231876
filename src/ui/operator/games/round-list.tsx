import { useQuery } from "@tanstack/react-query";
import type { OperatorRound } from "../../../api/contract/games/mini-games.ts";
import { gameRounds } from "../../../api/contract/operator/games.endpoints.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { GAMES } from "../../../domain/games/games.ts";
import { roundText } from "../../../domain/games/round-text.ts";
import { useApp } from "../../app-context.ts";
import { choiceFilter, filtersOf } from "../../frame/list/filters.ts";
import { useFilters } from "../../frame/list/use-filters.ts";
import { LateProof } from "../../games/mini/late-parts.tsx";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { ROUND_COLUMNS } from "./game-columns.ts";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";
import { VoidForm } from "./void-form.tsx";

const readFilters = filtersOf({ gameId: choiceFilter(GAMES.map(({ id }) => String(id))) });

/** Rounds with what was bet on them; one that is selected can be verified and made void. */
export function RoundList() {
  const { api } = useApp();
  const { filters, apply } = useFilters(readFilters);
  const query = useQuery(pageQuery(api, gameRounds, { query: { gameId: filters.gameId, page: filters.page ?? 1 } }));
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
      <EntityDesk<OperatorRound>
        label={TEXT.roundTable}
        query={query}
        stale={[gameRounds]}
        empty={TEXT.noRounds}
        columns={ROUND_COLUMNS}
        rowId={({ id }) => id}
        editors={[
          { label: TEXT.proof, render: ({ id }) => <LateProof roundId={id} /> },
          {
            label: TEXT.voidRound,
            right: "games.void",
            look: "danger",
            isFor: ({ state }) => state !== "void",
            render: ({ id, gameName }, form) => (
              <VoidForm roundId={id} name={`${gameName} ${roundText(id)}`} {...form} />
            ),
          },
        ]}
      />
    </div>
  );
}
