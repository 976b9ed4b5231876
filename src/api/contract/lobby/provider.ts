// What the site and a provider of casino games say to each other: docs/provider.md.
import * as v from "valibot";

export const PROVIDER_TIMESTAMP_HEADER = "x-provider-timestamp";
export const PROVIDER_SIGNATURE_HEADER = "x-provider-signature";
/** A call that was signed longer ago, or later, than this is refused. */
export const PROVIDER_TOLERANCE_MS = 5 * 60_000;

const PROVIDER_GAME_KINDS = ["casino", "slot"] as const;

/** The site draws the picture of a game: one of these in the game's two colours. */
export const GAME_EMBLEMS = ["cards", "wheel", "dice", "gem", "fruit", "crown", "dragon", "star"] as const;
export type GameEmblem = (typeof GAME_EMBLEMS)[number];

const Name = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/));
const Korean = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const Won = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(1_000_000_000_000));
const Colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));

// What a provider sends to the wallet of the site.

const Call = {
  /** New for each call, the same when the call is sent again. */
  requestId: Name,
  /** Of the launch: it names the member and the game. */
  token: Name,
  currency: v.literal("KRW"),
};

/** POST {site}/api/provider/{provider}/balance */
export const WalletBalanceCall = v.strictObject(Call);
export type WalletBalanceCall = v.InferOutput<typeof WalletBalanceCall>;

/** POST {site}/api/provider/{provider}/bet */
export const WalletBetCall = v.strictObject({
  ...Call,
  transactionId: Name,
  roundId: Name,
  gameId: Name,
  /** Won. */
  amount: Won(1),
  /** What is bet on, as the member reads it in the list of bets: `player`, 플레이어. */
  selection: v.strictObject({ id: Name, name: Korean(40) }),
});
export type WalletBetCall = v.InferOutput<typeof WalletBetCall>;

/** POST {site}/api/provider/{provider}/win. Money for a bet, and the end of the bet. */
export const WalletWinCall = v.strictObject({
  ...Call,
  transactionId: Name,
  /** The transaction of the bet. */
  betTransactionId: Name,
  roundId: Name,
  /** Won. 0 where the bet is lost. */
  amount: Won(0),
  /** No further win of this bet comes. A win of free spins that go on is not final. */
  isFinal: v.boolean(),
  /** The final win gives the stake back and no more, as a tie does at baccarat: neither won nor lost. */
  isPush: v.optional(v.boolean(), false),
});
export type WalletWinCall = v.InferOutput<typeof WalletWinCall>;

/** POST {site}/api/provider/{provider}/rollback. The bet is as if it had never been. */
export const WalletRollbackCall = v.strictObject({
  ...Call,
  transactionId: Name,
  betTransactionId: Name,
  roundId: Name,
});
export type WalletRollbackCall = v.InferOutput<typeof WalletRollbackCall>;

export const WALLET_CALLS = {
  balance: WalletBalanceCall,
  bet: WalletBetCall,
  win: WalletWinCall,
  rollback: WalletRollbackCall,
} as const;
export type WalletCallName = keyof typeof WALLET_CALLS;

/** 200. `balance` is the member's money now, in won. */
export const WalletAnswer = v.object({
  balance: v.number(),
  currency: v.literal("KRW"),
  /** The transaction was known: nothing moved this time. */
  isRepeat: v.boolean(),
});
export type WalletAnswer = v.InferOutput<typeof WalletAnswer>;

/** Every other status, with the meaning in docs/provider.md. */
export const WALLET_ERRORS = {
  bad_request: 400,
  unauthorized: 401,
  unknown_provider: 404,
  unknown_token: 404,
  unknown_bet: 404,
  facts_differ: 409,
  bet_rolled_back: 409,
  bet_won: 409,
  bet_closed: 409,
  token_expired: 422,
  insufficient_funds: 422,
  stake_limit: 422,
  protected: 422,
  barred: 422,
  provider_off: 503,
  maintenance: 503,
} as const;
export type WalletErrorCode = keyof typeof WALLET_ERRORS;
export const WalletError = v.object({
  code: v.picklist(Object.keys(WALLET_ERRORS) as WalletErrorCode[]),
  message: v.string(),
  /** Of insufficient_funds, stake_limit and protected: the greatest stake that would be taken, where there is one. */
  room: v.optional(v.number()),
});
export type WalletError = v.InferOutput<typeof WalletError>;

// What the site sends to a provider.

/** POST {provider}/api/launch */
export const LaunchCall = v.strictObject({
  requestId: Name,
  /** Who the site is to the provider. */
  partnerId: Name,
  gameId: Name,
  token: Name,
  /** What other players may read: masked. */
  playerName: Korean(40),
  /** The same for all launches of one member. It is no id of the site. */
  playerId: Name,
  language: v.literal("ko"),
  currency: v.literal("KRW"),
  /** Where the game's way out leads: an absolute address of the site. */
  returnUrl: v.pipe(v.string(), v.url(), v.maxLength(500)),
});
export type LaunchCall = v.InferOutput<typeof LaunchCall>;
/** An absolute http(s) address. The window goes there. */
export const LaunchAnswer = v.object({ url: v.pipe(v.string(), v.url(), v.maxLength(2_000)) });
export type LaunchAnswer = v.InferOutput<typeof LaunchAnswer>;

export const ProviderGame = v.object({
  id: Name,
  kind: v.picklist(PROVIDER_GAME_KINDS),
  name: Korean(40),
  /** A heading of the lobby: 바카라. */
  category: Korean(20),
  emblem: v.picklist(GAME_EMBLEMS),
  colours: v.tuple([Colour, Colour]),
  minBet: Won(1),
  maxBet: Won(1),
  /** Exact return to players, in hundredths of a percent; null where it depends on how one plays. */
  returns: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
  /** Won; null where the game has none. */
  jackpot: v.nullable(Won(0)),
});
export type ProviderGame = v.InferOutput<typeof ProviderGame>;
/** GET {provider}/api/games */
export const ProviderGames = v.object({ items: v.pipe(v.array(ProviderGame), v.maxLength(5_000)) });
export type ProviderGames = v.InferOutput<typeof ProviderGames>;

/**
 * GET {provider}/api/bets/{transactionId}: what became of a bet, asked while the wallet has it open for long. 404: the
 * provider does not know it. `calls` are the provider's wins and its rollback for this bet, in their order and with
 * their ids, sent already or not: the wallet takes those that it does not have.
 */
export const ProviderBet = v.object({
  state: v.picklist(["open", "settled", "rolledBack"]),
  calls: v.pipe(
    v.array(
      v.variant("call", [
        v.object({ call: v.literal("win"), body: WalletWinCall }),
        v.object({ call: v.literal("rollback"), body: WalletRollbackCall }),
      ]),
    ),
    v.maxLength(200),
  ),
});
export type ProviderBet = v.InferOutput<typeof ProviderBet>;

/** `{provider}` in a path. */
export const ProviderParams = v.strictObject({ provider: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });
