import { endpoint } from "../endpoint.ts";
import { DepositPage, DepositReport, DepositRequest, DepositsQuery, IdParams, ReversalRequest } from "./operator.ts";

export const deposit = endpoint({
  method: "POST",
  path: "/admin/deposits",
  access: "operator",
  right: "deposits.make",
  command: "account",
  body: DepositRequest,
  answers: { 201: DepositReport },
});

export const deposits = endpoint({
  method: "GET",
  path: "/admin/deposits",
  access: "operator",
  right: "deposits.read",
  query: DepositsQuery,
  answers: { 200: DepositPage },
});

export const reverseDeposit = endpoint({
  method: "POST",
  path: "/admin/deposits/:id/reverse",
  access: "operator",
  right: "deposits.reverse",
  command: "account",
  params: IdParams,
  body: ReversalRequest,
  answers: { 201: DepositReport },
});
