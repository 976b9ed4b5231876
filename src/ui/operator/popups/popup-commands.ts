import * as v from "valibot";
import { PopupRequest } from "../../../api/contract/operator.ts";
import { defineCommand } from "../../frame/form/commands.ts";

const { position: _position, ...fields } = PopupRequest.entries;

export type PopupFields = Omit<PopupRequest, "position">;

const pathOf = (id: string): string => `admin/popups/${encodeURIComponent(id)}`;

/** Writes a popup whole. Without an id it is a new one, at the end of the list. */
export const savePopup = (id: string | null, position: number) =>
  defineCommand({
    name: `admin.popup.${id ?? "new"}`,
    schema: v.object(fields),
    // The request is stored with its key: sent again after a lost answer, it has the same id and makes no second popup.
    request: (popup) => ({ method: "PUT", path: pathOf(id ?? crypto.randomUUID()), body: { ...popup, position } }),
    answer: v.unknown(),
  });

export const removePopup = (id: string) =>
  defineCommand({
    name: `admin.popup-removal.${id}`,
    schema: v.object({}),
    confirms: true,
    request: () => ({ method: "DELETE", path: pathOf(id) }),
    answer: v.unknown(),
  });
