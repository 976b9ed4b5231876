import type { OperatorMember } from "../../../api/contract/operator/members.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { addComma } from "../../../domain/common/price.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { MemberLink } from "./member-link.tsx";
import { MEMBER_LIST_TEXT as TEXT } from "./text.ts";

const amount = (id: keyof OperatorMember & ("emoney" | "point" | "bets" | "stake" | "openStake"), header: string) =>
  ({
    id,
    header,
    value: (member: OperatorMember) => member[id],
    cell: (member: OperatorMember) => addComma(member[id]),
    isNumber: true,
  }) satisfies DataColumn<OperatorMember>;

export const MEMBER_COLUMNS: readonly DataColumn<OperatorMember>[] = [
  {
    id: "userId",
    header: TEXT.userId,
    value: ({ userId }) => userId,
    cell: ({ userId }) => <MemberLink userId={userId} />,
    isSorted: true,
  },
  { id: "nickname", header: TEXT.nickname, value: ({ nickname }) => nickname },
  { id: "level", header: TEXT.levelHead, value: ({ level }) => level, isNumber: true, isSorted: true },
  amount("emoney", TEXT.emoney),
  amount("point", TEXT.point),
  {
    id: "state",
    header: TEXT.state,
    value: ({ isOnline, disabledReason }) =>
      disabledReason !== null ? TEXT.disabled : isOnline ? TEXT.online : TEXT.offline,
  },
  { id: "joinedAt", header: TEXT.joinedAt, value: ({ joinedAt }) => formatDateTime(joinedAt), isSorted: true },
  {
    id: "lastLogin",
    header: TEXT.lastLogin,
    value: ({ lastLoginAt }) => (lastLoginAt === null ? TEXT.never : formatDateTime(lastLoginAt)),
  },
  amount("bets", TEXT.bets),
  amount("stake", TEXT.stake),
  amount("openStake", TEXT.openStake),
];
