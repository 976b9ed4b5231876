import type { SlipName } from "../../domain/sports/slip/slips.ts";

/** The key in the store, one a member and slip. An empty slip is not stored. */
export function storedSlipKey(owner: string, name: SlipName): string {
  return `hanpan.slip.${name}.${owner}`;
}

/** Where all picks of a member were stored when they had one slip. */
export function singleSlipKey(owner: string): string {
  return `hanpan.slip.korean.${owner}`;
}
