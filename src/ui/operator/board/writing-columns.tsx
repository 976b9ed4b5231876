import type { Writing } from "../../../api/contract/operator/board.ts";
import { formatDateTime } from "../../../domain/common/format.ts";
import { MemberLink } from "../members/member-link.tsx";
import type { DataColumn } from "../table/data-table.tsx";
import { BOARD_TEXT as TEXT } from "./text.ts";

const SHOWN_LENGTH = 40;
const cut = (text: string) => (text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text);

export const WRITING_COLUMNS: readonly DataColumn<Writing>[] = [
  { id: "title", header: TEXT.titleHead, value: ({ title }) => title, cell: ({ title }) => cut(title) },
  { id: "contents", header: TEXT.contents, value: ({ contents }) => contents, cell: ({ contents }) => cut(contents) },
  {
    id: "userId",
    header: TEXT.userId,
    value: ({ userId }) => userId,
    cell: ({ userId }) => <MemberLink userId={userId} />,
  },
  { id: "nickname", header: TEXT.nickname, value: ({ nickname }) => nickname },
  { id: "createdAt", header: TEXT.at, value: ({ createdAt }) => formatDateTime(createdAt) },
  { id: "state", header: TEXT.state, value: ({ state }) => TEXT[state] },
  { id: "banned", header: TEXT.banned, value: ({ isBanned }) => (isBanned ? TEXT.banned : null) },
];
