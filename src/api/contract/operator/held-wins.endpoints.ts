import { endpoint } from "../endpoint.ts";
import { HeldWinDecided, HeldWinDecision, HeldWinList, HeldWinsQuery } from "./provider-held.ts";

export const heldWins = endpoint({
  method: "GET",
  path: "/admin/provider-held",
  access: "operator",
  right: "wins.read",
  query: HeldWinsQuery,
  answers: { 200: HeldWinList },
});

export const decideHeldWin = endpoint({
  method: "POST",
  path: "/admin/provider-held/decide",
  access: "operator",
  right: "wins.decide",
  command: "account",
  body: HeldWinDecision,
  answers: { 200: HeldWinDecided },
});
