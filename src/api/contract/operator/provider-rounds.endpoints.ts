import { endpoint } from "../endpoint.ts";
import { OpenRoundList, VoidProviderRound, RoundVoid } from "./provider-rounds.ts";

export const providerRounds = endpoint({
  method: "GET",
  path: "/admin/provider-rounds",
  access: "operator",
  right: "providers.read",
  answers: { 200: OpenRoundList },
});

export const voidProviderRound = endpoint({
  method: "POST",
  path: "/admin/provider-rounds/void",
  access: "operator",
  right: "providers.void",
  command: "account",
  body: VoidProviderRound,
  answers: { 200: RoundVoid },
});
