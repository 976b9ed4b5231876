import { ChangeWaiting } from "../account/contact-changes.ts";
import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator/operator.ts";
import {
  BankAccountRequest,
  ChargeRequest,
  ChargeTermsAnswer,
  ExchangeRequest,
  ExchangeTermsAnswer,
  MoneyRequestPage,
  MoneyRequestReport,
  MoneyRequestsQuery,
  OwnBankAccount,
} from "./wallet.ts";

export const moneyRequests = endpoint({
  method: "GET",
  path: "/money-requests",
  access: "member",
  query: MoneyRequestsQuery,
  answers: { 200: MoneyRequestPage },
});

export const chargeTerms = endpoint({
  method: "GET",
  path: "/charge/terms",
  access: "member",
  answers: { 200: ChargeTermsAnswer },
});

export const requestCharge = endpoint({
  method: "POST",
  path: "/charge/requests",
  access: "player",
  command: "account",
  body: ChargeRequest,
  answers: { 201: MoneyRequestReport },
});

export const cancelCharge = endpoint({
  method: "POST",
  path: "/charge/requests/:id/cancel",
  access: "member",
  command: "account",
  params: IdParams,
  answers: { 200: MoneyRequestReport },
});

export const exchangeTerms = endpoint({
  method: "GET",
  path: "/exchange/terms",
  access: "member",
  answers: { 200: ExchangeTermsAnswer },
});

export const changeBankAccount = endpoint({
  method: "PUT",
  path: "/exchange/account",
  access: "member",
  command: "account",
  body: BankAccountRequest,
  answers: { 200: OwnBankAccount, 202: ChangeWaiting },
});

export const requestExchange = endpoint({
  method: "POST",
  path: "/exchange/requests",
  access: "member",
  command: "account",
  body: ExchangeRequest,
  answers: { 201: MoneyRequestReport },
});
