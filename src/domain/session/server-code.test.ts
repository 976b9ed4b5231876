import { describe, expect, it } from "vitest";
import { codeOfBody, forcedLogoutReason, isUnauthorized, readFailure } from "./server-code.ts";

describe("a server code", () => {
  it("ends the session when it is one of five", () => {
    expect([555, 556, 406, 600, 500].every((code) => forcedLogoutReason(code) !== null)).toBe(true);
    expect(
      [null, 0, 200, 400, 401, 404, 409, 501, 503, 554, 557, 599].some((code) => forcedLogoutReason(code) !== null),
    ).toBe(false);
    expect([401, 403, null].map(isUnauthorized)).toEqual([true, false, false]);
  });
  it("may stand in the body of a 200", () => {
    expect(codeOfBody({ status: 556, message: "x" })).toBe(556);
    expect([null, "556", [], {}, { status: "556" }, { status: 1 }, { status: "open" }].map(codeOfBody)).toEqual(
      Array(7).fill(null),
    );
  });
});

describe("a failed call", () => {
  it.each([
    [
      "as ofetch throws it",
      { status: 404, data: { code: "wrong_credentials", message: "틀렸습니다." } },
      { status: 404, message: "틀렸습니다." },
    ],
    ["with statusCode", { statusCode: 503, data: {} }, { status: 503, message: null }],
    ["with a code in the body", { status: 200, data: { status: 555, message: "m" } }, { status: 555, message: "m" }],
    ["without an answer", new TypeError("fetch failed"), { status: null, message: null }],
    ["with an empty message", { status: 400, data: { message: " " } }, { status: 400, message: null }],
    ["with nothing", undefined, { status: null, message: null }],
    ["with null", null, { status: null, message: null }],
    ["with words alone", "fetch failed", { status: null, message: null }],
    ["without data", { status: 502 }, { status: 502, message: null }],
    ["with data that is null", { status: 502, data: null }, { status: 502, message: null }],
    ["with a message that is no text", { status: 400, data: { message: 7 } }, { status: 400, message: null }],
    // Words without a status are not the server's: nothing says that they are for the member.
    ["with words but no status", { data: { message: "m" } }, { status: null, message: null }],
    ["with the status of no answer", { status: 0, statusCode: 503 }, { status: 503, message: null }],
    ["with a status below 0", { status: -1 }, { status: null, message: null }],
    ["with a status that is no whole number", { status: 404.5 }, { status: null, message: null }],
    ["with a status that is text", { status: "404", statusCode: 404 }, { status: 404, message: null }],
    ["with a page instead of data", { status: 502, data: "<html>" }, { status: 502, message: null }],
  ])("%s", (_how, error, failure) => expect(readFailure(error)).toEqual(failure));
});
