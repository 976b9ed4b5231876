import type { Device } from "../../domain/device.ts";
import { defineSchema } from "../shared/schema.ts";

/** `isDesktop`: the layout that the member sees at that moment is the desktop's. */
export type DeviceToggleEvent =
  | { type: "device.toggle"; isDesktop: boolean }
  | { type: "device.restore"; device: Device };

export const deviceToggleSchema = defineSchema<DeviceToggleEvent>()({
  id: "device-toggle",
  states: ["auto", "mobile", "desktop"],
  events: {
    "device.toggle": "the member asks for the other of the two",
    "device.restore": "the page begins: what the member chose last time",
  },
  guards: ["isDesktopShown", "isMobileStored", "isDesktopStored"],
  actions: ["layAuto", "layMobile", "layDesktop", "storeMobile", "storeDesktop"],
  /** lay…: viewportOf(device) on the document; store…: what parseDevice reads back. */
  effects: ["layAuto", "layMobile", "layDesktop", "storeMobile", "storeDesktop"],
  actors: [],
  delays: [],
  tags: [],
});
