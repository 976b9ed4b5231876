import { useSelector } from "@xstate/react";
import { transition } from "xstate";
import { deviceToggleMachine } from "../../../machines/device-toggle/device-toggle.machine.ts";
import { useApp } from "../../app-context.ts";
import { classNames } from "../../primitives/class-names.ts";
import { Icon } from "../../primitives/icon.tsx";
import { usePreference } from "../theme/preference.ts";
import { themePreference } from "../theme/theme-preference.ts";
import { LAYOUT_TEXT } from "./text.ts";
import { useIsDesktop } from "./use-frame-width.ts";

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

/** The same in a menu. */
export function ThemeRow({ className }: { className: string }) {
  const theme = usePreference(themePreference);
  return (
    <button
      type="button"
      data-state={theme}
      className={classNames(className, "w-full")}
      onClick={() => themePreference.set(theme === "dark" ? "light" : "dark")}
    >
      <Icon name={theme === "dark" ? "sun" : "moon"} size={16} />
      {theme === "dark" ? LAYOUT_TEXT.toLight : LAYOUT_TEXT.toDark}
    </button>
  );
}

/** Switches the page between the widths of a phone (425) and of a desktop (1607). */
export function DeviceToggle() {
  const { deviceToggle } = useApp().actors;
  const snapshot = useSelector(deviceToggle, (current) => current);
  const press = { type: "device.toggle", isDesktop: useIsDesktop() } as const;
  const [{ value: next }] = transition(deviceToggleMachine, snapshot, press);
  const label = next === "mobile" ? LAYOUT_TEXT.toMobile : LAYOUT_TEXT.toDesktop;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-machine="device-toggle"
      data-state={snapshot.value}
      className={BUTTON}
      onClick={() => deviceToggle.send(press)}
    >
      <Icon name={next === "mobile" ? "device" : "monitor"} />
    </button>
  );
}
