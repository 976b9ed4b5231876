// The wallet that providers call: docs/provider.md. A call is signed over the bytes of its body.
import { endpoint } from "../endpoint.ts";
import { ProviderParams, WalletAnswer } from "./provider.ts";

export const balance = endpoint({
  method: "POST",
  path: "/provider/:provider/balance",
  access: "anyone",
  why: "It moves nothing: a provider reads.",
  params: ProviderParams,
  answers: { 200: WalletAnswer },
});

export const bet = endpoint({
  method: "POST",
  path: "/provider/:provider/bet",
  access: "anyone",
  why: "The provider signs it; the id of the transaction is its key.",
  params: ProviderParams,
  answers: { 200: WalletAnswer },
});

export const win = endpoint({
  method: "POST",
  path: "/provider/:provider/win",
  access: "anyone",
  why: "The provider signs it; the id of the transaction is its key.",
  params: ProviderParams,
  answers: { 200: WalletAnswer },
});

export const rollback = endpoint({
  method: "POST",
  path: "/provider/:provider/rollback",
  access: "anyone",
  why: "The provider signs it; the id of the transaction is its key.",
  params: ProviderParams,
  answers: { 200: WalletAnswer },
});
