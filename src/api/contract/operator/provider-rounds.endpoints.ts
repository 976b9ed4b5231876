import { endpoint } from "../endpoint.ts";
import { OpenRoundList, VoidProviderRound, RoundVoid } from "./provider-rounds.ts";

export const providerRounds = endpoint({
  method: "GET",
  path: "/admin/provider-rounds",
  access: "operator",
  answers: { 200: OpenRoundList },
});

export const voidProviderRound = endpoint({
  method: "POST",
  path: "/admin/provider-rounds/void",
  access: "operator",
  command: "account",
  body: VoidProviderRound,
  answers: { 200: RoundVoid },
});
