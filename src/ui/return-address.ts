// Where a gate sent this tab away from. It survives a reload, and no other tab sees it.
import { type Gate, returnPath } from "../domain/frame/return-path.ts";
import { tried } from "./browser-storage.ts";

const keyOf = (gate: Gate): string => `hanpan.return.${gate}`;

export function keepReturn(gate: Gate, address: string): void {
  if (returnPath(address) !== null) tried(() => sessionStorage.setItem(keyOf(gate), address));
}

export const readReturn = (gate: Gate): string | null => returnPath(tried(() => sessionStorage.getItem(keyOf(gate))));

export const forgetReturn = (gate: Gate): void => void tried(() => sessionStorage.removeItem(keyOf(gate)));
