// Answers of the server for the stories of the log.
const done = {
  id: "e1",
  at: "2026-11-22T01:00:00Z",
  actor: "admin02",
  askedBy: "admin01",
  address: "203.0.113.7",
  device: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142",
  action: "POST /admin/approvals/:id",
  title: "다른 운영자가 요청한 작업을 승인하거나 거절하고, 자신이 요청한 것을 철회합니다.",
  subjects: ["approval:a1", "member:member01"],
  reason: "우수 회원",
  outcome: "done",
  code: null,
  reads: [],
  asked: { params: { id: "a1" }, query: {}, body: { decision: "approve", reason: "" } },
  changes: [
    { relation: "member", rowKey: "m-1", before: { level: 1 }, after: { level: 9 } },
    { relation: "approval", rowKey: "a1", before: { state: "asked" }, after: { state: "approved" } },
  ],
  isChained: true,
};
const denied = {
  ...done,
  id: "e2",
  actor: "admin04",
  askedBy: null,
  action: "POST /admin/deposits",
  title: "회원의 지갑에 입금합니다.",
  subjects: ["member:member01"],
  reason: "",
  outcome: "denied",
  code: "forbidden",
  changes: [],
  isChained: false,
};
const read = {
  ...denied,
  id: "e3",
  actor: "admin06",
  outcome: "read",
  code: null,
  reads: ["bank", "phone"],
  asked: null,
};

export const log = { page: 1, pageCount: 1, itemsPerPage: 15, totalCount: 3, items: [done, denied, read] };
export const noLog = { ...log, totalCount: 0, items: [] };
export const AUDIT_ANSWERS = {
  "tables/audit-log": { hidden: [], views: [] },
  "admin/audit-log": log,
  "admin/audit-log/actions": { items: [{ action: denied.action, title: denied.title }] },
};
