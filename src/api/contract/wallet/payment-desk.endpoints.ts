import { DeskCallbackAnswer } from "./payment-desk.ts";
import { endpoint } from "../endpoint.ts";

/** Signed over the bytes of its body, which the server parses itself. */
export const deskCallback = endpoint({
  method: "POST",
  path: "/desk/callback",
  access: "anyone",
  answers: { 200: DeskCallbackAnswer },
});
