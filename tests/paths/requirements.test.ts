// The matrix of requirements is whole: each sentence is done by a machine, whose paths take every transition of it, or is
// held by a test that names it. `npm run paths -- requirements` prints it with the cases by hand.
import { describe, expect, it } from "vitest";
import { machineOf } from "../../paths/lib/registry.ts";
import { chartRequirements, requirementPlaces } from "../../paths/lib/requirements.ts";
import { EVERY_PAGE, readRequirements, requirementsIn } from "../../scripts/lib/requirements/list.ts";
import { matrixOf, readMatrix } from "../../scripts/lib/requirements/matrix.ts";
import { namedTestsIn } from "../../scripts/lib/requirements/named-tests.ts";
import { pageOf } from "../../scripts/lib/requirements/write-requirements.ts";
import { PATH_MODELS } from "./registry.ts";

const requirements = readRequirements();
const { problems } = readMatrix(PATH_MODELS);

describe("the requirements", () => {
  it("are the sentences of sections 2, 4, 5, 8 and 9, and the rules, each once", () => {
    const counts = Map.groupBy(requirements, ({ part }) => part);
    expect([...counts].map(([part, all]) => [part, all.length])).toEqual([
      ["section-2", 49],
      ["section-4", 32],
      ["section-5", 11],
      ["section-8", 21],
      ["section-9", 31],
      ["rules", 46],
    ]);
    for (const [, all] of counts)
      expect(all.map(({ id }) => Number(/\d+$/.exec(id)?.[0]))).toEqual(
        all.map((_, place) => place + 1 + Number(all[0]?.part === "rules" && place >= 23)),
      );
  });
  it("are all done by a machine or held by a test, and no id is written that none has", () => {
    expect(problems.map((problem) => /^REQ-\S+(?= has neither)/.exec(problem)?.[0] ?? problem)).toEqual([]);
  });
  it("are seen on pages that are there", () => {
    const wrong = requirements.flatMap(({ id, pages }) =>
      pages.filter((page) => page !== EVERY_PAGE && pageOf(page) === null).map((page) => [id, page]),
    );
    expect(wrong).toEqual([]);
  });
  it("stand at what some path of the machine can take", () => {
    const unseen = Object.entries(PATH_MODELS).flatMap(([machine, models]) => {
      const isTaken = (place: string): boolean => models.some(({ infeasible }) => !(place in infeasible));
      const places = [...requirementPlaces(machineOf(models).machine)];
      return places.filter(([, all]) => !all.some(isTaken)).map(([id]) => `${machine}: ${id}`);
    });
    expect(unseen).toEqual([]);
  });
});

describe("the matrix fails on", () => {
  const [first] = requirementsIn("section-4", "- REQ-4.1 (session; /login) It is so.");
  const wanted = first ? [first] : [];
  const named = (ids: string) => namedTestsIn("a.test.ts", `it("is so [${ids}]", () => {})`);
  const of = (tests: ReturnType<typeof namedTestsIn>) =>
    matrixOf({ requirements: wanted, models: {}, tests, cases: new Map() }).problems;

  it("a sentence without a case and a test", () => {
    expect(of([])).toEqual(["REQ-4.1 has neither a case nor a test: It is so."]);
    expect(of(named("REQ-4.1"))).toEqual([]);
    expect(
      matrixOf({ requirements: wanted, models: {}, tests: [], cases: new Map([["REQ-4.1", ["A-001"]]]) }),
    ).toMatchObject({ problems: [], rows: [{ cases: ["A-001"] }] });
  });
  it("an id that nothing has, in a test's name and in a chart", () => {
    expect(of(named("REQ-4.1 REQ-4.99"))).toEqual(["a.test.ts, is so: no requirement is called REQ-4.99"]);
    const models = { session: PATH_MODELS.session ?? [] };
    const [problem] = matrixOf({ requirements: wanted, models, tests: [], cases: new Map() }).problems;
    expect(problem).toMatch(/^session, .+: no requirement is called REQ-/);
  });
  it("an id that a name has twice, and one that the list has twice", () => {
    expect(of(named("REQ-4.1 REQ-4.1"))).toEqual(["a.test.ts, is so: names a requirement twice"]);
  });
  it("a line of the list that is no requirement", () => {
    expect(() => requirementsIn("rules", "- REQ-4 It is so.")).toThrow("rules: no requirement: - REQ-4 It is so.");
  });
});

it("a chart without requirements has none", () => {
  const [model] = PATH_MODELS["game-sound"] ?? [];
  expect(model && chartRequirements(model.machine)).toEqual({ transitions: new Map(), states: new Map() });
});
