import { endpoint } from "../endpoint.ts";
import { PointTerms } from "../wallet/points.ts";

export const changePointTerms = endpoint({
  method: "PUT",
  path: "/admin/point-terms",
  access: "operator",
  right: "terms.change",
  command: "account",
  body: PointTerms,
  answers: { 200: PointTerms },
});
