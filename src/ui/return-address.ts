// Where a gate sent this tab away from. It survives a reload, and no other tab sees it.
import { type Gate, returnPath } from "../domain/frame/return-path.ts";

const keyOf = (gate: Gate): string => `hanpan.return.${gate}`;

export function keepReturn(gate: Gate, address: string): void {
  if (returnPath(address) === null) return;
  try {
    sessionStorage.setItem(keyOf(gate), address);
  } catch (error) {
    console.warn("session storage refused", error);
  }
}

export function readReturn(gate: Gate): string | null {
  try {
    return returnPath(sessionStorage.getItem(keyOf(gate)));
  } catch {
    return null;
  }
}

export function forgetReturn(gate: Gate): void {
  try {
    sessionStorage.removeItem(keyOf(gate));
  } catch (error) {
    console.warn("session storage refused", error);
  }
}
