import { endpoint } from "../endpoint.ts";
import { MessengerChange, MessengerList, MessengerParams } from "../community/messengers.ts";

export const changeMessenger = endpoint({
  method: "PUT",
  path: "/admin/messengers/:imgPath",
  access: "operator",
  right: "messengers.change",
  command: "account",
  params: MessengerParams,
  body: MessengerChange,
  answers: { 200: MessengerList },
});
