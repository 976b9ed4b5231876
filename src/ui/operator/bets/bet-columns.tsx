import type { OperatorBet } from "../../../api/contract/operator/bets.ts";
import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { gameTypeName } from "../../../domain/common/game-type.ts";
import { addComma, formatPrice } from "../../../domain/common/price.ts";
import { SETTLEMENT_NAMES } from "../../../domain/sports/labels/settlement.ts";
import { BetStatus } from "../../sports/bets/bet-status.tsx";
import { betTitle } from "../../sports/bets/bet-title.ts";
import { MemberLink } from "../members/member-link.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { BET_STATE_NAMES, OPERATOR_BETS_TEXT as TEXT } from "./text.ts";

const won = (id: "stake" | "payout" | "paid"): DataColumn<OperatorBet> => ({
  id,
  header: TEXT[id],
  value: (bet) => bet[id],
  cell: (bet) => addComma(bet[id]),
  isNumber: true,
  isSorted: true,
});

/** A round at a provider has no price. */
const isPriced = ({ picks }: OperatorBet) => picks[0]?.kind !== "provider";

export const BET_COLUMNS: readonly DataColumn<OperatorBet>[] = [
  { id: "number", header: TEXT.number, value: ({ number }) => formatBetNumber(number) },
  { id: "placedAt", header: TEXT.placedAt, value: ({ placedAt }) => formatDateTime(placedAt), isSorted: true },
  {
    id: "member",
    header: TEXT.member,
    value: ({ userId }) => userId,
    cell: ({ userId }) => <MemberLink userId={userId} />,
  },
  { id: "product", header: TEXT.product, value: ({ gameType }) => gameTypeName(gameType) },
  {
    id: "title",
    header: TEXT.title,
    value: betTitle,
    cell: (bet) => <span className="block max-w-60 truncate">{betTitle(bet)}</span>,
  },
  won("stake"),
  {
    id: "price",
    header: TEXT.price,
    value: (bet) => (isPriced(bet) ? formatPrice(bet.price) : TEXT.noPrice),
    isNumber: true,
  },
  { ...won("payout"), cell: (bet) => (isPriced(bet) ? addComma(bet.payout) : TEXT.noPrice) },
  won("paid"),
  {
    id: "state",
    header: TEXT.state,
    value: ({ status, voidedAt }) => (voidedAt === null ? SETTLEMENT_NAMES[status] : BET_STATE_NAMES.voided),
    cell: (bet) =>
      bet.voidedAt === null ? (
        <BetStatus
          bet={bet}
          isCashedOut={bet.cashedStake === bet.stake}
          isGain={bet.settledAt === null || bet.paid > bet.stake}
        />
      ) : (
        <span className="rounded-sm bg-danger-soft px-2 py-0.5 text-xs font-bold text-danger">
          {BET_STATE_NAMES.voided}
        </span>
      ),
  },
];
