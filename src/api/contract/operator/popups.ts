import * as v from "valibot";
import { POPUP_DEVICES } from "../../../domain/frame/popup-device.ts";
import { Instant } from "../common.ts";
import { titleText } from "../written-text.ts";

const Pixels = v.pipe(
  v.number("숫자를 입력해주세요."),
  v.integer("정수를 입력해주세요."),
  v.minValue(0, "0 이상이어야 합니다."),
  v.maxValue(4_000, "4,000 이하여야 합니다."),
);
const Level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

/** What is typed of a popup. Width and place are in CSS pixels. */
export const PopupFields = v.strictObject({
  title: titleText(100),
  contents: v.pipe(v.string(), v.maxLength(20_000, "내용은 20,000자 이하입니다.")),
  width: v.pipe(Pixels, v.minValue(100, "100 이상이어야 합니다.")),
  pcLeftLocation: Pixels,
  pcTopLocation: Pixels,
  popupFlg: v.boolean(),
  device: v.optional(v.picklist(POPUP_DEVICES), "all"),
});

/** PUT /api/admin/popups/{id}: writes it whole. */
export const PopupRequest = v.pipe(
  v.strictObject({
    ...PopupFields.entries,
    position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000)), 0),
    /** Members of these levels see it; none: everyone. */
    levels: v.optional(
      v.pipe(
        v.array(Level),
        v.maxLength(99),
        v.transform((levels) => [...new Set(levels)].toSorted((a, b) => a - b)),
      ),
      [],
    ),
    /** It is shown from this instant on, and no more at that one; null: no bound. */
    showsFrom: v.optional(v.nullable(Instant), null),
    showsUntil: v.optional(v.nullable(Instant), null),
    /**
     * The version that was edited; null: there was none. Another one stands there: 409. Left out, it is written over
     * whatever stands there.
     */
    expected: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
  }),
  v.forward(
    v.check(
      ({ showsFrom, showsUntil }) =>
        showsFrom === null || showsUntil === null || Date.parse(showsFrom) < Date.parse(showsUntil),
      "종료는 시작보다 뒤여야 합니다.",
    ),
    ["showsUntil"],
  ),
);
export type PopupRequest = v.InferOutput<typeof PopupRequest>;

const POPUP_STATES = ["shown", "scheduled", "ended", "hidden"] as const;
/** One of GET /api/admin/popups: those that are not shown as well. */
export const OperatorPopup = v.object({
  id: v.string(),
  title: v.string(),
  contents: v.string(),
  width: v.number(),
  pcLeftLocation: v.number(),
  pcTopLocation: v.number(),
  popupFlg: v.boolean(),
  position: v.number(),
  levels: v.array(v.number()),
  device: v.picklist(POPUP_DEVICES),
  showsFrom: v.nullable(v.string()),
  showsUntil: v.nullable(v.string()),
  /** Now. */
  state: v.picklist(POPUP_STATES),
  /** Of what was saved last. */
  version: v.string(),
});
export type OperatorPopup = v.InferOutput<typeof OperatorPopup>;
export const OperatorPopupList = v.object({ items: v.array(OperatorPopup) });
