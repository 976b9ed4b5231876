// Lobbies and games that open in a window of their own: specification, sections 4, 5 and 7; decisions, rules 20 and 21.
import { LOBBIES, type Lobby } from "./shut-lobby.ts";

/** A game of a provider. */
export interface ProviderGameId {
  providerId: string;
  gameId: string;
  name: string;
}

/** `type` of GET kosca/opengame: European prematch and in-play. */
export const OPEN_GAMES = ["EU", "IN"] as const;
type OpenGame = (typeof OPEN_GAMES)[number];

/** What opens in a window of its own. */
export type Destination = Lobby | OpenGame;

export function isLobby(destination: Destination): destination is Lobby {
  return LOBBIES.some((lobby) => lobby === destination);
}

const LIVE_SUFFIX = "#Live";

/** True for an address that a window may be sent to: this site's own paths and http(s), never a script. */
export function isLaunchAddress(address: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(address) || /^\/(?![/\\])[^\s\\]*$/.test(address);
}

/** Where the window goes; in-play begins at its live list. */
export function openGameAddress(destination: Destination, address: string): string {
  return destination === "IN" && !address.endsWith(LIVE_SUFFIX) ? `${address}${LIVE_SUFFIX}` : address;
}
