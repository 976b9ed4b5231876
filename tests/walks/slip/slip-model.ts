// What a slip of the model holds, for the walks.
import type { slipMachine } from "../../../src/machines/slip/slip.machine.ts";
import type { SlipContext } from "../../../src/machines/slip/slip.schema.ts";
import type { AnyStep } from "../lib/browser-model.ts";

export type Machine = typeof slipMachine;
export type SlipStep = AnyStep<Machine>;
export type Snapshot = SlipStep["before"];

export function idsIn({ context }: { context: SlipContext }): string[] {
  return context.legs.map((leg) => leg.entry.id);
}

export function homeIn({ context }: { context: SlipContext }) {
  return context.legs.find((leg) => leg.entry.id === "home") ?? null;
}

export function hasBonus(given: { context: SlipContext }): boolean {
  return idsIn(given).includes("bonus");
}

export function isMoved(given: { context: SlipContext }): boolean {
  const home = homeIn(given);
  return home !== null && home.entry.betPrice !== home.seenPrice;
}
