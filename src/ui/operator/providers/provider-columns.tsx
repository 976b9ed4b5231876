import type { ProviderRow, TransactionRow } from "../../../api/contract/operator/providers.ts";
import type { HeldWin } from "../../../api/contract/operator/provider-held.ts";
import type { OpenRound } from "../../../api/contract/operator/provider-rounds.ts";
import { formatBetNumber } from "../../../domain/common/bet-number.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { SETTLEMENT_NAMES } from "../../../domain/sports/labels/settlement.ts";
import { addComma } from "../../../domain/common/price.ts";
import { MemberLink } from "../members/member-link.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { PROVIDERS_TEXT as TEXT } from "./text.ts";

function number<Row>(id: string, header: string, value: (row: Row) => number): DataColumn<Row> {
  return { id, header, value, cell: (row) => addComma(value(row)), isNumber: true };
}

export const PROVIDER_COLUMNS: readonly DataColumn<ProviderRow>[] = [
  { id: "name", header: TEXT.name, value: ({ name }) => name },
  { id: "id", header: TEXT.id, value: ({ id }) => id },
  { id: "state", header: TEXT.state, value: ({ isOn }) => (isOn ? TEXT.on : TEXT.off) },
  number("games", TEXT.games, ({ games }) => games),
  number("openBets", TEXT.openBets, ({ openBets }) => openBets),
  number("doubts", TEXT.doubts, ({ doubts }) => doubts),
  number("staked", TEXT.staked, ({ staked }) => staked),
  number("paid", TEXT.paid, ({ paid }) => paid),
  number("ceiling", TEXT.roundCeiling, ({ roundCeiling }) => roundCeiling),
  { id: "seenAt", header: TEXT.seenAt, value: ({ seenAt }) => (seenAt === null ? null : formatDateTime(seenAt)) },
  { id: "address", header: TEXT.address, value: ({ address }) => address },
];

export const OPEN_ROUND_COLUMNS: readonly DataColumn<OpenRound>[] = [
  { id: "since", header: TEXT.since, value: ({ since }) => formatDateTime(since) },
  { id: "provider", header: TEXT.provider, value: ({ providerName }) => providerName },
  { id: "game", header: TEXT.game, value: ({ gameName }) => gameName },
  number("bets", TEXT.bets, ({ bets }) => bets),
  number("members", TEXT.members, ({ members }) => members),
  number("stake", TEXT.stake, ({ stake }) => stake),
  number("paid", TEXT.paidSoFar, ({ paid }) => paid),
  number("doubts", TEXT.doubts, ({ doubts }) => doubts),
  { id: "round", header: TEXT.round, value: ({ roundId }) => roundId },
];

export const HELD_COLUMNS: readonly DataColumn<HeldWin>[] = [
  { id: "at", header: TEXT.at, value: ({ at }) => formatDateTime(at) },
  {
    id: "member",
    header: TEXT.member,
    value: ({ userId }) => userId,
    cell: ({ userId }) => <MemberLink userId={userId} />,
  },
  { id: "provider", header: TEXT.provider, value: ({ providerName }) => providerName },
  { id: "game", header: TEXT.game, value: ({ gameName }) => gameName },
  number("credited", TEXT.credited, ({ credited }) => credited),
  number("paid", TEXT.paidSoFar, ({ paid }) => paid),
  number("held", TEXT.heldAmount, ({ held }) => held),
  {
    id: "decision",
    header: TEXT.decision,
    value: ({ decision }) => (decision === null ? null : TEXT.decisions[decision]),
  },
  { id: "decidedBy", header: TEXT.decidedBy, value: ({ decidedBy }) => decidedBy },
  { id: "reason", header: TEXT.reason, value: ({ reason }) => reason },
  { id: "round", header: TEXT.round, value: ({ roundId }) => roundId },
  { id: "transaction", header: TEXT.transaction, value: ({ transactionId }) => transactionId },
];

export const TRANSACTION_COLUMNS: readonly DataColumn<TransactionRow>[] = [
  { id: "at", header: TEXT.at, value: ({ at }) => formatDateTime(at) },
  {
    id: "member",
    header: TEXT.member,
    value: ({ userId }) => userId,
    cell: ({ userId }) => <MemberLink userId={userId} />,
  },
  {
    id: "number",
    header: TEXT.betNumber,
    value: ({ betNumber }) => (betNumber === null ? null : formatBetNumber(betNumber)),
  },
  { id: "game", header: TEXT.game, value: ({ gameName }) => gameName },
  { id: "call", header: TEXT.call, value: ({ call }) => TEXT.calls[call] },
  number("amount", TEXT.amount, ({ amount }) => amount),
  {
    id: "result",
    header: TEXT.result,
    value: ({ state, refusal }) => (refusal === null ? TEXT[state] : `${TEXT[state]} (${refusal})`),
  },
  {
    id: "bet",
    header: TEXT.betState,
    value: ({ betStatus }) => (betStatus === null ? null : SETTLEMENT_NAMES[betStatus]),
  },
  { id: "doubt", header: TEXT.doubt, value: ({ doubt }) => (doubt === null ? null : TEXT.doubtStates[doubt]) },
  { id: "note", header: TEXT.note, value: ({ note }) => note },
  { id: "round", header: TEXT.round, value: ({ roundId }) => roundId },
  { id: "transaction", header: TEXT.transaction, value: ({ transactionId }) => transactionId },
];
