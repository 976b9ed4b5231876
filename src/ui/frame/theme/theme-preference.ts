import { createPreference } from "./preference.ts";

export type Theme = "dark" | "light";

export const themePreference = createPreference<Theme>("hanpan.theme", ["dark", "light"]);

/** Lays the theme on the document, now and whenever it changes. */
export function applyTheme(): void {
  const apply = () => {
    document.documentElement.dataset.theme = themePreference.get();
  };
  apply();
  themePreference.subscribe(apply);
}
