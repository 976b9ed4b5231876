// Phone or desktop, as the member likes it. Until the member chooses, the device's own width holds, and
// the first press asks for whatever is not shown.
import { setup } from "xstate";
import { unprovidedEffect } from "../shared/unprovided.ts";
import type { DeviceToggleEvent } from "./device-toggle.schema.ts";

export const deviceToggleMachine = setup({
  types: { events: {} as DeviceToggleEvent },
  guards: {
    isDesktopShown: ({ event }) => event.type === "device.toggle" && event.isDesktop,
    isMobileStored: ({ event }) => event.type === "device.restore" && event.device === "mobile",
    isDesktopStored: ({ event }) => event.type === "device.restore" && event.device === "desktop",
  },
  actions: {
    layAuto: unprovidedEffect("layAuto"),
    layMobile: unprovidedEffect("layMobile"),
    layDesktop: unprovidedEffect("layDesktop"),
    storeMobile: unprovidedEffect("storeMobile"),
    storeDesktop: unprovidedEffect("storeDesktop"),
  },
}).createMachine({
  id: "device-toggle",
  initial: "auto",
  on: {
    "device.restore": [
      { guard: "isMobileStored", target: ".mobile", actions: "layMobile" },
      { guard: "isDesktopStored", target: ".desktop", actions: "layDesktop" },
      { target: ".auto", actions: "layAuto" },
    ],
  },
  states: {
    auto: {
      on: {
        "device.toggle": [
          {
            guard: "isDesktopShown",
            target: "mobile",
            actions: ["layMobile", "storeMobile"],
            meta: { requirements: ["REQ-2.49", "REQ-9.12", "REQ-R34"] },
          },
          {
            target: "desktop",
            actions: ["layDesktop", "storeDesktop"],
            meta: { requirements: ["REQ-2.49", "REQ-9.13", "REQ-R34"] },
          },
        ],
      },
    },
    mobile: { on: { "device.toggle": { target: "desktop", actions: ["layDesktop", "storeDesktop"] } } },
    desktop: { on: { "device.toggle": { target: "mobile", actions: ["layMobile", "storeMobile"] } } },
  },
});
