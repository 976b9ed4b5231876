// What members are told of a cancellation.
import { formatBetNumber } from "../../../../src/domain/common/bet-number.ts";
import { betNumberOf } from "../../../../src/domain/common/bet-serial.ts";
import { cleanLine } from "../../../../src/domain/common/plain-text.ts";
import { addComma } from "../../../../src/domain/common/price.ts";
import { escaped, sanitizeContents } from "../../../community/sanitize.ts";

export const REFUSED_BY_CANCELLATION = "운영자가 취소한 구간에 접수된 베팅입니다.";

/** A message of the inbox. The operator's reason is text, whatever it looks like. */
export function cancellationNotice(name: string, bets: number, reason: string): { title: string; contents: string } {
  return {
    title: "베팅 취소 안내",
    contents: sanitizeContents(
      `<p>${escaped(name)}에 접수하신 베팅 ${bets}건의 선택이 취소되었습니다. 단식은 베팅금을 돌려드렸고, 복식은 취소된 선택을 배당 1.00으로 계산합니다.</p><p>사유: ${escaped(cleanLine(reason))}</p>`,
    ),
  };
}

/** Of one bet that an operator voided. */
export function voidNotice(
  serial: number,
  { paid, takenBack }: { paid: number; takenBack: number },
  reason: string,
): { title: string; contents: string } {
  const number = formatBetNumber(betNumberOf(serial));
  const moved =
    takenBack > 0
      ? `베팅금을 넘게 지급된 ${addComma(takenBack)}원을 회수했습니다.`
      : `베팅금 중 ${addComma(paid)}원을 돌려드렸습니다.`;
  return {
    title: "베팅 무효 안내",
    contents: sanitizeContents(
      `<p>베팅 ${number}이(가) 무효 처리되었습니다. ${moved}</p><p>사유: ${escaped(cleanLine(reason))}</p>`,
    ),
  };
}
