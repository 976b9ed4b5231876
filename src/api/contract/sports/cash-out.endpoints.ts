import {
  CashOutOffers,
  CashOutParams,
  CashOutReport,
  CashOutRequest,
  CashOutsQuery,
  CashOutWaiting,
} from "./cash-out.ts";
import { endpoint } from "../endpoint.ts";

export const cashOutOffers = endpoint({
  method: "GET",
  path: "/cash-outs",
  access: "member",
  query: CashOutsQuery,
  answers: { 200: CashOutOffers },
});

export const cashOut = endpoint({
  method: "POST",
  path: "/bets/:id/cash-out",
  access: "player",
  command: "account",
  params: CashOutParams,
  body: CashOutRequest,
  answers: { 201: CashOutReport, 202: CashOutWaiting },
});
