// What an exchange is decided by, as stories show it.

export const requestFactsSample = {
  joinedAt: "2026-11-01T00:00:00Z",
  since: "2026-11-15T03:00:00Z",
  deposits: { count: 4, amount: 450_000 },
  depositsSince: { count: 1, amount: 100_000 },
  exchanges: { count: 2, amount: 300_000 },
  bets: { turnover: 1_250_000, paid: 1_310_000 },
  betsSince: { turnover: 220_000, paid: 260_000 },
  wagering: { required: 100_000, staked: 220_000, left: 0 },
  tendency: ["22"],
  bankChangedAt: "2026-11-14T03:00:00Z",
  passwordSetAt: "2026-11-20T03:00:00Z",
  shared: [
    { kind: "address", count: 12, userIds: ["member02", "member03", "member04"] },
    { kind: "bank", count: 1, userIds: ["member08"] },
  ],
};
