// Lobbies and games that open in a window of their own: specification, sections 4, 5 and 7; decisions, rules 20 and 21.
import { CASINO_BLOCK_TENDENCY } from "./constants.ts";
import { pathOnly } from "./path.ts";

export const LOBBIES = ["casino", "slot"] as const;
export type Lobby = (typeof LOBBIES)[number];

/** A game of a provider. */
export interface ProviderGameId {
  providerId: string;
  gameId: string;
  name: string;
}

/** Where each lobby is on this site. */
export const LOBBY_PAGES: Readonly<Record<Lobby, string>> = { casino: "/casino", slot: "/slot" };

/** `type` of GET kosca/opengame: European prematch and in-play. */
export const OPEN_GAMES = ["EU", "IN"] as const;
export type OpenGame = (typeof OPEN_GAMES)[number];

const LIVE_SUFFIX = "#Live";

/** A member with this code in the tendency list has to ask the administrator. */
export function isBarredFromLobbies(tendency: readonly string[]): boolean {
  return tendency.includes(CASINO_BLOCK_TENDENCY);
}

/** Whether a path is a lobby that is shut to a member with these codes. The halls of fame are open. */
export function isShutLobby(path: string, tendency: readonly string[]): boolean {
  return isBarredFromLobbies(tendency) && Object.values(LOBBY_PAGES).includes(pathOnly(path));
}

/** True for an address that a window may be sent to: this site's own paths and http(s), never a script. */
export function isLaunchAddress(address: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(address) || /^\/(?![/\\])[^\s\\]*$/.test(address);
}

/** Where the window of a game goes; in-play begins at its live list. */
export function openGameAddress(game: OpenGame, address: string): string {
  return game === "IN" && !address.endsWith(LIVE_SUFFIX) ? `${address}${LIVE_SUFFIX}` : address;
}
