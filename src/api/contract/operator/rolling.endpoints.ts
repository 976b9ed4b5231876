import { endpoint } from "../endpoint.ts";
import { IdParams, UserIdParams } from "./operator.ts";
import { LevelRatesChange, LevelRatesList, MemberRatesChange, MemberRatesList } from "./rolling.ts";
import { ProgrammeCeiling } from "../programmes/programme-ceiling.ts";
import { RollingDetail } from "../wallet/rolling.ts";

export const rollingRequestById = endpoint({
  method: "GET",
  path: "/admin/rolling/requests/:id",
  access: "operator",
  right: "rolling.read",
  params: IdParams,
  answers: { 200: RollingDetail },
});

export const programmeCeiling = endpoint({
  method: "GET",
  path: "/admin/programme-ceiling",
  access: "operator",
  right: "rolling.read",
  answers: { 200: ProgrammeCeiling },
});

export const levelRates = endpoint({
  method: "GET",
  path: "/admin/rolling-rates",
  access: "operator",
  right: "rolling.read",
  answers: { 200: LevelRatesList },
});

export const changeLevelRates = endpoint({
  method: "PUT",
  path: "/admin/rolling-rates",
  access: "operator",
  right: "rolling.rates",
  command: "account",
  body: LevelRatesChange,
  answers: { 200: LevelRatesList },
});

export const memberRates = endpoint({
  method: "GET",
  path: "/admin/rolling-rates/members",
  access: "operator",
  right: "rolling.read",
  answers: { 200: MemberRatesList },
});

export const changeMemberRates = endpoint({
  method: "PUT",
  path: "/admin/rolling-rates/members/:userId",
  access: "operator",
  right: "rolling.rates",
  command: "account",
  params: UserIdParams,
  body: MemberRatesChange,
  answers: { 200: MemberRatesList },
});
