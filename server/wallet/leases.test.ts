import { describe, expect, test } from "vitest";
import type { ServerContext } from "../context.ts";
import { type Acting, actAs } from "../db/acting.ts";
import type { Member } from "../http/app-type.ts";
import { actOnEach, leaseOnWire } from "./leases.ts";

const NOW = 1_000_000;
const context = { clock: { now: () => NOW } } as unknown as ServerContext;
const operator = { id: "o1" } as Member;
const rowOf = (id: string, leaseOwner: string | null = null, endsIn = 1) => ({
  id,
  leaseOwner,
  leaseUntil: leaseOwner === null ? null : new Date(NOW + endsIn),
});
type Row = ReturnType<typeof rowOf>;

/** What is reported, and what was taken with which lease. `moved`: the ids whose state takes no step. */
async function act(action: string, ids: string[], rows: Row[], moved: string[] = []) {
  const taken: unknown[] = [];
  const { items } = await actOnEach(context, operator, { ids, action }, rows, {
    stepOf: ({ id }) => (moved.includes(id) ? null : `step of ${id}`),
    take: async ({ id }, step, { leaseOwner, leaseUntil }) => {
      taken.push([step, leaseOwner, leaseUntil?.getTime() ?? null]);
      return id.startsWith("x") ? "not possible" : null;
    },
  });
  return { report: items.map(({ id, problem }) => [id, problem]), taken };
}
const MOVED = "이미 처리되었거나 지금 상태에서는 할 수 없습니다.";
const CLAIM = "먼저 처리를 맡아주세요.";

describe("acting on several requests", () => {
  test("each is reported by itself, in the order that was asked for", async () => {
    const { report, taken } = await act(
      "claim",
      ["c", "b", "gone", "x", "a"],
      ["a", "b", "c", "x"].map((id) => rowOf(id)),
      ["b"],
    );
    expect(report).toEqual([
      ["c", null],
      ["b", MOVED],
      ["gone", "신청을 찾을 수 없습니다."],
      ["x", "not possible"],
      ["a", null],
    ]);
    const until = NOW + 5 * 60_000;
    expect(taken).toEqual(["a", "c", "x"].map((id) => [`step of ${id}`, "o1", until]));
  });

  test("what another one has claimed is his until his time is over, and what nobody has is claimed first", async () => {
    const rows = [rowOf("a", "o2"), rowOf("b", "o2", 0), rowOf("c", "o1"), rowOf("d")];
    const ids = ["a", "b", "c", "d"];
    expect((await act("approve", ids, rows)).report).toEqual([
      ["a", "다른 관리자가 처리하고 있습니다."],
      ["b", CLAIM],
      ["c", null],
      ["d", CLAIM],
    ]);
    const { report, taken } = await act("claim", ids, rows);
    expect(report.map(([, problem]) => problem === null)).toEqual([false, true, true, true]);
    expect(taken).toHaveLength(3);
    // Everything but a claim gives it back.
    expect((await act("approve", ["c"], [rowOf("c", "o1")])).taken).toEqual([["step of c", null, null]]);
  });

  test("what a second operator has approved needs no claim, but nobody else's may stand", async () => {
    const approved = { approvalId: "p1" } as Acting;
    const rows = [rowOf("a"), rowOf("b", "o2")];
    const { report } = await actAs(approved, () => act("approve", ["a", "b"], rows));
    expect(report.map(([, problem]) => problem)).toEqual([null, "다른 관리자가 처리하고 있습니다."]);
    const alone = await actAs({ ...approved, approvalId: null } as unknown as Acting, () =>
      act("approve", ["a"], [rowOf("a")]),
    );
    expect(alone.report).toEqual([["a", CLAIM]]);
  });
});

test("a claim is shown with who has it and until when, and whether it is the reader's", () => {
  const until = new Date(NOW + 1).toISOString();
  const shown = (row: Row, by: string | null, reader = "o1") => leaseOnWire(row, by, reader, NOW);
  expect(shown(rowOf("a", "o1"), "admin01")).toEqual({ by: "admin01", until, isMine: true });
  expect(shown(rowOf("a", "o1"), "admin01", "o2")).toEqual({ by: "admin01", until, isMine: false });
  expect(shown(rowOf("a", "o1", 0), "admin01")).toBeNull();
  expect(shown(rowOf("a"), "admin01")).toBeNull();
  expect(shown(rowOf("a", "o1"), null)).toBeNull();
});
