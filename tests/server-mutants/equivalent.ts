// Faults that nothing can notice, each with why. `file: was → is`, as they are printed.
const ALL_OR_NONE = "the database has all four of them or none: money_request_tether";
const TOGETHER = "an account is written whole";

export const EQUIVALENT: Readonly<Record<string, string>> = {
  "server/sports/feed/runner.ts: !isEmpty(batch) → true": "an empty batch writes nothing and tells nothing",
  "server/games/start-games.ts: due.length > 0 → ((due.length) >= (0))": "of no rounds nothing is drawn or told",
  "server/http/plugins.ts: 1_024 → 2048": "an answer of so few bytes is as right unpacked as packed",
  "server/wallet/money-requests.ts: network === null || address === null || usdt === null || rate === null → ((network === null || address === null || usdt === null) && (rate === null))":
    ALL_OR_NONE,
  "server/wallet/money-requests.ts: network === null || address === null || usdt === null → ((network === null || address === null) && (usdt === null))":
    ALL_OR_NONE,
  "server/wallet/money-requests.ts: network === null || address === null → ((network === null) && (address === null))":
    ALL_OR_NONE,
  "server/wallet/money-requests.ts: bank === null || bankNumber === null || bankHolder === null → ((bank === null || bankNumber === null) && (bankHolder === null))":
    TOGETHER,
  "server/wallet/money-requests.ts: bank === null || bankNumber === null → ((bank === null) && (bankNumber === null))":
    TOGETHER,
};
