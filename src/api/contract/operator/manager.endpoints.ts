import { endpoint } from "../endpoint.ts";
import { ManagerMembers } from "./manager.ts";

export const managerMembers = endpoint({
  method: "GET",
  path: "/manager/members",
  access: "manager",
  right: "tree.read",
  answers: { 200: ManagerMembers },
});
