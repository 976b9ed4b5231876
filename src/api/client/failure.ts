import * as v from "valibot";
import { codeOfBody, forcedLogoutReason, isUnauthorized } from "../../domain/session/server-code.ts";
import { ErrorBody, type ErrorCode } from "../contract/common.ts";

/** `network`: no answer came. `timeout`: none in time. `malformed`: an answer that breaks the contract. */
export type FailureCode = ErrorCode | "network" | "timeout" | "aborted" | "malformed" | "unexpected";

/** Why a call gave nothing. `status` is 0 when no answer came; `message` is Korean. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly code: FailureCode | (string & {});
  readonly status: number;
  /** The body of the refusal, to be parsed by those who expect more than code and message. */
  readonly data: unknown;

  constructor(code: string, status: number, message: string, data: unknown = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }

  /** The request may or may not have reached the server. */
  get isUncertain(): boolean {
    return this.code === "network" || this.code === "timeout" || this.code === "malformed";
  }
}

/** A status that ends a session: one of the server codes, or a token that names no live session. */
export function endsSession(status: number): boolean {
  return forcedLogoutReason(status) !== null || isUnauthorized(status);
}

export const FAILURE_TEXT = {
  network: "서버에 연결할 수 없습니다. 네트워크를 확인해주세요.",
  timeout: "응답이 늦어지고 있습니다. 잠시 후 다시 시도해주세요.",
  aborted: "요청이 취소되었습니다.",
  malformed: "서버의 응답을 이해할 수 없습니다.",
  unexpected: "예상치 못한 문제가 발생했습니다.",
} as const;

/** The failure that an answer with this status and body stands for; null when it is no failure. */
export function failureOf(status: number, body: unknown): ApiFailure | null {
  const effective = codeOfBody(body) ?? status;
  if (effective < 400) return null;
  const parsed = v.safeParse(ErrorBody, body);
  if (parsed.success) return new ApiFailure(parsed.output.code, effective, parsed.output.message, body);
  return new ApiFailure("unexpected", effective, messageIn(body) ?? FAILURE_TEXT.unexpected, body);
}

function messageIn(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("message" in body)) return null;
  return typeof body.message === "string" && body.message !== "" ? body.message : null;
}
