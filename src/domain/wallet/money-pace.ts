// How fast one member's money moves: at the pace of a person at a screen, whatever the kind of bet or request and from
// whatever address: docs/decisions/kept-lists-and-costly-calls.md.

/**
 * Twenty at once, and sixty a minute. A bet is two presses with an answer between them; the fastest that a person has is
 * to sell the bets of a list, one press each.
 */
export const MONEY_PACE = { most: 20, windowMs: 20_000 } as const;

/** `seconds`: until the next one is taken. */
export const tooFastText = (seconds: number): string => `요청이 너무 빠릅니다. ${seconds}초 후 다시 시도해주세요.`;
