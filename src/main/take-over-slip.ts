// Picks that were stored when all of a member's picks had one slip, and the bet that was being sent: each goes to the slip
// that it belongs to, by the rules of its pick.
import { gameOf, virtualSportOf } from "../domain/games/games.ts";
import type { SlipPick } from "../domain/sports/slip/pick.ts";
import { SLIP_NAMES, type SlipName } from "../domain/sports/slip/slips.ts";
import type { PlacementIntent } from "../machines/placement/placement.schema.ts";
import { singleIntentKey, storedIntentKey } from "../machines/placement/stored-intent-key.ts";
import { readStoredIntent } from "../machines/placement/stored-intent.ts";
import { singleSlipKey, storedSlipKey } from "../machines/slip/stored-slip-key.ts";
import { readSingleSlip, type SingleSlip, writeStoredSlip } from "../machines/slip/stored-slip.ts";

type Stored = Pick<Storage, "getItem" | "setItem" | "removeItem">;

function slipOfGame(gameId: string): SlipName {
  const game = gameOf(gameId);
  return game && virtualSportOf(game) ? "virtual" : "mini";
}

function slipOf(pick: SlipPick): SlipName {
  if (pick.kind !== "fixture") return slipOfGame(pick.gameId);
  return pick.rule === "european" && pick.phase === "live" ? "inplay" : "normal";
}

export function takeOverSlip(storage: Stored, owner: string, now: number): void {
  try {
    const single = readSingleSlip(storage.getItem(singleSlipKey(owner)), { owner, now });
    if (single)
      for (const name of SLIP_NAMES) {
        const entries = single.slip.entries.filter((entry) => slipOf(entry) === name);
        if (entries.length > 0 && storage.getItem(storedSlipKey(owner, name)) === null)
          storage.setItem(
            storedSlipKey(owner, name),
            writeStoredSlip({ ...single.slip, name, entries }, single.savedAt),
          );
      }
    takeOverIntent(storage, { owner, now, slip: single?.slip ?? null });
    storage.removeItem(singleSlipKey(owner));
    storage.removeItem(singleIntentKey(owner));
  } catch {
    // A full or forbidden storage: what could not be moved stays where it is.
  }
}

function takeOverIntent(
  storage: Stored,
  { owner, now, slip }: { owner: string; now: number; slip: SingleSlip | null },
): void {
  const text = storage.getItem(singleIntentKey(owner));
  const intent = readStoredIntent(text, { owner, now });
  if (text === null || !intent) return;
  const key = storedIntentKey(owner, slipOfIntent(intent, slip));
  if (storage.getItem(key) === null) storage.setItem(key, text);
}

/** A request does not say of which phase its picks are; they stand in the slip until the bet is known. */
function slipOfIntent({ request }: PlacementIntent, slip: SingleSlip | null): SlipName {
  const [first] = request.picks;
  const entry = slip?.entries.find(({ id }) => id === first?.selectionId);
  if (entry) return slipOf(entry);
  return first && first.kind !== "fixture" ? slipOfGame(first.gameId) : "normal";
}
