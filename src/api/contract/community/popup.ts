import * as v from "valibot";

/** GET /api/popup: specification, section 3, with an id that hide-until times are kept by. */
export const Popup = v.object({
  id: v.string(),
  title: v.string(),
  contents: v.string(),
  width: v.number(),
  pcLeftLocation: v.number(),
  pcTopLocation: v.number(),
  popupFlg: v.boolean(),
  visiableFlag: v.boolean(),
  notShowingexpireTime: v.nullable(v.string()),
});
export type Popup = v.InferOutput<typeof Popup>;
export const PopupList = v.array(Popup);
export type PopupList = v.InferOutput<typeof PopupList>;
