// What a person reads of a value that breaks a rule which has no message of its own. The server answers it as a problem
// and the form shows it under the field.
import * as v from "valibot";

/** Sets the texts for this process. A message that stands in a schema goes before them. */
export function speakKorean(): void {
  v.setGlobalMessage(issueText);
}

export function issueText(issue: v.BaseIssue<unknown>): string {
  const { type, requirement } = issue;
  if (isMissing(issue)) return "필수 항목입니다.";
  switch (type) {
    case "min_length":
      return `${String(requirement)}자 이상 입력해주세요.`;
    case "max_length":
      return `${String(requirement)}자 이하로 입력해주세요.`;
    case "min_value":
      return `${numberText(requirement)} 이상이어야 합니다.`;
    case "max_value":
      return `${numberText(requirement)} 이하여야 합니다.`;
    case "integer":
    case "safe_integer":
      return "정수를 입력해주세요.";
    case "number":
      return "숫자를 입력해주세요.";
    case "iso_timestamp":
    case "iso_date":
    case "iso_date_time":
      return "날짜가 올바르지 않습니다.";
    default:
      return "값이 올바르지 않습니다.";
  }
}

function isMissing({ type, input, requirement }: v.BaseIssue<unknown>): boolean {
  if (input === undefined || input === null || Number.isNaN(input)) return true;
  return input === "" && (type === "non_empty" || (type === "min_length" && requirement === 1));
}

function numberText(value: unknown): string {
  return typeof value === "number" ? value.toLocaleString("ko-KR") : String(value);
}
