import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { download } from "../../../api/client/download.ts";
import { exportBets, operatorBets } from "../../../api/contract/operator/bets.endpoints.ts";
import type { OperatorBet } from "../../../api/contract/operator/bets.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatBetNumber, readBetNumber } from "../../../domain/common/bet-number.ts";
import { addComma } from "../../../domain/common/price.ts";
import { useApp } from "../../app-context.ts";
import { LatePart } from "../../frame/error/late-part.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { QueryTable } from "../table/query-table.tsx";
import { BET_COLUMNS } from "./bet-columns.tsx";
import { BetFilter, readBetFilters } from "./bet-filter.tsx";
import { LargeBets } from "./large-bets.tsx";
import { OPERATOR_BETS_TEXT as TEXT } from "./text.ts";

const OpenedBet = lazy(() => import("./opened-bet.tsx").then((file) => ({ default: file.OpenedBet })));
const RefusedBets = lazy(() => import("./story/refused-bets.tsx").then((file) => ({ default: file.RefusedBets })));

const titleOf = ({ number, userId }: OperatorBet) => `${formatBetNumber(number)} · ${userId}`;

/** Bets of all members by a filter, with what they come to; a bet opens beside the list. */
export function BetsPage() {
  const { api } = useApp();
  const { filters, apply } = useFilters(readBetFilters);
  const { page = 1, sort, ...filter } = filters;
  const query = useQuery(pageQuery(api, operatorBets, { query: { ...filter, ...(sort && { sort }), page } }));
  const { text } = filter;
  const isWrong = text !== undefined && readBetNumber(text) === "wrong";
  const isOfAll = [text, filter.match, filter.from, filter.to].every((given) => given === undefined);
  const totals = query.data?.totals;
  return (
    <div className="grid grid-cols-1 gap-2">
      <LargeBets />
      <BetFilter filters={filters} onApply={apply} />
      {isOfAll && <p className="text-xs text-muted">{TEXT.newest}</p>}
      <QueryTable<OperatorBet>
        label={TEXT.list}
        name="bets"
        query={query}
        empty={isWrong ? TEXT.wrong : TEXT.none}
        columns={BET_COLUMNS}
        rowId={({ number }) => number}
        rowTitle={titleOf}
        {...(totals && {
          sums: [
            { label: TEXT.stake, value: addComma(totals.stake) },
            { label: TEXT.paid, value: addComma(totals.paid) },
          ],
        })}
        exports={(format) => download(api, exportBets, { query: { ...filter, format } })}
        renderDetail={(bet) => (
          <LatePart>
            <OpenedBet bet={bet} />
          </LatePart>
        )}
      />
      {text !== undefined && readBetNumber(text) === null && (
        <LatePart>
          <RefusedBets userId={text} />
        </LatePart>
      )}
    </div>
  );
}
