// Answers of the server for the stories of what accounts have in common.

const account = {
  userId: "member07",
  nickname: "차분한곰",
  since: "2026-11-20T01:00:00Z",
  joinedAt: "2026-11-01T01:00:00Z",
  recommender: "manager01",
  state: "active",
  moneyIn: 1_250_000,
  moneyOut: 300_000,
};
const trace = {
  kind: "phone",
  value: "01012345678",
  members: 2,
  since: "2026-11-22T01:00:00Z",
  grownAt: "2026-11-22T01:00:00Z",
  checked: null,
  accounts: [
    account,
    { ...account, userId: "newcomer1", recommender: "member07", state: "waiting", moneyIn: 0, moneyOut: 0 },
  ],
};
const grown = {
  ...trace,
  kind: "address",
  value: "203.0.113.7",
  members: 34,
  checked: { by: "admin01", at: "2026-11-22T02:00:00Z", members: 33, note: "회사 공용 회선" },
};
export const sampleTraces = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 2, items: [trace, grown] };
