// The operator's popups on the home page, as the paths need them; put back after the path.
import type { OperatorPopup } from "../../src/api/contract/operator/popups.ts";
import { DEMO_POPUPS } from "../../server/demo/contents.ts";
import type { Walk } from "./lib/walk.ts";

type Listed = Partial<OperatorPopup> & { id: string };

/** From now on the home page has exactly these of the demo's popups, in this order. */
export async function showPopups(walk: Walk, ids: readonly string[], change: Partial<Listed> = {}): Promise<void> {
  const { operator } = walk;
  const { items } = await operator.ask<{ items: Listed[] }>("GET", "/api/admin/popups");
  if (!walk.notes.has("popups")) {
    walk.notes.set("popups", items);
    walk.atEnd(async () => {
      for (const popup of items) await putPopup(walk, popup);
    });
  }
  const known = new Map(DEMO_POPUPS.map((popup) => [popup.id, popup]));
  for (const popup of items) if (!ids.includes(popup.id)) await putPopup(walk, { ...popup, popupFlg: false });
  for (const [position, id] of ids.entries()) {
    const popup = known.get(id);
    if (!popup) throw new Error(`the demo has no popup ${id}`);
    await putPopup(walk, { ...popup, popupFlg: true, position, ...change });
  }
}

/** The time of a popup that no member sees comes: open pages hear of it. */
export async function turnTime(walk: Walk): Promise<void> {
  const [popup] = DEMO_POPUPS;
  const path = "/api/admin/popups/turning";
  if (!walk.notes.has("turning")) {
    walk.notes.set("turning", true);
    walk.atEnd(() => walk.operator.ask("DELETE", path));
  }
  // No member has this level.
  const audience = { levels: [99], showsFrom: new Date(Date.now() + 500).toISOString() };
  await walk.operator.ask("PUT", path, { ...popup, id: undefined, ...audience });
}

async function putPopup({ operator }: Walk, { id, state: _state, ...popup }: Listed): Promise<void> {
  await operator.ask("PUT", `/api/admin/popups/${id}`, popup);
}
