import { describe, expect, it } from "vitest";
import { BONUS_PRICE_MESSAGE } from "../../src/domain/sports/slip/refusal.ts";
import { asHtml } from "./report.ts";
import { shownAlong } from "../../paths/formats/steps.ts";
import { stepText } from "../../paths/formats/step-text.ts";
import { exploreModel, type Edge, type Graph } from "../../paths/lib/graph.ts";
import { withRefusals } from "../../paths/lib/refusals.ts";
import { requirementsOfEdge } from "../../paths/lib/requirements.ts";
import { wayTo } from "../../paths/lib/way.ts";
import { readRequirements } from "../../scripts/lib/requirements/list.ts";
import type { PathModel } from "../../paths/lib/model.ts";
import type { Path } from "../../paths/lib/tour.ts";
import { PATH_MODELS } from "./registry.ts";
import { reaches, SPEC_ROWS, type SpecRow } from "./spec-rows.ts";
import { eventPath } from "../../paths/strategies/events.ts";

const graphs = Object.fromEntries(
  [...new Set(SPEC_ROWS.flatMap(({ machine }) => machine ?? []))].map((machine) => [
    machine,
    (PATH_MODELS[machine] ?? []).map(exploreModel),
  ]),
);

const ROWS_OF_MACHINES = SPEC_ROWS.filter(({ machine }) => machine !== null);

/** Each step of a path as a person reads it: what is done, and what is seen then. */
const told = (model: PathModel, graph: Graph, path: Path): string[] =>
  shownAlong(model, graph, path).steps.map(({ edge, sees }) => [stepText(edge, model.words), ...sees].join(" · "));

/** The last step of the shortest way to each step that brings a row about, one a label. */
function lastSteps(row: SpecRow): string[] {
  const machine = row.machine ?? "";
  return row.labels.map((label) => {
    const isRow = (graph: Graph) => (edge: Edge) => edge.label === label && reaches(row, machine, graph, edge);
    for (const [index, graph] of (graphs[machine] ?? []).entries()) {
      const way = wayTo(graph.out, 0, isRow(graph));
      const model = PATH_MODELS[machine]?.[index];
      if (way && model) return told(model, graph, way).at(-1) ?? "";
    }
    throw new Error(`nothing leads to ${label}`);
  });
}

describe("the error catalogue of the specification", () => {
  it("has its 21 rows, each once", () => {
    const section = readRequirements().filter(({ part }) => part === "section-8");
    expect(section).toHaveLength(21);
    expect(SPEC_ROWS.map(({ id }) => id)).toEqual(section.map(({ id }) => id));
  });
  it.each(ROWS_OF_MACHINES)("$id is reached by every way it names", (row) => {
    const found = (graphs[row.machine ?? ""] ?? []).flatMap((graph) =>
      graph.edges.filter((edge) => reaches(row, row.machine ?? "", graph, edge)).map((edge) => edge.label),
    );
    expect(row.labels.length).toBeGreaterThan(0);
    expect([...new Set(found)].toSorted()).toEqual(row.labels.toSorted());
  });
  it.each(ROWS_OF_MACHINES)("$id stands in the chart at the transitions that bring it about", (row) => {
    for (const [place, graph] of (graphs[row.machine ?? ""] ?? []).entries()) {
      const model = PATH_MODELS[row.machine ?? ""]?.[place];
      for (const edge of graph.edges.filter((one) => reaches(row, row.machine ?? "", graph, one)))
        expect(model && requirementsOfEdge(model.machine, graph, edge)).toContain(row.id);
    }
  });
  it.each(SPEC_ROWS)("$id says in Korean what it is and what is seen, and the report does", ({ name, sees }) => {
    for (const text of [name, sees]) expect(text).toMatch(/[가-힣]/);
    expect(asHtml([])).toContain(`<td>${name}</td><td>${sees}</td>`);
  });
  it("calls no two rows alike", () => {
    expect(new Set(SPEC_ROWS.map(({ name }) => name)).size).toBe(SPEC_ROWS.length);
  });
  it.each(ROWS_OF_MACHINES)("$id says of alerts and pages what the machine does", (row) => {
    const phrases = /“[^”]+”|\/\S* 화면으로 간다|about:blank|새 창이 닫힌다|화면을 새로 읽는다|서버가 보낸 안내문/g;
    const words = [...row.sees.matchAll(phrases)].map(([text]) => (text === "서버가 보낸 안내문" ? "알림 “" : text));
    expect(words).not.toEqual([]);
    for (const word of words) expect(lastSteps(row).join("\n")).toContain(word);
  });
  it("says of every other row where it is proven", () => {
    for (const row of SPEC_ROWS.filter(({ machine }) => machine === null)) expect(row.instead).toMatch(/\w/);
  });
});

describe("what is seen at a step", () => {
  function steps(machine: string, ...labels: string[]): string[] {
    const model = PATH_MODELS[machine]?.[0];
    if (!model) throw new Error(`no model of ${machine}`);
    const graph = withRefusals(model, exploreModel(model));
    return told(model, graph, eventPath(graph, labels));
  }

  it("knows by which way it came where two ways lead to one state: the page stays blank after 406 alone", () => {
    const left = (label: string): string | undefined =>
      steps("session", "xstate.done.actor.restoreSession/member", label, "xstate.done.actor.revokeSession/plain").at(
        -1,
      );
    expect(left("session.code/access denied")).toContain("빈 화면 그대로다");
    expect(left("session.code/kicked")).toContain("로그인 화면이다");
    expect(left("session.logout/by a gate")).toContain("화면은 검사가 정한다");
    expect(left("session.logout/by the member")).toContain("로그인 화면이다");
  });
  it("says alerts where they come up, and not where an event is refused", () => {
    const [, , refused, same] = steps(
      "slip",
      "slip.pick/over at 1.30",
      "stake.set/taken",
      "slip.pick/bonus",
      "slip.remove/home",
    );
    expect(refused).toContain(` · 알림 “${BONUS_PRICE_MESSAGE}” · `);
    expect(same).toContain("아무 일도 일어나지 않는다");
    expect(same).not.toContain("알림");
  });
  it("says what stands in windows, slips and forms", () => {
    expect(steps("dialogs", "dialog.open/login", "alert.show/first").at(-1)).toContain(
      "로그인 창이 있다 · 확인창이 없다 · 알림 “차단된 IP입니다.”이 모든 창 위에 있다",
    );
    expect(steps("slip", "slip.pick/home", "leg.priceMoved/home up").at(-1)).toContain(
      "담긴 것: 승무패 승 2.00, 확인한 배당 1.95",
    );
    expect(steps("login-form", "form.submit/plain").at(-1)).toContain("아이디 칸에 “아이디를 입력해주세요.”");
  });
});
