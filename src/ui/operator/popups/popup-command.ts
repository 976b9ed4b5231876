import * as v from "valibot";
import { savePopup } from "../../../api/contract/operator/popups.endpoints.ts";
import { type OperatorPopup, PopupFields } from "../../../api/contract/operator/popups.ts";
import { POPUP_DEVICES } from "../../../domain/frame/popup-device.ts";
import { commandOf } from "../../frame/form/commands.ts";
import { instantOf, optionalTime } from "../programmes/time-field.ts";
import { fromSeoulInput, toSeoulInput } from "../seoul-input.ts";
import { POPUPS_TEXT as TEXT } from "./text.ts";

/** What is typed. `levels`: their numbers with commas between them; times are those of Seoul, "" is no bound. */
const PopupForm = v.pipe(
  v.object({
    ...PopupFields.entries,
    device: v.picklist(POPUP_DEVICES),
    levels: v.string(),
    showsFrom: optionalTime,
    showsUntil: optionalTime,
  }),
  v.forward(
    v.check(({ showsFrom, showsUntil }) => {
      const [from, until] = [fromSeoulInput(showsFrom), fromSeoulInput(showsUntil)];
      return from === null || until === null || from < until;
    }, TEXT.wrongPeriod),
    ["showsUntil"],
  ),
);
export type PopupForm = v.InferInput<typeof PopupForm>;

/** A popup as its form holds it at first. */
export type Written = Omit<OperatorPopup, "id" | "position" | "state" | "version">;

export const levelsIn = (text: string): number[] => text.split(",").filter(Boolean).map(Number);

export const formOf = ({ levels, showsFrom, showsUntil, ...popup }: Written): PopupForm => ({
  ...popup,
  levels: levels.join(),
  showsFrom: toSeoulInput(showsFrom),
  showsUntil: toSeoulInput(showsUntil),
});

export const writtenOf = ({
  id: _id,
  position: _position,
  state: _state,
  version: _version,
  ...written
}: OperatorPopup): Written => written;

export interface PopupPlace {
  /** Left out: a new one. */
  id?: string | undefined;
  /** As it was. */
  popup: Written;
  position: number;
  /** What the form began with; null: a new one. What was typed on another version is not put into it. */
  version: string | null;
}

/** The request is stored with its key: sent again after a lost answer, it has the same id and makes no second popup. */
export const popupCommand = ({ id, popup, position, version }: PopupPlace, expected: string | null) =>
  commandOf(savePopup, {
    name: `admin.popup.${id ?? "new"}.${version ?? "new"}`,
    schema: PopupForm,
    input: ({ levels, showsFrom, showsUntil, ...fields }) => ({
      params: { id: id ?? crypto.randomUUID() },
      body: {
        ...fields,
        position,
        ...(id !== undefined && { expected }),
        levels: levelsIn(levels),
        showsFrom: showsFrom === "" ? null : instantOf(showsFrom, popup.showsFrom),
        showsUntil: showsUntil === "" ? null : instantOf(showsUntil, popup.showsUntil),
      },
    }),
  });
