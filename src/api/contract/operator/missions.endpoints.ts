import { endpoint } from "../endpoint.ts";
import { IdParams } from "./operator.ts";
import { OperatorMission, OperatorMissionList, MissionRequest } from "../programmes/missions.ts";

export const allMissions = endpoint({
  method: "GET",
  path: "/admin/missions",
  access: "operator",
  right: "missions.read",
  answers: { 200: OperatorMissionList },
});

export const createMission = endpoint({
  method: "POST",
  path: "/admin/missions",
  access: "operator",
  right: "missions.change",
  command: "account",
  body: MissionRequest,
  answers: { 201: OperatorMission },
});

export const changeMission = endpoint({
  method: "PUT",
  path: "/admin/missions/:id",
  access: "operator",
  right: "missions.change",
  command: "account",
  params: IdParams,
  body: MissionRequest,
  answers: { 200: OperatorMission },
});

export const endMission = endpoint({
  method: "POST",
  path: "/admin/missions/:id/end",
  access: "operator",
  right: "missions.change",
  command: "account",
  params: IdParams,
  answers: { 200: OperatorMission },
});
