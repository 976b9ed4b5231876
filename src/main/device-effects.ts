import { createActor } from "xstate";
import { parseDevice, viewportOf, type Device } from "../domain/frame/device.ts";
import { deviceToggleMachine } from "../machines/device-toggle/device-toggle.machine.ts";
import type { RootActors } from "../ui/app-context.ts";
import { readStored, writeStored } from "../ui/browser-storage.ts";

const KEY = "hanpan.device";

/** A phone obeys the viewport; every other browser the width of the page's frame, in theme.css. */
const lay = (device: Device) => (): void => {
  document.querySelector('meta[name="viewport"]')?.setAttribute("content", viewportOf(device));
  document.documentElement.dataset.device = device;
};
const store = (device: Device) => (): void => writeStored(KEY, device);

export function createDeviceToggle(): RootActors["deviceToggle"] {
  return createActor(
    deviceToggleMachine.provide({
      actions: {
        layAuto: lay("auto"),
        layMobile: lay("mobile"),
        layDesktop: lay("desktop"),
        storeMobile: store("mobile"),
        storeDesktop: store("desktop"),
      },
    }),
  );
}

/** Lays the page out as the member chose last time. */
export function restoreDevice(deviceToggle: RootActors["deviceToggle"]): void {
  deviceToggle.send({ type: "device.restore", device: parseDevice(readStored(KEY)) });
}
