/** What a popup is shown on: the desktop frame, the one of phones and tablets, or both. */
export const POPUP_DEVICES = ["all", "desktop", "mobile"] as const;
export type PopupDevice = (typeof POPUP_DEVICES)[number];

export const isForFrame = (device: PopupDevice, isDesktop: boolean): boolean =>
  device === "all" || (device === "desktop") === isDesktop;
