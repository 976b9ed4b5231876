import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Tournament } from "../../../api/contract/programmes/tournaments.ts";
import { tournamentsQuery } from "../../../api/queries/programmes/tournaments.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import {
  COUNTED_BETS,
  PHASE_NAMES,
  rewardText,
  SCORE_RULE_HINTS,
  SCORE_RULE_NAMES,
} from "../../../domain/programmes/labels.ts";
import type { TournamentCategory } from "../../../domain/programmes/tournament.ts";
import { multipleOf } from "../../../domain/programmes/reward.ts";
import { useApp } from "../../app-context.ts";
import { FilterTabs } from "../../frame/list/filter-tabs.tsx";
import { filtersOf, textFilter } from "../../frame/list/filters.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { PageHeading } from "../../primitives/page-heading.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { StandingsTable } from "./standings-table.tsx";
import { TOURNAMENT_TEXT as TEXT } from "./text.ts";

const readFilters = filtersOf({ id: textFilter(64) });

/** The tournaments of a category: the first one that runs, or the one that the address names. */
export function TournamentView({ title, category }: { title: string; category: TournamentCategory }) {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const query = useQuery(tournamentsQuery(api, category));
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-3">
      <PageHeading title={title} />
      <QueryView query={query} empty={<EmptyState title={TEXT.empty} />} lines={4} lineClassName="h-20">
        {({ items }) => {
          const shown = items.find(({ id }) => id === filters.id) ?? items[0];
          return (
            <div className="grid grid-cols-1 gap-3">
              <FilterTabs
                label={TEXT.choose}
                name="id"
                tabs={items.map(({ id, title: name, phase }) => ({
                  value: id,
                  label: `${name} · ${PHASE_NAMES[phase]}`,
                }))}
                selected={shown?.id}
              />
              {shown && <One key={shown.id} tournament={shown} />}
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}

function One({ tournament }: { tournament: Tournament }) {
  const { title, description, score, prizes, startsAt, endsAt, phase } = tournament;
  return (
    <>
      <Panel title={title} state={phase} aside={<span className="text-xs text-muted">{PHASE_NAMES[phase]}</span>}>
        {description && <p className="px-3 pt-3 text-sm">{description}</p>}
        <div className="grid gap-3 p-3 text-sm tablet:grid-cols-2">
          <dl className="grid content-start gap-1">
            <Row name={TEXT.period}>
              {formatDateTime(startsAt)} ~ {formatDateTime(endsAt)}
            </Row>
            <Row name={TEXT.score}>{SCORE_RULE_NAMES[score]}</Row>
          </dl>
          <section aria-label={TEXT.prizes}>
            <h3 className="mb-1 text-xs text-muted">{TEXT.prizes}</h3>
            {prizes.length === 0 && <p>{TEXT.noPrizes}</p>}
            <ul className="grid gap-1 tabular-nums">
              {prizes.map(({ from, to, reward }) => (
                <li key={from} className="flex justify-between gap-2">
                  <span>{TEXT.ranks(from, to)}</span>
                  <span className="text-right font-semibold">
                    {rewardText(reward)}
                    {multipleOf(reward) > 0 && (
                      <span className="ml-2 text-xs font-normal text-muted">{TEXT.wagering(multipleOf(reward))}</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <p className="border-t border-line px-3 py-2 text-xs text-muted">
          {SCORE_RULE_HINTS[score]} {COUNTED_BETS} {TEXT.ties}
        </p>
      </Panel>
      {phase === "upcoming" ? <EmptyState title={TEXT.notBegun} /> : <StandingsTable tournament={tournament} />}
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="w-12 shrink-0 text-muted">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
