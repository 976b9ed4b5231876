import { endpoint } from "../endpoint.ts";
import { ManagerMembers } from "./manager.ts";

export const managerMembers = endpoint({
  method: "GET",
  path: "/manager/members",
  access: "manager",
  answers: { 200: ManagerMembers },
});
