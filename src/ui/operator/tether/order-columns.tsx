import type { OperatorTetherOrder } from "../../../api/contract/operator/tether.ts";
import { formatDateTime, formatShortDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import { TETHER_STATE_NAMES } from "../../../domain/wallet/tether-state-names.ts";
import { usdtText } from "../../../domain/wallet/usdt-text.ts";
import { TetherStateBadge } from "../../wallet/charge-crypto/order-state.tsx";
import { MemberLink } from "../members/member-link.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { OPERATOR_TETHER_TEXT as TEXT } from "./text.ts";

/** A transfer of another network has no amount of the house's tether. */
function extraText({ extra, extraTransfers }: OperatorTetherOrder): string {
  if (extraTransfers === 0) return "";
  return extra === 0 ? TEXT.foreign : usdtText(extra);
}

export const TETHER_COLUMNS: readonly DataColumn<OperatorTetherOrder>[] = [
  { id: "createdAt", header: TEXT.at, value: ({ createdAt }) => formatDateTime(createdAt), isSorted: true },
  {
    id: "member",
    header: TEXT.member,
    value: ({ userId, nickname }) => `${userId} (${nickname})`,
    cell: ({ userId, nickname }) => <MemberLink userId={userId} nickname={nickname} />,
  },
  {
    id: "state",
    header: TEXT.state,
    value: ({ state }) => TETHER_STATE_NAMES[state],
    cell: ({ state }) => <TetherStateBadge state={state} />,
  },
  {
    id: "amount",
    header: TEXT.amount,
    value: ({ amount }) => amount,
    cell: ({ amount }) => addComma(amount),
    isNumber: true,
    isSorted: true,
  },
  { id: "usdt", header: TEXT.usdt, value: ({ usdt }) => usdtText(usdt), isNumber: true },
  { id: "received", header: TEXT.received, value: ({ received }) => usdtText(received), isNumber: true },
  { id: "extra", header: TEXT.extra, value: extraText, isNumber: true },
  {
    id: "worth",
    header: TEXT.worth,
    value: ({ worth }) => worth,
    cell: ({ worth }) => addComma(worth),
    isNumber: true,
  },
  {
    id: "credited",
    header: TEXT.credited,
    value: ({ credited }) => credited,
    cell: ({ credited }) => (credited === null ? "" : addComma(credited)),
    isNumber: true,
  },
  { id: "network", header: TEXT.network, value: ({ network }) => network },
  { id: "hashes", header: TEXT.hashes, value: ({ hashes }) => hashes.join(" ") },
  { id: "problem", header: TEXT.problem, value: ({ problem }) => problem },
  {
    id: "lease",
    header: TEXT.lease,
    value: ({ lease }) => (lease ? `${lease.isMine ? TEXT.mine : lease.by} ~${formatShortDateTime(lease.until)}` : ""),
  },
  { id: "reason", header: TEXT.reason, value: ({ reason }) => reason },
  { id: "decidedBy", header: TEXT.decidedBy, value: ({ decidedBy }) => decidedBy },
];
