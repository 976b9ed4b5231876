import { describe, expect, it } from "vitest";
import { browserNames } from "../walks/lib/browser-names.ts";
import { modelAbout, modelName } from "./model-names.ts";
import { PATH_MODELS } from "./registry.ts";

function namesOf(folder: string): string[] {
  return (PATH_MODELS[folder] ?? []).map((model) => modelName(folder, model));
}

describe("the name of a model", () => {
  it("is the machine's where there is one, and says what is different where there are several", () => {
    expect(namesOf("session")).toEqual(["session"]);
    expect(namesOf("placement")).toEqual(["placement-fresh", "placement-reload"]);
    expect(namesOf("slip")).toEqual([
      "slip-korean",
      "slip-single",
      "slip-european",
      "slip-mini",
      "slip-mini-reload",
      "slip-european-reload",
    ]);
  });
  it("is no other model's and no other machine's", () => {
    const names = Object.keys(PATH_MODELS).flatMap(namesOf);
    expect(new Set(names).size).toBe(names.length);
  });
  it("is the same in the browser, where a number tells the starts of one model apart", () => {
    const [korean] = PATH_MODELS.slip ?? [];
    const [session] = PATH_MODELS.session ?? [];
    if (!korean || !session) throw new Error("no models");
    expect(browserNames("slip", [korean])).toEqual(["slip-korean"]);
    expect(browserNames("session", [session, session])).toEqual(["session, 시작 1", "session, 시작 2"]);
  });
});

describe("what a model is", () => {
  it("tells it from the others of its machine", () => {
    for (const models of Object.values(PATH_MODELS)) expect(new Set(models.map(modelAbout)).size).toBe(models.length);
  });
});
