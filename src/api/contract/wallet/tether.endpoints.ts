import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator/operator.ts";
import {
  CryptoDeposit,
  DepositUrl,
  DepositUrlParams,
  DepositUrlQuery,
  TetherExchange,
  TetherExchangeReport,
  TetherFlag,
  TetherOrderPage,
  TetherOrderReport,
  TetherOrdersQuery,
  TetherTerms,
} from "./tether.ts";

export const tetherSetting = endpoint({
  method: "GET",
  path: "/setting/tether",
  access: "member",
  answers: { 200: TetherFlag },
});

export const tetherTerms = endpoint({
  method: "GET",
  path: "/charge/tetherTerms",
  access: "member",
  answers: { 200: TetherTerms },
});

export const tetherOrders = endpoint({
  method: "GET",
  path: "/charge/tetherOrders",
  access: "member",
  query: TetherOrdersQuery,
  answers: { 200: TetherOrderPage },
});

export const tetherDepositUrl = endpoint({
  method: "GET",
  path: "/charge/tetherDepositUrl:suffix",
  access: "player",
  params: DepositUrlParams,
  query: DepositUrlQuery,
  answers: { 200: DepositUrl },
});

/** The address without a suffix: a parameter of a path is never empty. */
export const bareTetherDepositUrl = endpoint({
  method: "GET",
  path: "/charge/tetherDepositUrl",
  access: "player",
  query: DepositUrlQuery,
  answers: { 200: DepositUrl },
});

export const orderTether = endpoint({
  method: "POST",
  path: "/charge/cryptoDeposit",
  access: "player",
  command: "account",
  body: CryptoDeposit,
  answers: { 201: TetherOrderReport },
});

export const cancelTetherOrder = endpoint({
  method: "POST",
  path: "/charge/tetherOrders/:id/cancel",
  access: "member",
  command: "account",
  params: IdParams,
  answers: { 200: TetherOrderReport },
});

export const exchangeToTether = endpoint({
  method: "POST",
  path: "/exchange/tether",
  access: "player",
  command: "account",
  body: TetherExchange,
  answers: { 201: TetherExchangeReport },
});
