import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { assign, fromPromise, setup } from "xstate";
import { describe, expect, it } from "vitest";
import { definePathModel, type PathModel } from "../../paths/lib/model.ts";
import { slipsOf } from "./operators.ts";
import { judgeMachine, rowOf, structuralMutants } from "./run.ts";

/** A door with something of every kind: a guard, an order of guards, actions, an actor, timers, a tag. */
const door = setup({
  types: {
    context: {} as { opened: number },
    events: {} as { type: "door.push"; force: number } | { type: "door.lock" },
    input: {} as { opened: number },
  },
  actors: { turnKey: fromPromise<void, { opened: number }>(async () => undefined) },
  guards: { isStrong: ({ event }) => event.type === "door.push" && event.force > 1 },
  actions: { count: assign({ opened: ({ context }) => context.opened + 1 }), creak: () => undefined },
  delays: { fall: 1_000, rust: 60_000 },
}).createMachine({
  id: "door",
  context: { opened: 0 },
  initial: "shut",
  states: {
    shut: {
      on: {
        "door.push": [{ guard: "isStrong", target: "open", actions: ["count", "creak"] }, { actions: "creak" }],
        "door.lock": "locking",
      },
    },
    open: { tags: "wide", after: { fall: "shut" } },
    locking: {
      invoke: {
        id: "turnKey",
        src: "turnKey",
        input: ({ context }) => context,
        onDone: "locked",
        onError: "shut",
      },
    },
    locked: { type: "final" },
  },
});

function model(changes: Partial<PathModel> = {}): PathModel {
  const defined = definePathModel({
    machine: door,
    events: { "door.push": { hard: { force: 2 }, softly: { force: 1 } }, "door.lock": { plain: {} } },
    done: { turnKey: { turned: undefined } },
    errors: { turnKey: { stuck: new Error("stuck") } },
    key: () => [],
    lasts: { fall: 1_000, rust: 60_000 },
    asks: { turnKey: ({ context }) => context },
    states: {
      shut: {
        sees: "닫혀 있다",
        can: ["door.push", "door.lock"],
      },
      open: {
        sees: "열려 있다",
        tags: ["wide"],
      },
      locking: {
        sees: "잠그는 중",
      },
      locked: { sees: "잠겼다" },
    },
    expectEffects: ({ event }) => (event.type === "door.push" ? ["creak"] : []),
    invariants: {
      "a strong push opens": ({ event, after }) =>
        event.type !== "door.push" || !("force" in event) || after.matches(event.force === 2 ? "open" : "shut"),
      "each opening counts": ({ before, event, after }) =>
        after.context.opened === (before?.context.opened ?? 0) + ("force" in event && event.force === 2 ? 1 : 0),
      "a shut door that is locked is being locked, and by nothing else": ({ before, event, after, started }) =>
        before?.value !== "shut" ||
        (event.type === "door.lock") === (after.value === "locking" && started.length === 1),
      "a door falls shut a second after it opened": ({ before, event, after, timers }) =>
        (after.value !== "open" || timers.fall === 1_000) &&
        (before?.value !== "open" || !event.type.startsWith("xstate.after.") || after.value === "shut"),
      "the key turns or is stuck": ({ before, event, after }) =>
        before?.value !== "locking" || after.value === (event.type.startsWith("xstate.done.") ? "locked" : "shut"),
      "an open door is wide": ({ after }) => after.hasTag("wide") === (after.value === "open"),
      "it begins shut": ({ before, after }) => before !== null || after.value === "shut",
      "what is locked stays": ({ after }) => after.matches("locked") === (after.status === "done"),
    },
  });
  return { ...defined, ...changes };
}

const mutants = structuralMutants(door);

