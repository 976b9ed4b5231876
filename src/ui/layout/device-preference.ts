import { DESKTOP_VIEWPORT_WIDTH, MOBILE_VIEWPORT_WIDTH } from "../../domain/constants.ts";
import { createPreference } from "../theme/preference.ts";

/** `auto`: the device's own width, until the member chooses. */
export type Device = "auto" | "mobile" | "desktop";

export const devicePreference = createPreference<Device>("hanpan.device", ["auto", "mobile", "desktop"]);

const VIEWPORT: Readonly<Record<Device, string>> = {
  auto: "width=device-width, initial-scale=1",
  mobile: `width=${MOBILE_VIEWPORT_WIDTH}`,
  desktop: `width=${DESKTOP_VIEWPORT_WIDTH}`,
};

/** Lays the viewport on the document, now and whenever it changes. */
export function applyDevice(): void {
  const apply = () => {
    document.querySelector('meta[name="viewport"]')?.setAttribute("content", VIEWPORT[devicePreference.get()]);
  };
  apply();
  devicePreference.subscribe(apply);
}
