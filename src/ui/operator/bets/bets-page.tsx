import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { operatorBets } from "../../../api/contract/operator/bets.endpoints.ts";
import type { OperatorBet } from "../../../api/contract/operator/bets.ts";
import { pageQuery } from "../../../api/queries/page-query.ts";
import { formatBetNumber, readBetNumber } from "../../../domain/common/bet-number.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma, formatPrice } from "../../../domain/common/price.ts";
import { SETTLEMENT_NAMES } from "../../../domain/sports/labels/settlement.ts";
import { useApp } from "../../app-context.ts";
import { LatePart } from "../../frame/error/late-part.tsx";
import { filtersOf, textFilter } from "../../frame/list/filters.ts";
import { SearchBox } from "../../frame/list/search-box.tsx";
import { useFilters } from "../../frame/list/use-filters.ts";
import { BetStatus } from "../../sports/bets/bet-status.tsx";
import { betTitle } from "../../sports/bets/bet-title.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { QueryTable } from "../table/query-table.tsx";
import { OPERATOR_BETS_TEXT as TEXT } from "./text.ts";

const OpenedBet = lazy(() => import("./opened-bet.tsx").then((file) => ({ default: file.OpenedBet })));
const RefusedBets = lazy(() => import("./story/refused-bets.tsx").then((file) => ({ default: file.RefusedBets })));

const readFilters = filtersOf({ text: textFilter(60) });

const won = (id: "stake" | "payout" | "paid"): DataColumn<OperatorBet> => ({
  id,
  header: TEXT[id],
  value: (bet) => bet[id],
  cell: (bet) => addComma(bet[id]),
  isNumber: true,
});

/** A round at a provider has no price. */
const priceOf = ({ picks, price }: OperatorBet) => (picks[0]?.kind === "provider" ? TEXT.noPrice : formatPrice(price));

const COLUMNS: readonly DataColumn<OperatorBet>[] = [
  { id: "number", header: TEXT.number, value: ({ number }) => formatBetNumber(number) },
  { id: "placedAt", header: TEXT.placedAt, value: ({ placedAt }) => formatDateTime(placedAt) },
  { id: "member", header: TEXT.member, value: ({ userId }) => userId },
  { id: "title", header: TEXT.title, value: betTitle },
  won("stake"),
  { id: "price", header: TEXT.price, value: priceOf, isNumber: true },
  {
    ...won("payout"),
    cell: (bet) => (bet.picks[0]?.kind === "provider" ? TEXT.noPrice : addComma(bet.payout)),
  },
  won("paid"),
  {
    id: "state",
    header: TEXT.state,
    value: ({ status }) => SETTLEMENT_NAMES[status],
    cell: (bet) => (
      <BetStatus
        bet={bet}
        isCashedOut={bet.cashedStake === bet.stake}
        isGain={bet.settledAt === null || bet.paid > bet.stake}
      />
    ),
  },
];

/** Bets of all members: the newest, those of a member, or the one whose number was read out. */
export function BetsPage() {
  const { api } = useApp();
  const { filters } = useFilters(readFilters);
  const { text, page = 1 } = filters;
  const query = useQuery(pageQuery(api, operatorBets, { query: { page, ...(text !== undefined && { text }) } }));
  const isWrong = text !== undefined && readBetNumber(text) === "wrong";
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchBox label={TEXT.search} />
      {text === undefined && <p className="text-xs text-muted">{TEXT.newest}</p>}
      <QueryTable<OperatorBet>
        label={TEXT.list}
        query={query}
        empty={isWrong ? TEXT.wrong : TEXT.none}
        columns={COLUMNS}
        rowId={({ number }) => number}
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
