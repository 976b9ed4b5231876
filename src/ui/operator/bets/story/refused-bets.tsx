import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client/ask.ts";
import type { Judgement } from "../../../../api/contract/operator/bet-story.ts";
import { refusedBets } from "../../../../api/contract/operator/bets.endpoints.ts";
import { formatDateTime } from "../../../../domain/common/format.ts";
import { addComma } from "../../../../domain/common/price.ts";
import { useApp } from "../../../app-context.ts";
import type { DataColumn } from "../../table/data-table.tsx";
import { QueryTable } from "../../table/query-table.tsx";
import { OPERATOR_BETS_TEXT } from "../text.ts";
import { BetStory } from "./bet-story.tsx";
import { STORY_TEXT as TEXT, verdictText } from "./text.ts";

const COLUMNS: readonly DataColumn<Judgement>[] = [
  { id: "at", header: OPERATOR_BETS_TEXT.placedAt, value: ({ at }) => formatDateTime(at) },
  { id: "verdict", header: TEXT.server, value: verdictText },
  {
    id: "stake",
    header: OPERATOR_BETS_TEXT.stake,
    value: ({ terms }) => terms.stake,
    cell: ({ terms }) => addComma(terms.stake),
    isNumber: true,
  },
];

export interface RefusedBetsProps {
  userId: string;
}

/** What a member sent and no bet came of: it has no number that could be read out. */
export function RefusedBets({ userId }: RefusedBetsProps) {
  const { api } = useApp();
  const query = useQuery(queryOf(api, refusedBets, { query: { text: userId } }));
  return (
    <section aria-label={TEXT.refused} className="grid grid-cols-1 gap-2">
      <h2 className="text-sm font-bold">{TEXT.refused}</h2>
      <QueryTable<Judgement>
        label={TEXT.refused}
        query={query}
        empty={TEXT.noneRefused}
        columns={COLUMNS}
        rowId={({ id }) => String(id)}
        lines={2}
        renderDetail={({ id }) => <BetStory of={{ judgement: id }} name={String(id)} />}
      />
    </section>
  );
}
