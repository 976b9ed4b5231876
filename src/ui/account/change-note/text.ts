import type { ContactKind } from "../../../domain/account/one-person.ts";

export const CHANGE_NAMES: Readonly<Record<ContactKind, string>> = { phone: "휴대폰 번호", bank: "환전 계좌" };

export const CHANGE_NOTE_TEXT = {
  waiting: (what: string, asked: string) =>
    `${what} 변경(${asked})을 관리자가 확인하고 있습니다. 확인이 끝나면 적용됩니다.`,
  refused: (what: string, asked: string, reason: string) =>
    `${what} 변경(${asked})이 승인되지 않았습니다. 사유: ${reason}`,
  asked: "변경을 신청했습니다. 관리자가 확인하면 적용됩니다.",
} as const;
