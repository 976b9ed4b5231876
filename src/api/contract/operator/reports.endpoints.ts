import { endpoint } from "../endpoint.ts";
import {
  Report,
  ReportFileQuery,
  ReportList,
  ReportParams,
  ReportQuery,
  ReportSums,
  ReportSumsQuery,
} from "./reports.ts";

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

export const reportSums = endpoint({
  method: "GET",
  path: "/admin/reports/:name/sums",
  access: "operator",
  right: "reports.read",
  params: ReportParams,
  query: ReportSumsQuery,
  answers: { 200: ReportSums },
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
