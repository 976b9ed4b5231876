// Apart from the other settings, which every page loads.
import { endpoint } from "../endpoint.ts";
import { MessengerList } from "./messengers.ts";

export const messengers = endpoint({
  method: "GET",
  path: "/setting/messenger",
  access: "anyone",
  answers: { 200: MessengerList },
});
