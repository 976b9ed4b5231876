import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { allTournaments, endTournament } from "../../../api/contract/operator/tournaments.endpoints.ts";
import type { Tournament } from "../../../api/contract/programmes/tournaments.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { PHASE_NAMES, SCORE_RULE_NAMES, TOURNAMENT_CATEGORY_NAMES } from "../../../domain/programmes/labels.ts";
import { useApp } from "../../app-context.ts";
import { ClaimList } from "../programmes/claim-list.tsx";
import { EntityDesk } from "../desk/entity-desk.tsx";
import { endOf } from "../programmes/end-of.ts";
import { PROGRAMME_TEXT } from "../programmes/text.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { TOURNAMENT_OPERATOR_TEXT as TEXT } from "./text.ts";

const TournamentForm = lazy(() => import("./tournament-form.tsx").then((file) => ({ default: file.TournamentForm })));
const StandingsTable = lazy(() =>
  import("../../programmes/tournament/standings-table.tsx").then((file) => ({ default: file.StandingsTable })),
);

const COLUMNS: readonly DataColumn<Tournament>[] = [
  { id: "title", header: PROGRAMME_TEXT.title, value: ({ title }) => title },
  {
    id: "phase",
    header: PROGRAMME_TEXT.phase,
    value: ({ phase, isFrozen }) => (isFrozen ? TEXT.frozen : PHASE_NAMES[phase]),
  },
  { id: "category", header: TEXT.category, value: ({ category }) => TOURNAMENT_CATEGORY_NAMES[category] },
  { id: "score", header: TEXT.score, value: ({ score }) => SCORE_RULE_NAMES[score] },
  { id: "startsAt", header: PROGRAMME_TEXT.startsAt, value: ({ startsAt }) => formatDateTime(startsAt) },
  { id: "endsAt", header: PROGRAMME_TEXT.endsAt, value: ({ endsAt }) => formatDateTime(endsAt) },
];

/** Tournaments: made, changed, ended, their standings and what they paid. */
export function TournamentsPage() {
  const { api } = useApp();
  const query = useQuery(queryOf(api, allTournaments, {}));
  return (
    <EntityDesk<Tournament>
      label={TEXT.title}
      empty={TEXT.empty}
      query={query}
      stale={[allTournaments]}
      columns={COLUMNS}
      rowId={({ id }) => id}
      add={{
        right: "tournaments.change",
        label: TEXT.add,
        look: "primary",
        render: (form) => <TournamentForm {...form} />,
      }}
      editors={[
        {
          label: PROGRAMME_TEXT.edit,
          right: "tournaments.change",
          isFor: ({ phase }) => phase !== "ended",
          render: (row, form) => <TournamentForm tournament={row} {...form} />,
        },
        {
          label: TEXT.standings,
          isFor: ({ phase }) => phase !== "upcoming",
          render: (row) => <StandingsTable tournament={row} />,
        },
        { label: TEXT.claims, render: ({ id }) => <ClaimList programme="tournament" programmeId={id} /> },
      ]}
      remove={endOf({ to: endTournament, ask: TEXT.askEnd, isFor: ({ phase }) => phase !== "ended" })}
    />
  );
}
