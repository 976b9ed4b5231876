import * as v from "valibot";

/**
 * GET /api/popup: specification, section 3, with an id that hide-until times are kept by. Those that are the caller's now, by
 * their period and the caller's level; the page shows those of its frame.
 */
export const Popup = v.object({
  id: v.string(),
  title: v.string(),
  contents: v.string(),
  width: v.number(),
  pcLeftLocation: v.number(),
  pcTopLocation: v.number(),
  /** Of src/domain/frame/popup-device.ts, which the first load does without. */
  device: v.picklist(["all", "desktop", "mobile"]),
  popupFlg: v.boolean(),
  visiableFlag: v.boolean(),
  notShowingexpireTime: v.nullable(v.string()),
});
export type Popup = v.InferOutput<typeof Popup>;
export const PopupList = v.array(Popup);
export type PopupList = v.InferOutput<typeof PopupList>;
