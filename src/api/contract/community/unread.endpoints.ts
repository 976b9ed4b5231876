// Apart from the inbox: every page asks for it.
import { endpoint } from "../endpoint.ts";
import { UnreadCount } from "../session/member.ts";

export const unreadMessages = endpoint({
  method: "GET",
  path: "/message/unread",
  access: "member",
  answers: { 200: UnreadCount },
});
