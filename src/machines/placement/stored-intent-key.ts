import type { SlipName } from "../../domain/sports/slip/slips.ts";

/** The key of a member's stored intent, one a slip. By itself, so that who only asks for it loads no schema. */
export function storedIntentKey(owner: string, slip: SlipName): string {
  return `hanpan.placement.${slip}.${owner}`;
}

/** Under which the member's choice to place at once is kept, one a slip. */
export function directKey(owner: string, slip: SlipName): string {
  return `hanpan.direct.${slip}.${owner}`;
}

/** Where a member's intent was stored when all picks had one slip. */
export function singleIntentKey(owner: string): string {
  return `hanpan.placement.${owner}`;
}
