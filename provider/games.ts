// The games that the provider offers: what the site's lobby is told.
import type { ProviderGame } from "../src/api/contract/lobby/provider.ts";
import { SLOT_SHEET } from "../src/domain/lobby/house/slot-sheet.ts";
import { SLOT_STAKES } from "../src/domain/lobby/house/slot.ts";
import { TABLE_LEAST, TABLE_MOST } from "../src/domain/lobby/house/table.ts";
import { GAME_TEXT } from "./text.ts";
import { SLOT_ID } from "../src/domain/lobby/house/slot-id.ts";

export const TABLE_ID = "live-baccarat";

/** The pages of the games by their ids. */
export const GAME_PATHS: Readonly<Record<string, string>> = { [SLOT_ID]: "/slot", [TABLE_ID]: "/baccarat" };

export function gamesOffered(): ProviderGame[] {
  return [
    {
      id: TABLE_ID,
      kind: "casino",
      ...GAME_TEXT.table,
      emblem: "cards",
      colours: ["#14532d", "#b91c1c"],
      minBet: TABLE_LEAST,
      maxBet: TABLE_MOST,
      returns: null,
      jackpot: null,
    },
    {
      id: SLOT_ID,
      kind: "slot",
      ...GAME_TEXT.slot,
      emblem: "star",
      colours: ["#1e1b4b", "#f59e0b"],
      minBet: SLOT_STAKES[0],
      maxBet: SLOT_STAKES.at(-1) ?? SLOT_STAKES[0],
      returns: Math.floor(SLOT_SHEET.returned * 10_000),
      jackpot: null,
    },
  ];
}
