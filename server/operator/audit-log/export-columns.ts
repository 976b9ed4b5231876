import type { AuditItem } from "../../../src/api/contract/operator/audit-log.ts";
import type { ExportColumn } from "../../export/cells.ts";

const OUTCOMES: Readonly<Record<AuditItem["outcome"], string>> = {
  done: "처리",
  asked: "승인 요청",
  denied: "거부",
  read: "열람",
};
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const of = (header: string, value: ExportColumn<AuditItem>["value"]): ExportColumn<{ item: AuditItem }> => ({
  header,
  value: ({ item }) => value(item),
});

export const AUDIT_EXPORT: readonly ExportColumn<{ item: AuditItem }>[] = [
  of("시각", ({ at }) => new Date(at)),
  of("누가", ({ actor }) => actor),
  of("요청한 사람", ({ askedBy }) => askedBy),
  of("결과", ({ outcome }) => OUTCOMES[outcome]),
  of("작업", ({ title }) => title),
  of("호출", ({ action }) => action),
  of("대상", ({ subjects }) => subjects.join(", ")),
  of("사유", ({ reason }) => reason),
  of("까닭", ({ code }) => code),
  of("열어 본 정보", ({ reads }) => reads.join(", ")),
  of("IP", ({ address }) => address),
  of("기기", ({ device }) => device),
  of("요청 내용", ({ asked }) => json(asked)),
  of("바뀐 것", ({ changes }) => (changes.length === 0 ? null : json(changes))),
];
