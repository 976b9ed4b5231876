// Which width the page is laid out for: specification, sections 2 and 9.
import { DESKTOP_VIEWPORT_WIDTH, MOBILE_VIEWPORT_WIDTH } from "../common/constants.ts";

/** `auto`: the device's own width, until the member chooses. */
const DEVICES = ["auto", "mobile", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

/** Reads back what was stored; anything else is dropped. */
export function parseDevice(stored: string | null): Device {
  return DEVICES.find((device) => device === stored) ?? "auto";
}

const VIEWPORT: Readonly<Record<Device, string>> = {
  auto: "width=device-width, initial-scale=1",
  mobile: `width=${MOBILE_VIEWPORT_WIDTH}`,
  desktop: `width=${DESKTOP_VIEWPORT_WIDTH}`,
};

/** The content of the document's viewport. */
export function viewportOf(device: Device): string {
  return VIEWPORT[device];
}
