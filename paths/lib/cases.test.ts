import { describe, expect, it } from "vitest";
import { setup } from "xstate";
import { casesMarkdown } from "../formats/cases-markdown.ts";
import { casesCsv } from "../formats/cases-csv.ts";
import { defineByHand, handGaps, itself, type ByHand } from "./by-hand.ts";
import type { CaseNumbers } from "./case.ts";
import { casesByHand } from "./cases.ts";
import { exploreModel } from "./graph.ts";
import { definePathModel } from "./model.ts";
import { withRefusals } from "./refusals.ts";

type DoorEvent =
  | { type: "door.press" }
  | { type: "door.lock" }
  | { type: "answer"; kind: "there" | "gone" }
  | { type: "wind" };

const door = setup({
  types: { events: {} as DoorEvent },
  guards: { isThere: ({ event }) => event.type === "answer" && event.kind === "there" },
}).createMachine({
  id: "door",
  initial: "shut",
  states: {
    shut: { on: { "door.press": { target: "asking" } } },
    asking: { on: { answer: [{ guard: "isThere", target: "open" }, { target: "lost" }] } },
    open: { on: { "door.lock": { target: "shut" }, wind: { target: "shut" } } },
    lost: { on: { "door.press": { target: "asking" } } },
  },
});

const model = definePathModel({
  machine: door,
  events: {
    "door.press": { plain: {} },
    "door.lock": { plain: {} },
    answer: { there: { kind: "there" }, gone: { kind: "gone" } },
    wind: { plain: {} },
  },
  states: {
    shut: { sees: "문이 닫혀 있다" },
    asking: { sees: "문이 대답을 기다린다" },
    open: { sees: "문이 열려 있다" },
    lost: { sees: "대답이 없다" },
  },
});

const hand = defineByHand<typeof door>({
  code: "DOR",
  area: ["집", "문"],
  risk: "P1",
  first: ["lost"],
  begins: { "": { account: null, page: "/", data: ["문이 닫혀 있다"], world: { line: "whole" } } },
  choices: { key: { right: "맞는 열쇠를 가졌다" } },
  events: {
    "door.press": { by: "member", does: "초인종을 누른다" },
    "door.lock": { by: "member", does: "문을 잠근다", when: { key: "right" } },
    "answer/there": itself({ when: { line: "whole" } }),
    "answer/gone": {
      by: "tester",
      ahead: "줄을 끊는다",
      how: "두꺼비집",
      back: "줄을 잇는다",
      sets: { line: "whole" },
    },
    wind: { script: "바람은 부를 수 없다" },
  },
  afterwards: [{ in: "shut", does: "문을 밀어 본다", expects: ["움직이지 않는다"] }],
});

const listed = (own: ByHand = hand, numbers: CaseNumbers = {}) =>
  casesByHand({
    machine: "door",
    model,
    graph: withRefusals(model, exploreModel(model)),
    hand: own,
    numbers,
    covered: new Set(),
  });

