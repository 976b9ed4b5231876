import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../api/client/ask.ts";
import { miniGameChains } from "../../../api/contract/games/mini-games.endpoints.ts";
import { seoul, seoulDay } from "../../../domain/common/time.ts";
import { useApp } from "../../app-context.ts";
import { QueryView } from "../../frame/list/query-view.tsx";
import { RESULTS_TEXT as TEXT } from "../late-text.ts";

/** What a day's draws were fixed with before the day began (decisions, rule 33). `day`: without it, tomorrow. */
export function PublishedChains({ day }: { day: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const [tomorrow] = useState(() => seoulDay(seoul(Date.now()).add(1, "day").valueOf()));
  return (
    <details
      className="mt-3 rounded-lg border border-line bg-surface"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer px-3 py-2 text-sm font-semibold">{TEXT.chains(day ?? tomorrow)}</summary>
      {isOpen && <Chains day={day ?? tomorrow} />}
    </details>
  );
}

function Chains({ day }: { day: string }) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, miniGameChains, { query: { date: day } }));
  return (
    <QueryView query={query} empty={<p className="p-3 text-sm text-muted">{TEXT.noChains}</p>} lines={4}>
      {({ items }) => (
        <div className="grid gap-2 px-3 pb-3 text-sm">
          <p className="text-muted">{TEXT.aboutChains}</p>
          <dl className="grid gap-1">
            {items.map(({ gameId, name, anchor, rounds }) => (
              <div key={gameId} className="grid gap-0.5 border-t border-line pt-1">
                <dt>{TEXT.chainOf(name, rounds)}</dt>
                <dd className="font-mono text-xs break-all text-muted">{anchor}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </QueryView>
  );
}
