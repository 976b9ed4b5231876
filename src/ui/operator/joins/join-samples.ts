// Answers of the server for the stories of joins.
const waiting = {
  id: "m-1",
  userId: "newcomer1",
  nickname: "새손님",
  phone: "01012345678",
  recommender: "member01",
  kind: "join",
  bank: { bank: "국민은행", number: "123-456-789012", holder: "홍길동" },
  shared: [
    { kind: "phone", count: 1, userIds: ["member07"] },
    { kind: "address", count: 7, userIds: ["member01", "member02", "member03", "member07", "member11"] },
  ],
  askedAt: "2026-11-22T01:00:00Z",
  state: "waiting",
  reason: null,
  decidedBy: null,
  decidedAt: null,
};
const change = {
  ...waiting,
  id: "c-1",
  kind: "bank",
  userId: "member05",
  nickname: "파란하늘",
  phone: null,
  shared: [{ kind: "bank", count: 2, userIds: ["member06", "member07"] }],
};
export const page = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 2, items: [waiting, change] };
export const refused = {
  ...waiting,
  id: "m-2",
  state: "refused",
  reason: "번호가 다릅니다.",
  decidedBy: "admin01",
  decidedAt: "2026-11-22T02:00:00Z",
};
