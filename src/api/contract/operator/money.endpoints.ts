import { endpoint } from "../endpoint.ts";
import { Waiting } from "./waiting.ts";
import {
  ActReport,
  ActRequest,
  OperatorRequestPage,
  OperatorRequestsQuery,
  RequestExportQuery,
  ChargeTypeList,
  ChargeTypesRequest,
  HouseBankList,
  HouseBankRequest,
  MoneyLimitList,
  MoneyLimitsRequest,
} from "./wallet.ts";
import { IdParams } from "./operator.ts";
import { WageringWeightsOnWire } from "../wallet/wagering.ts";

export const waitingCounts = endpoint({
  method: "GET",
  path: "/admin/waiting",
  access: "operator",
  right: "overview.read",
  answers: { 200: Waiting },
});

export const allMoneyRequests = endpoint({
  method: "GET",
  path: "/admin/money-requests",
  access: "operator",
  right: "money.read",
  query: OperatorRequestsQuery,
  answers: { 200: OperatorRequestPage },
});

export const exportMoneyRequests = endpoint({
  method: "GET",
  path: "/admin/money-requests/export",
  access: "operator",
  right: "money.read",
  query: RequestExportQuery,
  answers: { 200: null },
});

export const actOnMoneyRequests = endpoint({
  method: "POST",
  path: "/admin/money-requests/act",
  access: "operator",
  right: "money.decide",
  command: "account",
  body: ActRequest,
  answers: { 200: ActReport },
});

export const chargeTypes = endpoint({
  method: "GET",
  path: "/admin/charge-types",
  access: "operator",
  right: "terms.read",
  answers: { 200: ChargeTypeList },
});

export const saveChargeTypes = endpoint({
  method: "PUT",
  path: "/admin/charge-types",
  access: "operator",
  right: "terms.change",
  command: "account",
  body: ChargeTypesRequest,
  answers: { 200: ChargeTypeList },
});

export const wageringWeights = endpoint({
  method: "GET",
  path: "/admin/wagering-weights",
  access: "operator",
  right: "terms.read",
  answers: { 200: WageringWeightsOnWire },
});

export const saveWageringWeights = endpoint({
  method: "PUT",
  path: "/admin/wagering-weights",
  access: "operator",
  right: "terms.change",
  command: "account",
  body: WageringWeightsOnWire,
  answers: { 200: WageringWeightsOnWire },
});

export const moneyLimits = endpoint({
  method: "GET",
  path: "/admin/money-limits",
  access: "operator",
  right: "terms.read",
  answers: { 200: MoneyLimitList },
});

export const saveMoneyLimits = endpoint({
  method: "PUT",
  path: "/admin/money-limits",
  access: "operator",
  right: "terms.change",
  command: "account",
  body: MoneyLimitsRequest,
  answers: { 200: MoneyLimitList },
});

export const houseBanks = endpoint({
  method: "GET",
  path: "/admin/house-banks",
  access: "operator",
  right: "terms.read",
  answers: { 200: HouseBankList },
});

export const saveHouseBank = endpoint({
  method: "PUT",
  path: "/admin/house-banks/:id",
  access: "operator",
  right: "terms.change",
  command: "account",
  params: IdParams,
  body: HouseBankRequest,
  answers: { 204: null },
});

export const removeHouseBank = endpoint({
  method: "DELETE",
  path: "/admin/house-banks/:id",
  access: "operator",
  right: "terms.change",
  command: "account",
  params: IdParams,
  answers: { 204: null },
});
