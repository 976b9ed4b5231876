import type { OperatorRequest } from "../../../api/contract/operator/wallet.ts";
import { formatDateTime, formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import type { RequestKind } from "../../../domain/wallet/request-states.ts";
import { usdtText } from "../../../domain/wallet/usdt-text.ts";
import { REQUEST_STATE_NAMES } from "../../../domain/wallet/text.ts";
import { StateBadge } from "../../wallet/request/state-badge.tsx";
import { MemberLink } from "../members/member-link.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { REQUESTS_TEXT as TEXT } from "./text.ts";

type Column = DataColumn<OperatorRequest>;

const bankText = ({ bank, tether }: OperatorRequest) =>
  tether
    ? `${tether.network} ${tether.address} ${usdtText(tether.usdt)} USDT`
    : bank
      ? `${bank.bank} ${bank.number} ${bank.holder}`
      : "";
const leaseText = ({ lease }: OperatorRequest) =>
  lease ? `${lease.isMine ? TEXT.mine : lease.by} ~${formatShortDateTime(lease.until)}` : "";

const FIRST: readonly Column[] = [
  { id: "createdAt", header: TEXT.at, value: ({ createdAt }) => formatDateTime(createdAt), isSorted: true },
  {
    id: "member",
    header: TEXT.member,
    value: ({ userId, nickname }) => `${userId} (${nickname})`,
    cell: ({ userId, nickname }) => <MemberLink userId={userId} nickname={nickname} />,
  },
  { id: "level", header: TEXT.level, value: ({ level }) => level, isNumber: true },
  {
    id: "amount",
    header: TEXT.amount,
    value: ({ amount }) => amount,
    cell: ({ amount }) => addComma(amount),
    isNumber: true,
    isSorted: true,
  },
];
const OF_CHARGES: readonly Column[] = [
  {
    id: "bonus",
    header: TEXT.bonus,
    value: ({ bonus }) => bonus,
    cell: ({ bonus }) => addComma(bonus),
    isNumber: true,
  },
  { id: "type", header: TEXT.type, value: ({ typeName }) => typeName },
  { id: "depositor", header: TEXT.depositor, value: ({ depositor }) => depositor },
];
const BANK: Column = { id: "bank", header: TEXT.bank, value: bankText };
const SCOPE: Column = { id: "type", header: TEXT.scope, value: ({ typeName }) => typeName };
const LAST: readonly Column[] = [
  {
    id: "state",
    header: TEXT.stateColumn,
    value: ({ state }) => REQUEST_STATE_NAMES[state],
    cell: ({ state }) => <StateBadge state={state} />,
  },
  { id: "lease", header: TEXT.lease, value: leaseText },
  { id: "reason", header: TEXT.reason, value: ({ reason }) => reason },
  { id: "decidedBy", header: TEXT.decidedBy, value: ({ decidedBy }) => decidedBy },
];
const REFERENCE: Column = { id: "reference", header: TEXT.reference, value: ({ reference }) => reference };

export const REQUEST_COLUMNS: Readonly<Record<RequestKind, readonly Column[]>> = {
  charge: [...FIRST, ...OF_CHARGES, BANK, ...LAST],
  exchange: [...FIRST, BANK, ...LAST, REFERENCE],
  rolling: [...FIRST, SCOPE, ...LAST],
};
