import { formatPhone } from "../common/format.ts";

/** 01012345678 → 010-****-5678. */
export function maskPhone(phone: string): string {
  const parts = formatPhone(phone).split("-");
  const last = parts.length - 1;
  return parts.map((part, at) => (at === 0 || at === last ? part : "*".repeat(part.length))).join("-");
}
