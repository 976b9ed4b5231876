// The two themes of the page, for the stories and for the workshop's own windows around them.
export type ThemeName = "dark" | "light";

const PREFERS_LIGHT = "(prefers-color-scheme: light)";

export const preferredTheme = (): ThemeName => (matchMedia(PREFERS_LIGHT).matches ? "light" : "dark");

/** The theme of `globals=theme:light` in an address, else what the system prefers. */
export function themeOfAddress(search: string): ThemeName {
  const [, asked] = /(?:^|;)theme:(dark|light)(?:;|$)/.exec(new URLSearchParams(search).get("globals") ?? "") ?? [];
  return (asked as ThemeName | undefined) ?? preferredTheme();
}

export function onPreferredTheme(listener: (theme: ThemeName) => void): void {
  matchMedia(PREFERS_LIGHT).addEventListener("change", () => listener(preferredTheme()));
}
