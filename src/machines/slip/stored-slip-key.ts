import type { SlipVariant } from "../../domain/market.ts";

/** The key in the store, one a member and variant. An empty slip is not stored. */
export function storedSlipKey(owner: string, variant: SlipVariant): string {
  return `hanpan.slip.${variant}.${owner}`;
}
