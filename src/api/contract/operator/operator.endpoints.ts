import { endpoint } from "../endpoint.ts";
import { Settings, SettingsChange } from "../operator/settings.ts";
import { AuditReport } from "./operator.ts";

export const settings = endpoint({
  method: "GET",
  path: "/admin/settings",
  access: "operator",
  right: "settings.read",
  answers: { 200: Settings },
});

export const saveSettings = endpoint({
  method: "PUT",
  path: "/admin/settings",
  access: "operator",
  right: "settings.change",
  command: "account",
  body: SettingsChange,
  answers: { 200: Settings },
});

export const audit = endpoint({
  method: "GET",
  path: "/admin/audit",
  access: "operator",
  right: "ledger.read",
  answers: { 200: AuditReport },
});
