import { endpoint } from "../endpoint.ts";
import { OwnStatementsQuery, StatementDetail, StatementPage } from "./agents.ts";
import { ManagerTree } from "./manager.ts";
import { IdParams } from "./operator.ts";
import { Report, ReportFileQuery, ReportParams, ReportQuery, ReportSums, ReportSumsQuery } from "./reports.ts";

export const managerReport = endpoint({
  method: "GET",
  path: "/manager/reports/:name",
  access: "manager",
  right: "tree.read",
  params: ReportParams,
  query: ReportQuery,
  answers: { 200: Report },
});

export const managerReportSums = endpoint({
  method: "GET",
  path: "/manager/reports/:name/sums",
  access: "manager",
  right: "tree.read",
  params: ReportParams,
  query: ReportSumsQuery,
  answers: { 200: ReportSums },
});

export const managerReportFile = endpoint({
  method: "GET",
  path: "/manager/reports/:name/file",
  access: "manager",
  right: "tree.read",
  params: ReportParams,
  query: ReportFileQuery,
  answers: { 200: null },
});

export const managerTree = endpoint({
  method: "GET",
  path: "/manager/tree",
  access: "manager",
  right: "tree.read",
  answers: { 200: ManagerTree },
});

export const managerStatements = endpoint({
  method: "GET",
  path: "/manager/statements",
  access: "manager",
  right: "tree.read",
  query: OwnStatementsQuery,
  answers: { 200: StatementPage },
});

export const managerStatement = endpoint({
  method: "GET",
  path: "/manager/statements/:id",
  access: "manager",
  right: "tree.read",
  params: IdParams,
  answers: { 200: StatementDetail },
});
