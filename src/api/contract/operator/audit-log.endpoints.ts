import { endpoint } from "../endpoint.ts";
import { AuditActions, AuditExportQuery, AuditLogPage, AuditLogQuery } from "./audit-log.ts";

export const auditLog = endpoint({
  method: "GET",
  path: "/admin/audit-log",
  access: "operator",
  right: "audit-log.read",
  query: AuditLogQuery,
  answers: { 200: AuditLogPage },
});

export const exportAuditLog = endpoint({
  method: "GET",
  path: "/admin/audit-log/export",
  access: "operator",
  right: "audit-log.read",
  query: AuditExportQuery,
  answers: { 200: null },
});

export const auditActions = endpoint({
  method: "GET",
  path: "/admin/audit-log/actions",
  access: "operator",
  right: "audit-log.read",
  answers: { 200: AuditActions },
});
