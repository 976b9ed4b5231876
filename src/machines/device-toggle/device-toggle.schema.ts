// Effects. lay…: viewportOf(device) on the document; store…: what parseDevice reads back.
import type { Device } from "../../domain/frame/device.ts";

/** `isDesktop`: the layout that the member sees at that moment is the desktop's. */
export type DeviceToggleEvent =
  /** The member asks for the other of the two. */
  | { type: "device.toggle"; isDesktop: boolean }
  /** The page begins: what the member chose last time. */
  | { type: "device.restore"; device: Device };
