import { bet } from "../../../../.storybook/story-betting.ts";

export const sampleBet = { ...bet, userId: "member01", gameType: 1, voidedAt: null };

export const sampleFile = {
  bet: sampleBet,
  postings: [
    {
      id: 11,
      at: bet.placedAt,
      kind: "stake",
      note: null,
      lines: [
        { account: "wallet:m1", amount: -bet.stake },
        { account: "staked:m1", amount: bet.stake },
      ],
    },
  ],
  voided: null,
  voiding: { problem: null, paid: bet.stake, takenBack: 0 },
};