describe("the mutators", () => {
  it("break a chart in every small way", () => {
    const ids = mutants.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        "transition dropped: shut door.push [isStrong]",
        "sent elsewhere: shut door.lock → #door.open",
        "target removed: shut door.lock",
        "guard negated: shut door.push [isStrong]",
        "guard removed: shut door.push [isStrong]",
        "guards swapped: shut door.push [isStrong] and the next",
        "action dropped: shut door.push [isStrong]: count",
        "transition dropped: locking xstate.error.actor.turnKey",
        "invoke dropped: locking: turnKey",
        "input dropped: locking: turnKey",
        "delay swapped: open: fall → rust",
        "initial changed: (root) → open",
        "tag dropped: open: wide",
        "end made open: locked",
      ]),
    );
  });
  it("slip in each comparison but that of a type", () => {
    const source =
      "const f = (e: E): boolean => e.type === 'x' && e.a < 3;\nfunction g(b: number) { return 1.3 <= b; }\n";
    expect(slipsOf(source).map(({ was, is }) => `${was} → ${is}`)).toEqual([
      "e.a < 3 → e.a <= 3",
      "1.3 <= b → 1.3 < b",
    ]);
    const [only] = slipsOf(source, ["g"]);
    expect(only?.text).toBe(source.replace("<=", "<"));
    expect(() => slipsOf(source, ["h"])).toThrow("not all of h");
  });
});

describe("the judges", () => {
  it("notice every mutant by what the model says, without the expected state", async () => {
    const report = await judgeMachine("door", [model()], mutants, {});
    expect(report.judged.filter(({ verdict }) => verdict?.by !== "sentence").map(({ id }) => id)).toEqual([]);
    expect(rowOf(report)).toMatchObject({ killed: mutants.length, bySentences: mutants.length, alive: 0 });
  });
  it("tell which stay alive where a model says little", async () => {
    const { judged, stale } = await judgeMachine("door", [model({ expectEffects: null, invariants: {} })], mutants, {
      "action dropped: shut door.push [isStrong]: creak": "nobody listens",
      "tag dropped: open: wide": "wrongly listed",
      "tag dropped: open: narrow": "long gone",
    });
    const of = (id: string) => judged.find((one) => one.id === id);
    expect(of("action dropped: shut door.push [isStrong]: count")).toMatchObject({ verdict: null, reason: null });
    expect(of("action dropped: shut door.push [isStrong]: creak")).toMatchObject({ reason: "nobody listens" });
    expect(stale).toEqual([
      expect.stringMatching(/^tag dropped: open: wide: it is noticed/),
      "tag dropped: open: narrow: there is no such mutant",
    ]);
  });
  it("count the expected state apart", async () => {
    const bare = Object.fromEntries(["shut", "open", "locking", "locked"].map((state) => [state, { sees: "" }]));
    const report = await judgeMachine(
      "door",
      [model({ states: bare, expectEffects: null, invariants: {} })],
      mutants,
      {},
    );
    const found = report.judged.find(({ id }) => id === "sent elsewhere: shut door.lock → #door.open");
    expect(found?.verdict).toMatchObject({ by: "state" });
  });
  it("say so when the chart fails as it is", async () => {
    const { fault } = await judgeMachine("door", [model({ invariants: { "pigs fly": () => false } })], [], {});
    expect(fault).toContain("pigs fly");
  });
});

describe("npm run mutants", () => {
  function runFile(file: string, ...args: string[]): { code: number | null; out: string; said: string } {
    const env = { ...process.env, NODE_NO_WARNINGS: "1" };
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, file), ...args], {
      encoding: "utf8",
      env,
    });
    return { code: status, out: stdout, said: stderr };
  }
  const run = (...args: string[]) => runFile("../../scripts/mutants.ts", ...args);

  it("leaves no mutant of two small machines alive, and no reason stale", () => {
    const { code, out, said } = run("scroll-top", "device-toggle");
    expect([code, said]).toEqual([0, ""]);
    expect(out).toMatch(/^scroll-top( +\d+){5} +\d/m);
  });
  it("finds out who takes 1.30 beside a Bonus", () => {
    expect(JSON.parse(runFile("bonus-price.ts").out)).toEqual({
      fault: null,
      judged: [
        {
          id: "comparison: bonus.ts: pick.betPrice <= BONUS_REFUSED_PRICE → pick.betPrice < BONUS_REFUSED_PRICE",
          by: "sentence",
        },
      ],
    });
  });
  it.each([
    [["sesion"], "session"],
    [["session", "--lits"], "--list"],
  ])("%j ends with 2 and names what is meant: %s", (args, right) => {
    const { code, said } = run(...args);
    expect(code).toBe(2);
    expect(said).toContain(right);
  });
});
