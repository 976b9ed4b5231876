import { usePreference } from "../../../frame/theme/preference.ts";
import { themePreference } from "../../../frame/theme/theme-preference.ts";
import { Button } from "../../../primitives/button.tsx";
import { VISIT_TEXT as TEXT } from "../text.ts";

const SUN =
  "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19";
const MOON = "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z";

/** The theme of the game's page. It is kept at the provider's own address: the site's choice is not known there. */
export function ThemeButton() {
  const theme = usePreference(themePreference);
  const isDark = theme === "dark";
  return (
    <Button
      size="sm"
      look="ghost"
      aria-label={isDark ? TEXT.toLight : TEXT.toDark}
      title={isDark ? TEXT.toLight : TEXT.toDark}
      onClick={() => themePreference.set(isDark ? "light" : "dark")}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={isDark ? SUN : MOON} />
      </svg>
    </Button>
  );
}
