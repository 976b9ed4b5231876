import { endpoint } from "../endpoint.ts";
import {
  ProviderMake,
  ProviderParams,
  ProviderChange,
  GamesRead,
  TransactionsQuery,
  TransactionPage,
  AskRequest,
  AskAnswer,
  CancelRequest,
  CancelAnswer,
  ProviderList,
} from "./providers.ts";

export const providers = endpoint({
  method: "GET",
  path: "/admin/providers",
  access: "operator",
  right: "providers.read",
  answers: { 200: ProviderList },
});

export const createProvider = endpoint({
  method: "POST",
  path: "/admin/providers",
  access: "operator",
  right: "providers.change",
  command: "account",
  body: ProviderMake,
  answers: { 204: null },
});

export const changeProvider = endpoint({
  method: "PUT",
  path: "/admin/providers/:id",
  access: "operator",
  right: "providers.change",
  command: "account",
  params: ProviderParams,
  body: ProviderChange,
  answers: { 204: null },
});

export const readProviderGames = endpoint({
  method: "POST",
  path: "/admin/providers/:id/games",
  access: "operator",
  right: "providers.ask",
  why: "It reads the provider's games anew: read twice they are the same.",
  params: ProviderParams,
  answers: { 200: GamesRead },
});

export const providerTransactions = endpoint({
  method: "GET",
  path: "/admin/provider-transactions",
  access: "operator",
  right: "providers.read",
  query: TransactionsQuery,
  answers: { 200: TransactionPage },
});

export const askProvider = endpoint({
  method: "POST",
  path: "/admin/provider-transactions/ask",
  access: "operator",
  right: "providers.ask",
  why: "It asks the provider; what it tells has ids of transactions.",
  body: AskRequest,
  answers: { 200: AskAnswer },
});

export const cancelProviderBet = endpoint({
  method: "POST",
  path: "/admin/provider-transactions/cancel",
  access: "operator",
  right: "providers.void",
  command: "account",
  body: CancelRequest,
  answers: { 200: CancelAnswer },
});
