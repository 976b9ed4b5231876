/** The key of a member's stored intent, one a member. By itself, so that who only asks for it loads no schema. */
export function storedIntentKey(owner: string): string {
  return `hanpan.placement.${owner}`;
}
