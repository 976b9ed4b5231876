import { endpoint } from "../endpoint.ts";
import { IdParams } from "./operator.ts";
import { OperatorPopupList, PopupRequest } from "./popups.ts";

export const allPopups = endpoint({
  method: "GET",
  path: "/admin/popups",
  access: "operator",
  right: "popups.read",
  answers: { 200: OperatorPopupList },
});

export const savePopup = endpoint({
  method: "PUT",
  path: "/admin/popups/:id",
  access: "operator",
  right: "popups.change",
  command: "account",
  params: IdParams,
  body: PopupRequest,
  answers: { 204: null },
});

export const removePopup = endpoint({
  method: "DELETE",
  path: "/admin/popups/:id",
  access: "operator",
  right: "popups.change",
  command: "account",
  params: IdParams,
  answers: { 204: null },
});
