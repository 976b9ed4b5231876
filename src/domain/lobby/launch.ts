// Lobbies and games that open in a window of their own: specification, sections 4, 5 and 7; decisions, rules 20 and 21.
/** A game of a provider. */
export interface ProviderGameId {
  providerId: string;
  gameId: string;
  name: string;
}

/** `type` of GET kosca/opengame: European prematch and in-play. */
export const OPEN_GAMES = ["EU", "IN"] as const;
export type OpenGame = (typeof OPEN_GAMES)[number];

const LIVE_SUFFIX = "#Live";

/** True for an address that a window may be sent to: this site's own paths and http(s), never a script. */
export function isLaunchAddress(address: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(address) || /^\/(?![/\\])[^\s\\]*$/.test(address);
}

/** Where the window of a game goes; in-play begins at its live list. */
export function openGameAddress(game: OpenGame, address: string): string {
  return game === "IN" && !address.endsWith(LIVE_SUFFIX) ? `${address}${LIVE_SUFFIX}` : address;
}
