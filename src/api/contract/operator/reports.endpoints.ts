import { endpoint } from "../endpoint.ts";
import { Report, ReportFileQuery, ReportList, ReportParams, ReportQuery } from "./reports.ts";

export const reportList = endpoint({
  method: "GET",
  path: "/admin/reports",
  access: "operator",
  right: "reports.read",
  answers: { 200: ReportList },
});

export const report = endpoint({
  method: "GET",
  path: "/admin/reports/:name",
  access: "operator",
  right: "reports.read",
  params: ReportParams,
  query: ReportQuery,
  answers: { 200: Report },
});

export const reportFile = endpoint({
  method: "GET",
  path: "/admin/reports/:name/file",
  access: "operator",
  right: "reports.read",
  params: ReportParams,
  query: ReportFileQuery,
  answers: { 200: null },
});
