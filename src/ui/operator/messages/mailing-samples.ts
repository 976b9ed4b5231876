// What stories of messages show.
import type { Mailing, MailingDetail, Receiver } from "../../../api/contract/operator/mailings.ts";

export const mailing: Mailing = {
  id: "m1",
  sentAt: "2026-11-26T01:00:00Z",
  sentBy: "admin07",
  title: "점검 안내",
  audience: "level",
  audienceOf: ["3"],
  sent: 20,
  read: 12,
  recalledAt: null,
};

export const mailings: Mailing[] = [
  mailing,
  { ...mailing, id: "m2", title: "전체 공지", audience: "all", audienceOf: [], sent: 240_000, read: 10_001 },
  { ...mailing, id: "m3", title: "지사 안내", audience: "agent", audienceOf: ["agent01"], read: 0 },
  {
    ...mailing,
    id: "m4",
    title: "쿠폰 안내",
    audience: "named",
    audienceOf: ["member01", "member02"],
    sent: 2,
    read: 1,
    recalledAt: "2026-11-26T02:00:00Z",
  },
];

export const mailingDetail: MailingDetail = {
  ...mailing,
  contents: "<p>내일 3시에 점검합니다.</p>",
  recalledBy: null,
  recallReason: null,
};

export const receivers: Receiver[] = [
  { userId: "member01", nickname: "회원01", level: 3, readAt: "2026-11-26T01:03:00Z" },
  { userId: "member02", nickname: "회원02", level: 3, readAt: null },
];
