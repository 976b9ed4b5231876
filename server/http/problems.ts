// What is said of a value that a contract refuses. Each problem names its field, and all of it is Korean.
import * as v from "valibot";
import { issueText } from "../../src/api/contract/issue-text.ts";
import { ApiError } from "../errors.ts";
import type { AnySchema } from "./describe-route.ts";

const MOST_PROBLEMS = 10;
/** More choices than these are no help to who reads them. */
const MOST_CHOICES = 12;

/** A path of null is the value as a whole. */
export interface Problem {
  path: string | null;
  message: string;
}

/** Parses by a contract. A message that stands in the contract goes before those of this file. */
export function check<S extends AnySchema>(schema: S, value: unknown): v.SafeParseResult<S> {
  return v.safeParse(schema, value, { message: problemText });
}

export function refusalOf(issues: readonly v.BaseIssue<unknown>[]): ApiError {
  return new ApiError("bad_request", undefined, { problems: problemsOf(issues) });
}

export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Problem[] {
  return issues.slice(0, MOST_PROBLEMS).map((issue) => ({ path: v.getDotPath(issue), message: issue.message }));
}

/** As forms say it, and of what no form can send. */
function problemText(issue: v.BaseIssue<unknown>): string {
  const { type, expected, input, requirement } = issue;
  // Of a field that the contract does not have.
  if (expected === "never") return "알 수 없는 항목입니다.";
  if (input === undefined || input === null) return issueText(issue);
  switch (type) {
    case "min_length":
      return Array.isArray(input) ? `${String(requirement)}개 이상이어야 합니다.` : issueText(issue);
    case "max_length":
      return Array.isArray(input) ? `${String(requirement)}개 이하여야 합니다.` : issueText(issue);
    case "string":
      return "문자열이어야 합니다.";
    case "boolean":
      return "true 또는 false여야 합니다.";
    case "array":
    case "tuple":
    case "strict_tuple":
      return "목록이어야 합니다.";
    case "object":
    case "strict_object":
    case "record":
      return "객체여야 합니다.";
    case "picklist":
    case "literal":
    case "variant":
      return choiceText(expected);
    case "regex":
      return "형식이 올바르지 않습니다.";
    default:
      return issueText(issue);
  }
}

/** `expected` is `"a"` or `("a" | "b")`. */
function choiceText(expected: string | null): string {
  const all = (expected ?? "").replaceAll(/[()"]/g, "").split(/\s*\|\s*/);
  // What is left out, where a contract says that a field must be.
  const choices = all.filter((choice) => choice !== "never" && choice !== "undefined");
  if (choices.length > MOST_CHOICES) return "정해진 값 가운데 하나여야 합니다.";
  return `다음 가운데 하나여야 합니다: ${choices.join(", ")}`;
}
