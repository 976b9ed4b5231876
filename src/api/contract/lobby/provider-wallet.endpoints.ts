// The wallet that providers call: docs/provider.md. A call is signed over the bytes of its body.
import { endpoint } from "../endpoint.ts";
import { ProviderParams, WalletAnswer } from "./provider.ts";

export const balance = endpoint({
  method: "POST",
  path: "/provider/:provider/balance",
  access: "anyone",
  params: ProviderParams,
  answers: { 200: WalletAnswer },
});

export const bet = endpoint({
  method: "POST",
  path: "/provider/:provider/bet",
  access: "anyone",
  params: ProviderParams,
  answers: { 200: WalletAnswer },
});

export const win = endpoint({
  method: "POST",
  path: "/provider/:provider/win",
  access: "anyone",
  params: ProviderParams,
  answers: { 200: WalletAnswer },
});

export const rollback = endpoint({
  method: "POST",
  path: "/provider/:provider/rollback",
  access: "anyone",
  params: ProviderParams,
  answers: { 200: WalletAnswer },
});
