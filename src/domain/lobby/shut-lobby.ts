// Tendency 22 and the lobbies: specification, sections 5 and 6. The first load has the navigation's guard, and no other
// rule of games.
import { CASINO_BLOCK_TENDENCY } from "../common/constants.ts";
import { pathOnly } from "../frame/path.ts";

export const CONTACT_ADMINISTRATOR_TEXT = "관리자에게 문의해주세요.";

export const LOBBIES = ["casino", "slot"] as const;
export type Lobby = (typeof LOBBIES)[number];

/** Where each lobby is on this site. */
export const LOBBY_PAGES: Readonly<Record<Lobby, string>> = { casino: "/casino", slot: "/slot" };

/** A member with this code in the tendency list has to ask the administrator. */
export function isBarredFromLobbies(tendency: readonly string[]): boolean {
  return tendency.includes(CASINO_BLOCK_TENDENCY);
}

/** Whether a path is a lobby that is shut to a member with these codes. The halls of fame are open. */
export function isShutLobby(path: string, tendency: readonly string[]): boolean {
  return isBarredFromLobbies(tendency) && Object.values(LOBBY_PAGES).includes(pathOnly(path));
}
