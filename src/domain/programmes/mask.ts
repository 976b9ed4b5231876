/** A nickname as other members see it: the first half of its signs, at least one and at most three, then stars. */
export function maskNickname(nickname: string): string {
  const signs = [...nickname];
  const shown = Math.min(3, Math.max(1, Math.floor(signs.length / 2)));
  return signs.slice(0, shown).join("") + "*".repeat(Math.max(2, signs.length - shown));
}
