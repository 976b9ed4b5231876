import { describe, expect, it } from "vitest";
import { modelName } from "../../paths/lib/registry.ts";
import { browserNames } from "../walks/lib/browser-names.ts";
import { PATH_MODELS } from "./registry.ts";

function namesOf(folder: string): string[] {
  return (PATH_MODELS[folder] ?? []).map((model) => modelName(PATH_MODELS, folder, model));
}

describe("the name of a model", () => {
  it("is the machine's where there is one, and says what is different where there are several", () => {
    expect(namesOf("session")).toEqual(["session"]);
    expect(namesOf("placement")).toEqual(["placement-fresh", "placement-reload"]);
  });
  it("is the same in the browser, where a number tells the starts of one model apart", () => {
    const [fresh] = PATH_MODELS.placement ?? [];
    const [session] = PATH_MODELS.session ?? [];
    if (!fresh || !session) throw new Error("no models");
    expect(browserNames("placement", [fresh])).toEqual(["placement-fresh"]);
    expect(browserNames("session", [session, session])).toEqual(["session, 시작 1", "session, 시작 2"]);
  });
});
