import { Icon } from "../primitives/icon.tsx";
import { usePreference } from "../theme/preference.ts";
import { themePreference } from "../theme/theme-preference.ts";
import { devicePreference } from "./device-preference.ts";
import { LAYOUT_TEXT } from "./text.ts";
import { useIsDesktop } from "./use-is-desktop.ts";

const BUTTON = "grid size-9 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink";

export function ThemeToggle() {
  const theme = usePreference(themePreference);
  const label = theme === "dark" ? LAYOUT_TEXT.toLight : LAYOUT_TEXT.toDark;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-state={theme}
      className={BUTTON}
      onClick={() => themePreference.set(theme === "dark" ? "light" : "dark")}
    >
      <Icon name={theme === "dark" ? "sun" : "moon"} />
    </button>
  );
}

/** Switches the page between the widths of a phone (425) and of a desktop (1607). */
export function DeviceToggle() {
  const device = usePreference(devicePreference);
  const isDesktop = useIsDesktop();
  const next = isDesktop ? "mobile" : "desktop";
  const label = next === "mobile" ? LAYOUT_TEXT.toMobile : LAYOUT_TEXT.toDesktop;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-state={device}
      className={BUTTON}
      onClick={() => devicePreference.set(next)}
    >
      <Icon name={next === "mobile" ? "device" : "monitor"} />
    </button>
  );
}
