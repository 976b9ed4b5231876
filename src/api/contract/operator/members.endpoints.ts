import { endpoint } from "../endpoint.ts";
import {
  MembersExportQuery,
  OperatorMembersQuery,
  OperatorMemberPage,
  LevelRequest,
  LevelAnswer,
  LevelChangesQuery,
  LevelChangePage,
  OnlineCount,
} from "./members.ts";
import { UserIdParams } from "./operator.ts";

export const members = endpoint({
  method: "GET",
  path: "/admin/members",
  access: "operator",
  right: "members.read",
  query: OperatorMembersQuery,
  answers: { 200: OperatorMemberPage },
});

export const exportMembers = endpoint({
  method: "GET",
  path: "/admin/members/export",
  access: "operator",
  right: "members.read",
  query: MembersExportQuery,
  answers: { 200: null },
});

export const changeLevel = endpoint({
  method: "PUT",
  path: "/admin/members/:userId/level",
  access: "operator",
  right: "members.level",
  command: "account",
  params: UserIdParams,
  body: LevelRequest,
  answers: { 200: LevelAnswer },
});

export const levelChanges = endpoint({
  method: "GET",
  path: "/admin/members/:userId/level-changes",
  access: "operator",
  right: "members.read",
  params: UserIdParams,
  query: LevelChangesQuery,
  answers: { 200: LevelChangePage },
});

export const onlineMembers = endpoint({
  method: "GET",
  path: "/admin/online",
  access: "operator",
  right: "overview.read",
  answers: { 200: OnlineCount },
});
