import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator/operator.ts";
import { ClaimRequest, MissionClaimReport, MissionList, MissionsQuery } from "./missions.ts";

export const missions = endpoint({
  method: "GET",
  path: "/missions",
  access: "member",
  query: MissionsQuery,
  answers: { 200: MissionList },
});

export const claimMission = endpoint({
  method: "POST",
  path: "/missions/:id/claim",
  access: "player",
  command: "account",
  params: IdParams,
  body: ClaimRequest,
  answers: { 201: MissionClaimReport },
});
