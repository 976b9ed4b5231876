import { PaymentDeskCallbackAnswer } from "./payment-desk.ts";
import { endpoint } from "../endpoint.ts";

/** Signed over the bytes of its body, which the server parses itself. */
export const deskCallback = endpoint({
  method: "POST",
  path: "/desk/callback",
  access: "anyone",
  why: "The desk signs it; the hash of the transfer is its key.",
  answers: { 200: PaymentDeskCallbackAnswer },
});
