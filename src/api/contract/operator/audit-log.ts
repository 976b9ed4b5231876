// The log of what operators do and read.
import * as v from "valibot";
import { Instant } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { ExportFormat } from "./export.ts";

export const AUDIT_OUTCOMES = ["done", "asked", "denied", "read"] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

const Text = v.pipe(v.string(), v.trim(), v.maxLength(100));

const AUDIT_FILTER = {
  /** A user id. */
  actor: v.optional(Text),
  /** A call: `POST /admin/deposits`. */
  action: v.optional(Text),
  /** Some things, with commas: `member:member01,provider:trial`. A word without a kind is a member. */
  subject: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1_000))),
  outcome: v.optional(v.picklist(AUDIT_OUTCOMES)),
  from: v.optional(Instant),
  to: v.optional(Instant),
};

/** GET /api/admin/audit-log, the newest first. Of the last 7 days where neither a span nor a subject is named. */
export const AuditLogQuery = v.strictObject({ ...AUDIT_FILTER, ...PageQuery });
export type AuditLogQuery = v.InferOutput<typeof AuditLogQuery>;

/** GET /api/admin/audit-log/export: every entry of the filter. */
export const AuditExportQuery = v.strictObject({ ...AUDIT_FILTER, format: ExportFormat });
export type AuditExportQuery = v.InferOutput<typeof AuditExportQuery>;

const Part = v.nullable(v.record(v.string(), v.unknown()));
export const AuditItem = v.object({
  id: v.string(),
  at: v.string(),
  actor: v.string(),
  address: v.string(),
  device: v.string(),
  /** The call, and what it does in Korean. */
  action: v.string(),
  title: v.string(),
  subjects: v.array(v.string()),
  reason: v.string(),
  outcome: v.picklist(AUDIT_OUTCOMES),
  code: v.nullable(v.string()),
  reads: v.array(v.string()),
  asked: Part,
  /** Who asked for what was done with an approval. */
  askedBy: v.nullable(v.string()),
  changes: v.array(v.object({ relation: v.string(), rowKey: v.string(), before: Part, after: Part })),
  /** It stands in the chain. */
  isChained: v.boolean(),
});
export type AuditItem = v.InferOutput<typeof AuditItem>;
export const AuditLogPage = pageOf(AuditItem);

/** GET /api/admin/audit-log/actions: every call that the log may name. */
export const AuditActions = v.object({ items: v.array(v.object({ action: v.string(), title: v.string() })) });
