import { endpoint } from "../endpoint.ts";
import { Overview } from "./overview.ts";

export const overview = endpoint({
  method: "GET",
  path: "/admin/overview",
  access: "operator",
  right: "overview.read",
  answers: { 200: Overview },
});
