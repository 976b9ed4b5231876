/** The storage entry of the popups that a member has dismissed; it is removed at the login and at the logout. */
export function dismissedKey(memberId: string): string {
  return `hanpan.popups.dismissed.${memberId}`;
}
