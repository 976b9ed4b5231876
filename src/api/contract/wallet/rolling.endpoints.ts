import { endpoint } from "../endpoint.ts";
import {
  RollingMemberPage,
  RollingMembersQuery,
  RollingQuery,
  RollingReport,
  RollingRequest,
  RollingRequestPage,
  RollingRequestsQuery,
  RollingSummary,
} from "./rolling.ts";

export const rollingSummary = endpoint({
  method: "GET",
  path: "/rolling/summary",
  access: "member",
  query: RollingQuery,
  answers: { 200: RollingSummary },
});

export const rollingMembers = endpoint({
  method: "GET",
  path: "/rolling/members",
  access: "member",
  query: RollingMembersQuery,
  answers: { 200: RollingMemberPage },
});

export const rollingRequests = endpoint({
  method: "GET",
  path: "/rolling/requests",
  access: "member",
  query: RollingRequestsQuery,
  answers: { 200: RollingRequestPage },
});

export const requestRolling = endpoint({
  method: "POST",
  path: "/rolling/requests",
  access: "member",
  command: "account",
  body: RollingRequest,
  answers: { 201: RollingReport },
});
