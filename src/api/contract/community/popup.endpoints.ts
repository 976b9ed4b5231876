import { endpoint } from "../endpoint.ts";
import { PopupList } from "./popup.ts";

export const popups = endpoint({
  method: "GET",
  path: "/popup",
  access: "anyone",
  answers: { 200: PopupList },
});
