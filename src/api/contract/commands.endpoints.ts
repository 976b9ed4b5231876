import { endpoint } from "./endpoint.ts";
import { KeyParams, KeptCommand } from "./commands.ts";

export const commandByKey = endpoint({
  method: "GET",
  path: "/commands/:key",
  access: "anyone",
  params: KeyParams,
  answers: { 200: KeptCommand },
});

export const withdrawCommand = endpoint({
  method: "POST",
  path: "/commands/:key/withdraw",
  access: "anyone",
  why: "It is about a command's key itself: withdrawn twice is withdrawn.",
  params: KeyParams,
  answers: { 200: KeptCommand, 204: null },
});
