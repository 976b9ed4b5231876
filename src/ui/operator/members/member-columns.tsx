import type { AdminMember } from "../../../api/contract/operator/members.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { MEMBER_LIST_TEXT as TEXT } from "./text.ts";

const amount = (id: keyof AdminMember & ("emoney" | "point" | "bets" | "stake" | "openStake"), header: string) =>
  ({
    id,
    header,
    value: (member: AdminMember) => member[id],
    cell: (member: AdminMember) => addComma(member[id]),
    isNumber: true,
  }) satisfies DataColumn<AdminMember>;

export const MEMBER_COLUMNS: readonly DataColumn<AdminMember>[] = [
  { id: "userId", header: TEXT.userId, value: ({ userId }) => userId },
  { id: "nickname", header: TEXT.nickname, value: ({ nickname }) => nickname },
  { id: "level", header: TEXT.levelHead, value: ({ level }) => level, isNumber: true },
  amount("emoney", TEXT.emoney),
  amount("point", TEXT.point),
  {
    id: "state",
    header: TEXT.state,
    value: ({ isOnline, disabledReason }) =>
      disabledReason !== null ? TEXT.disabled : isOnline ? TEXT.online : TEXT.offline,
  },
  {
    id: "lastLogin",
    header: TEXT.lastLogin,
    value: ({ lastLoginAt }) => (lastLoginAt === null ? TEXT.never : formatDateTime(lastLoginAt)),
  },
  amount("bets", TEXT.bets),
  amount("stake", TEXT.stake),
  amount("openStake", TEXT.openStake),
];
