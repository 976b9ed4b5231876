import { endpoint } from "../endpoint.ts";
import {
  AgentAboveChange,
  AgentSharesChange,
  AgentTree,
  ClosedPeriod,
  ClosePeriodRequest,
  StatementDetail,
  StatementPage,
  StatementsQuery,
} from "./agents.ts";
import { IdParams, UserIdParams } from "./operator.ts";

export const agentTree = endpoint({
  method: "GET",
  path: "/admin/agents",
  access: "operator",
  right: "agents.read",
  answers: { 200: AgentTree },
});

export const changeAgentShares = endpoint({
  method: "PUT",
  path: "/admin/agents/:userId/shares",
  access: "operator",
  right: "agents.change",
  command: "account",
  params: UserIdParams,
  body: AgentSharesChange,
  answers: { 200: AgentTree },
});

export const moveAgent = endpoint({
  method: "PUT",
  path: "/admin/agents/:userId/above",
  access: "operator",
  right: "agents.change",
  command: "account",
  params: UserIdParams,
  body: AgentAboveChange,
  answers: { 200: AgentTree },
});

export const agentStatements = endpoint({
  method: "GET",
  path: "/admin/agent-statements",
  access: "operator",
  right: "agents.read",
  query: StatementsQuery,
  answers: { 200: StatementPage },
});

export const agentStatement = endpoint({
  method: "GET",
  path: "/admin/agent-statements/:id",
  access: "operator",
  right: "agents.read",
  params: IdParams,
  answers: { 200: StatementDetail },
});

export const closeAgentPeriod = endpoint({
  method: "POST",
  path: "/admin/agent-periods",
  access: "operator",
  right: "agents.settle",
  command: "account",
  body: ClosePeriodRequest,
  answers: { 201: ClosedPeriod },
});

export const payAgentStatement = endpoint({
  method: "POST",
  path: "/admin/agent-statements/:id/pay",
  access: "operator",
  right: "agents.settle",
  command: "account",
  params: IdParams,
  answers: { 200: StatementDetail },
});
