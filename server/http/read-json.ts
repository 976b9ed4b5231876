// The one way from the text of a body to a value. Whatever runs after it may recurse: what it returns is shallow, small
// and storable.
import { isStorable, UNSTORABLE } from "../../src/api/contract/text.ts";
import { ApiError } from "../errors.ts";

/** Calls of the contract nest 6 deep at most. */
const DEEPEST = 16;
/** Names of members in all objects: the limits of 99 levels have about 700. Each costs more than an item of a list. */
const MOST_NAMES = 1_000;
/** Items, members and lists together. */
const MOST_VALUES = 4_000;

const BODY_TEXT = {
  broken: "본문이 올바른 JSON이 아닙니다.",
  tooDeep: `본문은 ${DEEPEST}단계까지만 중첩할 수 있습니다.`,
  tooManyNames: `본문의 이름은 ${MOST_NAMES.toLocaleString("ko-KR")}개까지입니다.`,
  tooMany: `본문의 항목은 ${MOST_VALUES.toLocaleString("ko-KR")}개까지입니다.`,
  wrongName: "본문에 쓸 수 없는 항목 이름이 있습니다.",
} as const;

/** Parses JSON that a caller sent. Throws ApiError bad_request, which says what is wrong with the text. */
export function readJson(text: string): unknown {
  const excess = excessOf(text);
  if (excess) throw new ApiError("bad_request", BODY_TEXT[excess]);
  const value = parsed(text);
  const hasEscapes = text.includes("\\u");
  // A decoded body is well formed, and JSON has NUL as an escape only.
  if (hasEscapes && !isStorable(value)) throw new ApiError("bad_request", UNSTORABLE);
  if ((hasEscapes || /__proto__|constructor/.test(text)) && namesPrototype(value))
    throw new ApiError("bad_request", BODY_TEXT.wrongName);
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiError("bad_request", BODY_TEXT.broken);
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Scans the text once, without recursion; what brackets and commas stand in strings does not count. */
function excessOf(text: string): "tooDeep" | "tooManyNames" | "tooMany" | null {
  let depth = 0;
  let values = 1;
  let names = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === COMMA) values++;
    else if (code === COLON) names++;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      values++;
      depth++;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
    if (depth > DEEPEST) return "tooDeep";
    if (names > MOST_NAMES) return "tooManyNames";
    if (values > MOST_VALUES) return "tooMany";
  }
  return null;
}

/** Whether a copy of the value, made key by key, would change the prototype of something. */
function namesPrototype(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Object.hasOwn(value, "__proto__")) return true;
  return Object.entries(value).some(
    ([key, part]) => (key === "constructor" && hasPrototype(part)) || namesPrototype(part),
  );
}

function hasPrototype(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "prototype");
}
