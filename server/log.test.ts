import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { errorRecord, report } from "./log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ofDatabase = (fields: object) =>
  Object.assign(new Error("duplicate key (user_id)=(member01)"), { severity: "ERROR", ...fields });

test("an error of the database is named without what it repeats of its values", () => {
  const fields = { code: "23505", constraint: "member_pk", table: "member", routine: "_bt_check_unique" };
  const named = "database error: code 23505, constraint member_pk, table member, routine _bt_check_unique";
  expect(errorRecord(ofDatabase(fields)).message).toBe(named);
  const query = Object.assign(new Error("insert … ('member01')", { cause: ofDatabase(fields) }), { query: "insert" });
  expect(errorRecord(query).message).toBe(named);
  expect(errorRecord(ofDatabase({ code: "23505" })).message).toBe("database error: code 23505");
  const unknown = Object.assign(new Error("insert … ('member01')"), { query: "insert" });
  expect(errorRecord(unknown).message).toBe("database error: unknown");
  const odd = Object.assign(new Error("insert … ('member01')", { cause: new Error("member01") }), { query: "insert" });
  expect(errorRecord(odd).message).toBe("database error: unknown");
  expect(JSON.stringify([query, unknown, odd].map((error) => errorRecord(error).message))).not.toContain("member01");
});

test("another error keeps its message and where it was thrown, and what is no error is told as it is", () => {
  const record = errorRecord(new RangeError("too far\n    not a place"));
  expect(record).toMatchObject({ type: "RangeError", message: "too far\\u000a    not a place" });
  expect(record.stack.split("\n").every((line) => line.startsWith("    at "))).toBe(true);
  expect(record.stack).toContain("log.test.ts");
  expect(errorRecord("gone")).toEqual({ type: "string", message: "gone", stack: "" });
});

test("a database that does not serve is said once in five seconds for each work; other faults each time", () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const lost = Object.assign(new Error("lost"), { code: "ECONNRESET" });
  const texts = () => said.mock.calls.map(([text]) => String(text).split("\n")[0]);
  for (const what of ["bets", "bets", "rounds"]) report(what, lost);
  vi.advanceTimersByTime(4_999);
  report("bets", lost);
  expect(texts()).toEqual([
    "bets: the database does not serve (connection)",
    "rounds: the database does not serve (connection)",
  ]);
  vi.advanceTimersByTime(1);
  report("bets", lost);
  expect(texts()).toHaveLength(3);
  for (let i = 0; i < 2; i++) report("bets", new Error("wrong"));
  expect(texts().slice(3)).toEqual(["bets: wrong", "bets: wrong"]);
});

test("what comes from outside neither ends the line of the log nor steers the terminal that shows it", () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  report("feed\u001b[2J", new Error("odd\r\nbets: all is well\u001b[31m\u2028\u0085\u0000"));
  const [line, ...stack] = String(said.mock.calls[0]?.[0]).split("\n");
  expect(line).toBe("feed\\u001b[2J: odd\\u000d\\u000abets: all is well\\u001b[31m\\u2028\\u0085\\u0000");
  expect(stack.every((one) => one.startsWith("    at "))).toBe(true);
});
