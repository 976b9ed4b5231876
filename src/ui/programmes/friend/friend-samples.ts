// Answers of the server for the stories of friends.
export const sampleRules = {
  isOn: true,
  lossPercent: 1,
  firstChargePercent: 1,
  firstChargeTurnover: 3_000,
  maxPoints: 100_000,
};
export const listOf = (items: object[]) => ({
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: items.length,
  items,
});
export const sampleFriends = {
  friends: { code: "K7MQ2XPA", count: 2, points: 12_500, promised: 2_500, rules: sampleRules },
  "friends/members": listOf([
    { id: "2", nickname: "달**", joinedAt: "2026-11-21T01:00:00Z", points: 12_500 },
    { id: "1", nickname: "연장**", joinedAt: "2026-11-20T01:00:00Z", points: 0 },
  ]),
  "friends/rewards": listOf([
    {
      id: "1",
      at: "2026-11-22T01:00:00Z",
      kind: "charge",
      occasion: "first",
      base: 250_000,
      points: 12_500,
      friend: "달**",
    },
  ]),
};
