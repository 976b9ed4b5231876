import { endpoint } from "../endpoint.ts";
import { IdParams } from "../operator.ts";
import { AdminMission } from "../missions.ts";

export const endMission = endpoint({
  method: "POST",
  path: "/admin/missions/:id/end",
  access: "admin",
  command: "account",
  params: IdParams,
  answers: { 200: AdminMission },
});
