// What Node itself refuses before there is a request, answered in the one shape of refusals.
import type { Socket } from "node:net";
import { ApiError } from "../errors.ts";

/** No helper of the application writes these headers here. */
const HEADERS = [
  "content-type: application/json; charset=utf-8",
  "cache-control: no-store",
  "x-content-type-options: nosniff",
  "content-security-policy: default-src 'none'; frame-ancestors 'none'",
];

/** Answers what cannot be read as a request, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const { status, body } = refusalOf(error.code);
  const text = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} `,
      ...HEADERS,
      `content-length: ${Buffer.byteLength(text)}`,
      "connection: close",
      "",
      text,
    ].join("\r\n"),
  );
}

function refusalOf(code: string | undefined): ApiError {
  if (code === "HPE_HEADER_OVERFLOW") return new ApiError("headers_too_large");
  return new ApiError(code === "ERR_HTTP_REQUEST_TIMEOUT" ? "request_timeout" : "bad_request");
}
