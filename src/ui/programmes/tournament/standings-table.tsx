import { useQuery } from "@tanstack/react-query";
import type { Tournament } from "../../../api/contract/programmes/tournaments.ts";
import { standingsQuery } from "../../../api/queries/programmes/tournaments.ts";
import { formatShortDateTime } from "../../../domain/common/format.ts";
import { rewardText, scoreText } from "../../../domain/programmes/labels.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Panel } from "../../primitives/panel.tsx";
import { TOURNAMENT_TEXT as TEXT } from "./text.ts";

export interface StandingsTableProps {
  tournament: Pick<Tournament, "id" | "title" | "score" | "phase" | "isFrozen">;
}

/** The standings with the own rank above them. They are read again and again until they are final. */
export function StandingsTable({ tournament }: StandingsTableProps) {
  const { api } = useApp();
  const query = useQuery(standingsQuery(api, tournament));
  const { title, score, phase, isFrozen } = tournament;
  const note = isFrozen ? TEXT.final : phase === "ended" ? TEXT.closing : null;
  return (
    <Panel
      title={TEXT.standings}
      aside={query.data && <span className="text-xs text-muted">{TEXT.players(addComma(query.data.players))}</span>}
    >
      {note && <p className="border-b border-line px-3 py-2 text-sm text-muted">{note}</p>}
      <QueryView query={query} empty={<EmptyState title={TEXT.noStandings} />} lineClassName="h-9">
        {({ items, own }) => (
          <>
            <p className="flex items-baseline justify-between gap-2 border-b border-line bg-raised px-3 py-2 text-sm">
              <span>{TEXT.own}</span>
              <span className="font-bold tabular-nums">
                {own ? `${TEXT.rank(addComma(own.rank))} · ${scoreText(score, own.score)}` : TEXT.noOwn}
              </span>
            </p>
            <table aria-label={TEXT.table(title)} className="w-full text-sm tabular-nums">
              <thead className="text-xs text-muted">
                <tr>
                  <th scope="col" className="w-14 px-3 py-2 text-left">
                    {TEXT.rankHeader}
                  </th>
                  <th scope="col" className="px-3 py-2 text-left">
                    {TEXT.nickname}
                  </th>
                  <th scope="col" className="px-3 py-2 text-right">
                    {TEXT.score}
                  </th>
                  <th scope="col" className="hidden px-3 py-2 text-right tablet:table-cell">
                    {TEXT.reachedAt}
                  </th>
                  <th scope="col" className="px-3 py-2 text-right">
                    {TEXT.prize}
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map((row) => (
                  <tr
                    key={row.rank}
                    data-own={row.isOwn || undefined}
                    className={classNames("border-t border-line", row.isOwn && "bg-accent-soft font-bold")}
                  >
                    <td className="px-3 py-2">{row.rank}</td>
                    <td className="px-3 py-2">
                      {row.nickname}
                      {row.isOwn && <span className="ml-1 text-xs">({TEXT.me})</span>}
                    </td>
                    <td className="px-3 py-2 text-right whitespace-nowrap">{scoreText(score, row.score)}</td>
                    <td className="hidden px-3 py-2 text-right whitespace-nowrap tablet:table-cell">
                      {formatShortDateTime(row.reachedAt)}
                    </td>
                    <td className="px-3 py-2 text-right whitespace-nowrap">
                      {row.reward ? rewardText(row.reward) : ""}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </QueryView>
    </Panel>
  );
}
