import * as v from "valibot";
import { removePopup, savePopup } from "../../../api/contract/operator/contents.endpoints.ts";
import { PopupRequest } from "../../../api/contract/operator/operator.ts";
import { commandOf } from "../../frame/form/commands.ts";

const { position: _position, ...fields } = PopupRequest.entries;

export type PopupFields = Omit<PopupRequest, "position">;

/** Writes a popup whole. Without an id it is a new one, at the end of the list. */
export const popupCommand = (id: string | null, position: number) =>
  commandOf(savePopup, {
    name: `admin.popup.${id ?? "new"}`,
    schema: v.object(fields),
    // The request is stored with its key: sent again after a lost answer, it has the same id and makes no second popup.
    input: (popup) => ({ params: { id: id ?? crypto.randomUUID() }, body: { ...popup, position } }),
  });

export const popupRemoval = (id: string) =>
  commandOf(removePopup, {
    name: `admin.popup-removal.${id}`,
    schema: v.object({}),
    confirms: true,
    input: () => ({ params: { id } }),
  });