describe("cases by hand", () => {
  it("leave out nothing that a person can bring about, and say the rest with its reason", () => {
    const { cases, scriptOnly } = listed();
    expect(handGaps(hand, [model], [exploreModel(model).edges])).toEqual([]);
    expect(scriptOnly).toEqual([{ target: "open wind (wind/plain)", why: "바람은 부를 수 없다" }]);
    expect(cases.flatMap(({ path }) => path.map(({ label }) => label))).toEqual(
      expect.arrayContaining(["door.lock/plain", "answer/there", "answer/gone"]),
    );
  });

  it("put a preparation before the press after which there is no time, and what puts it back after", () => {
    const lost = listed().cases.find(({ path }) => path.some(({ label }) => label === "answer/gone"));
    const cut = lost?.steps.findIndex(({ does }) => does === "줄을 끊는다") ?? -1;
    expect(lost?.steps.slice(cut, cut + 3).map(({ by, does, how }) => [by, does, how])).toEqual([
      ["tester", "줄을 끊는다", "두꺼비집"],
      ["member", "초인종을 누른다", null],
      ["tester", "줄을 잇는다", "두꺼비집"],
    ]);
    expect(lost?.steps[cut + 1]).toMatchObject({ expects: ["대답이 없다"], passes: ["문이 대답을 기다린다"] });
    expect(lost?.priority).toBe("P0");
  });

  it("say in the precondition what a step needs, and look at the end", () => {
    const locked = listed().cases.find(({ path }) => path.at(-1)?.label === "door.lock/plain");
    expect(locked?.precondition.data).toEqual(["문이 닫혀 있다", "맞는 열쇠를 가졌다"]);
    expect(locked?.steps.at(-1)).toMatchObject({ does: "문을 밀어 본다", expects: ["움직이지 않는다"] });
  });

  it("carry the letters of their start in their ids where these have some", () => {
    expect(listed().cases[0]?.id).toBe("DOR-001");
    expect(listed({ ...hand, codes: { "": "KR" } }).cases[0]?.id).toBe("DOR-KR-001");
  });

  it("go nowhere that the world does not allow", () => {
    const cut: ByHand = { ...hand, begins: { "": { account: null, page: "/", data: [], world: { line: "cut" } } } };
    const { cases, scriptOnly } = listed(cut);
    const first = cases.find(({ path }) => path.some(({ label }) => label === "answer/there"));
    // The line is whole again once somebody has put it back.
    expect(first?.path.map(({ label }) => label).slice(0, 2)).toEqual(["door.press/plain", "answer/gone"]);
    expect(scriptOnly.map(({ why }) => why)).toEqual(["바람은 부를 수 없다"]);
  });

  it("take the way that the place allows, and say why nobody gets on where none does", () => {
    const places: ByHand = {
      ...hand,
      events: {
        ...hand.events,
        "door.press": ({ before }) =>
          before.matches("lost") ? { script: "초인종이 빠졌다" } : { by: "member", does: "초인종을 누른다" },
      },
    };
    const { cases, scriptOnly } = listed(places);
    const lost = cases.find(({ path }) => path.some(({ label }) => label === "answer/gone"));
    expect(lost?.path.at(-1)?.label).toBe("answer/gone");
    expect(scriptOnly.map(({ why }) => why)).toEqual(["바람은 부를 수 없다", "초인종이 빠졌다"]);
  });

  it("take the shorter of several ways, with what is looked at last and how long it takes", () => {
    const ways: ByHand = {
      ...hand,
      events: {
        ...hand.events,
        "answer/there": itself({ when: { line: "whole" }, looks: ["빛이 샌다"] }),
        "door.lock": [
          { by: "tester", does: "자물쇠를 건다", back: "자물쇠를 푼다" },
          { by: "clock", does: "밤을 기다린다", minutes: 60, when: { key: "right" } },
        ],
      },
    };
    const locked = listed(ways).cases.find(({ path }) => path.at(-1)?.label === "door.lock/plain");
    expect(locked?.steps.map(({ does, expects }) => [does, expects])).toEqual([
      ["초인종을 누른다", ["문이 열려 있다", "빛이 샌다"]],
      ["밤을 기다린다", ["문이 닫혀 있다"]],
      ["문을 밀어 본다", ["움직이지 않는다"]],
    ]);
    expect(locked?.minutes).toBe(63);
  });

  it("word a press by what comes of it, and show nothing before what comes at once", () => {
    const repeated: ByHand = {
      ...hand,
      events: {
        ...hand.events,
        "answer/gone": {
          by: "tester",
          ahead: "줄을 끊는다",
          press: "대답이 없을 때까지 초인종을 누른다",
          sets: { line: "cut" },
          atOnce: true,
        },
      },
    };
    const lost = listed(repeated).cases.find(({ path }) => path.some(({ label }) => label === "answer/gone"));
    expect(lost?.steps.slice(0, 2).map(({ does, expects, passes }) => [does, expects, passes])).toEqual([
      ["줄을 끊는다", ["화면은 그대로다"], []],
      ["대답이 없을 때까지 초인종을 누른다", ["대답이 없다"], []],
    ]);
  });

  it("put back what nothing was prepared for, and let somebody else look in the end", () => {
    const windy: ByHand = {
      ...hand,
      events: { ...hand.events, wind: { by: "tester", does: "선풍기를 켠다", how: "선풍기", back: "선풍기를 끈다" } },
      afterwards: [{ in: "shut", by: "operator", does: "문을 잠가 본다", how: "관리실", expects: ["잠긴다"] }],
    };
    const blown = listed(windy).cases.find(({ path }) => path.at(-1)?.label === "wind/plain");
    expect(blown?.steps.slice(-3).map(({ by, does, how }) => [by, does, how])).toEqual([
      ["tester", "선풍기를 켠다", "선풍기"],
      ["tester", "선풍기를 끈다", "선풍기"],
      ["operator", "문을 잠가 본다", "관리실"],
    ]);
  });

  it("say what is there where nothing is chosen, and what a person reads in each world", () => {
    const plain: ByHand = {
      ...hand,
      choices: { key: { "": "아무 열쇠나 가졌다", right: "맞는 열쇠를 가졌다" } },
      seen: (text, { key }) => (text === "문이 닫혀 있다" && key === "right" ? "문이 잠겨 있다" : text),
    };
    const { cases } = listed(plain);
    const locked = cases.find(({ path }) => path.at(-1)?.label === "door.lock/plain");
    const lost = cases.find(({ path }) => path.every(({ label }) => label !== "door.lock/plain"));
    expect(locked?.precondition.data).toEqual(["문이 닫혀 있다", "맞는 열쇠를 가졌다"]);
    expect(locked?.steps.at(-2)?.expects).toEqual(["문이 잠겨 있다"]);
    expect(lost?.precondition.data).toEqual(["문이 닫혀 있다", "아무 열쇠나 가졌다"]);
    expect(lost?.begins).toEqual(["문이 닫혀 있다"]);
  });

  it("begin elsewhere, and say figures of their own, where they choose so", () => {
    const chosen: ByHand = {
      ...hand,
      choices: { key: { right: { account: "guest01", page: "/back", data: ["뒷문이다"] } } },
      seen: (text) => text.replace("문이", "뒷문이"),
    };
    const locked = listed(chosen).cases.find(({ path }) => path.at(-1)?.label === "door.lock/plain");
    expect(locked?.precondition).toMatchObject({
      account: "guest01",
      page: "/back",
      data: ["문이 닫혀 있다", "뒷문이다"],
    });
    expect(locked?.begins).toEqual(["뒷문이 닫혀 있다"]);
    expect(locked?.steps[0]?.expects).toEqual(["뒷문이 열려 있다"]);
  });

  it("keep their numbers when others come and go", () => {
    const numbers: CaseNumbers = {};
    const before = listed(hand, numbers).cases.map(({ id, purpose }) => [purpose, id]);
    const fewer: ByHand = { ...hand, events: { ...hand.events, "door.lock": { script: "열쇠가 없다" } } };
    const without = listed(fewer, numbers).cases.map(({ id, purpose }) => [purpose, id]);
    const again = listed(hand, numbers).cases.map(({ id, purpose }) => [purpose, id]);
    expect(again).toEqual(before);
    const stayed = without.filter(([purpose]) => before.some(([known]) => known === purpose));
    expect(stayed.length).toBeGreaterThan(0);
    expect(before).toEqual(expect.arrayContaining(stayed));
  });

  it("are written with their steps, means and expectations", () => {
    const text = casesMarkdown("door", "문을 연다.", listed());
    expect(text).toContain("| 1 | 시험자 | 줄을 끊는다 (두꺼비집) |");
    expect(text).toContain("- `open wind (wind/plain)`: 바람은 부를 수 없다");
    const rows = casesCsv(listed()).split("\r\n");
    expect(rows[0]).toMatch(/^\uFEFF"TC ID","요구사항 ID"/);
    expect(rows.some((row) => row.startsWith('"DOR-001",') && row.includes('"초인종을 누른다"'))).toBe(true);
  });

  it("are no formulas for a spreadsheet", () => {
    const evil: ByHand = {
      ...hand,
      events: { ...hand.events, "door.press": { by: "member", does: '=HYPERLINK("x")' } },
    };
    expect(casesCsv(listed(evil))).toContain(`"'=HYPERLINK(""x"")"`);
  });
});
