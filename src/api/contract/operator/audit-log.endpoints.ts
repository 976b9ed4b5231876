import { endpoint } from "../endpoint.ts";
import { AuditActions, AuditLogPage, AuditLogQuery } from "./audit-log.ts";

export const auditLog = endpoint({
  method: "GET",
  path: "/admin/audit-log",
  access: "operator",
  right: "audit-log.read",
  query: AuditLogQuery,
  answers: { 200: AuditLogPage },
});

export const auditActions = endpoint({
  method: "GET",
  path: "/admin/audit-log/actions",
  access: "operator",
  right: "audit-log.read",
  answers: { 200: AuditActions },
});
