/** A window with the site's frame, and where the home page begins in it; in px. */
export interface Frame {
  width: number;
  height: number;
  header: number;
  /** The left menu; 0: there is none. */
  menu: number;
  /** The bar at the bottom; 0: there is none. */
  bar: number;
  /** Between the frame and the page. */
  gap: number;
}

/** Popups stand by the page's corner, which the left menu and the header of this width put there. */
export const DESKTOP_FRAME: Frame = { width: 1440, height: 900, header: 48, menu: 260, bar: 0, gap: 12 };
export const MOBILE_FRAME: Frame = { width: 390, height: 780, header: 48, menu: 0, bar: 57, gap: 8 };
