// What the slip's chart leaves to the page: where it is stored, and how its prices are asked for.
import { fromPromise } from "xstate";
import { ask } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { selectionsNow } from "../api/contract/sports/slip.endpoints.ts";
import type { PriceItem, PriceStore } from "../api/prices/price-store.ts";
import { availabilityOf } from "../domain/sports/slip/availability.ts";
import type { SlipName } from "../domain/sports/slip/slips.ts";
import { slipMachine } from "../machines/slip/slip.machine.ts";
import { recordOf } from "../machines/slip/slip.actions.ts";
import type { CheckPricesInput, CheckPricesOutput, PriceNow } from "../machines/slip/slip.schema.ts";
import { storedSlipKey } from "../machines/slip/stored-slip-key.ts";
import { readStoredSlip, writeStoredSlip } from "../machines/slip/stored-slip.ts";

/** A status of the wire as the price store holds it; one that it does not know takes no bets. */
export function toPriceItem({ selectionId, betPrice, status, version }: PriceNow): PriceItem {
  return { selectionId, betPrice, status: availabilityOf(status), version };
}

/** Goes through the store, so that an answer that a newer event overtook changes nothing. */
async function checkPrices(
  api: ApiClient,
  prices: PriceStore,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<CheckPricesOutput> {
  if (ids.length === 0) return { asked: [], items: [] };
  const answer = await ask(api, selectionsNow, { query: { ids: ids.join(",") } }, { signal });
  prices.apply(answer.items.map(toPriceItem), answer.eventId);
  const items = answer.items.map(({ selectionId }) => ({
    selectionId,
    ...(prices.read(selectionId) ?? { betPrice: 0, status: "closed" }),
  }));
  return { asked: ids, items };
}

export function provideSlip({ api, prices, storage }: { api: ApiClient; prices: PriceStore; storage: Storage }) {
  return slipMachine.provide({
    actors: {
      checkPrices: fromPromise<CheckPricesOutput, CheckPricesInput>(({ input, signal }) =>
        checkPrices(api, prices, input.ids, signal),
      ),
    },
    actions: {
      saveSlip: ({ context }) => {
        const key = storedSlipKey(context.owner, context.name);
        try {
          if (context.legs.length === 0) storage.removeItem(key);
          else storage.setItem(key, writeStoredSlip(recordOf(context), Date.now()));
        } catch {
          // A full or forbidden storage costs the slip its reload, not the bet.
        }
      },
    },
  });
}

export function restoreSlip(storage: Storage, owner: string, name: SlipName) {
  return readStoredSlip(storage.getItem(storedSlipKey(owner, name)), { owner, name, now: Date.now() });
}

/**
 * Calls back with what is stored when another tab of this member has stored something; returns the end of it. What the
 * event carries may have been stored before this tab's own last change, and the storage has moved on since.
 */
export function watchStoredSlip(
  storage: Storage,
  owner: string,
  name: SlipName,
  onStored: (stored: NonNullable<ReturnType<typeof readStoredSlip>>) => void,
): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key !== storedSlipKey(owner, name)) return;
    onStored(restoreSlip(storage, owner, name) ?? { owner, name, entries: [], stake: 0, policy: "none" });
  };
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
