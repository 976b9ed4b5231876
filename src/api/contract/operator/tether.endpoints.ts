import { endpoint } from "../endpoint.ts";
import {
  OperatorTetherPage,
  OperatorTetherQuery,
  NetworkList,
  NetworksChange,
  TetherActRequest,
  TetherExportQuery,
  TetherRate,
  TetherRateChange,
} from "./tether.ts";
import { ActReport } from "./wallet.ts";

export const allTetherOrders = endpoint({
  method: "GET",
  path: "/admin/tether-orders",
  access: "operator",
  right: "tether.read",
  query: OperatorTetherQuery,
  answers: { 200: OperatorTetherPage },
});

export const exportTetherOrders = endpoint({
  method: "GET",
  path: "/admin/tether-orders/export",
  access: "operator",
  right: "tether.read",
  query: TetherExportQuery,
  answers: { 200: null },
});

export const actOnTetherOrders = endpoint({
  method: "POST",
  path: "/admin/tether-orders/act",
  access: "operator",
  right: "tether.decide",
  command: "account",
  body: TetherActRequest,
  answers: { 200: ActReport },
});

export const tetherRate = endpoint({
  method: "GET",
  path: "/admin/tether-rate",
  access: "operator",
  right: "tether.read",
  answers: { 200: TetherRate },
});

export const saveTetherRate = endpoint({
  method: "PUT",
  path: "/admin/tether-rate",
  access: "operator",
  right: "terms.change",
  command: "account",
  body: TetherRateChange,
  answers: { 200: TetherRate },
});

export const tetherNetworks = endpoint({
  method: "GET",
  path: "/admin/tether-networks",
  access: "operator",
  right: "tether.read",
  answers: { 200: NetworkList },
});

export const saveTetherNetworks = endpoint({
  method: "PUT",
  path: "/admin/tether-networks",
  access: "operator",
  right: "terms.change",
  command: "account",
  body: NetworksChange,
  answers: { 200: NetworkList },
});
