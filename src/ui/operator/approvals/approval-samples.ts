// Answers of the server for the stories of approvals.
const asked = {
  id: "a1",
  title: "회원의 지갑에 입금합니다.",
  call: "POST /admin/deposits",
  subjects: ["member:member01"],
  shown: {
    params: {},
    query: {},
    body: { userId: "member01", amount: 5_000_000, reason: "이벤트 정산", purpose: "gift" },
  },
  measure: "money",
  amount: 5_000_000,
  reason: "이벤트 정산",
  askedBy: "admin02",
  askedAt: "2026-11-22T01:00:00Z",
  expiresAt: "2026-11-23T01:00:00Z",
  state: "asked",
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  isOwn: false,
  mayDecide: true,
};
const own = {
  ...asked,
  id: "a2",
  title: "제공사를 켜거나 끄고, 이름과 주소와 비밀값을 바꿉니다. 꺼도 당첨과 취소는 받습니다.",
  call: "PUT /admin/providers/:id",
  subjects: ["provider:trial"],
  shown: { params: { id: "trial" }, query: {}, body: { secret: "•••" } },
  measure: "always",
  amount: null,
  reason: "",
  askedBy: "admin01",
  isOwn: true,
  mayDecide: false,
};
const pageOf = (...items: object[]) => ({ page: 1, pageCount: 1, itemsPerPage: 15, totalCount: items.length, items });

export const terms = { money: 3_000_000, points: 300_000, moved: 10_000_000, hours: 24 };
const page = pageOf(asked, own);
export const none = pageOf();
export const refused = {
  ...asked,
  state: "refused",
  decidedBy: "admin01",
  decidedAt: "2026-11-22T02:00:00Z",
  decisionReason: "근거가 없습니다.",
};
/** A file of matches. */
export const importShown = {
  params: {},
  query: { dryRun: false, start: "now", speed: 1 },
  body: {
    file: "9f86d081884c7d659a2feaa0c55ad015",
    rows: 3,
    added: 2,
    refused: 0,
    leagues: ["대한민국 K리그1"],
    matches: ["한강 2:1 (1:0) 설악", "금강 0:0 (0:0) 남산"],
    corrections: [
      {
        fixtureId: "f1",
        match: "백두 vs 한라",
        before: "0:1 (0:0)",
        after: "1:0 (0:0)",
        paid: 20_000,
        takenBack: 0,
      },
    ],
  },
};
export const refusedPage = pageOf(refused);
export const APPROVAL_ANSWERS = {
  "admin/approvals": page,
  "tables/approvals": { hidden: [], views: [] },
  "admin/approvals/a1": asked,
  "admin/approvals/a2": own,
  "admin/approvals/a3": { ...asked, id: "a3", mayDecide: false },
  "admin/four-eyes": terms,
};
