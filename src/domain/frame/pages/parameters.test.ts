// Decisions, rule 47.
import { describe, expect, it } from "vitest";
import { EVERY_PAGE, servedBy } from "./every-page.ts";
import { namedBy } from "./parameters.ts";
import { PAGES } from "./pages.ts";

const PATTERNS = PAGES.map(({ path }) => path as string).filter((path) => path.includes("$"));

describe("a parameter", () => {
  it("stands in these pages", () => {
    expect(PATTERNS.toSorted()).toEqual([
      "/admin/$section",
      "/admin/$section/$id",
      "/customer/view/$id",
      "/customer/write/$flag",
      "/event/$id",
      "/free/view/$id",
      "/game_result/virtuals/$sport",
      "/minigame/$vendor",
      "/minigame/$vendor/$game",
      "/minigame/$vendor/$game/$venue",
    ]);
    expect(EVERY_PAGE.map(({ path }) => path as string).filter((path) => path.includes("$"))).not.toContain(
      "/admin/$section",
    );
  });

  it.each(PATTERNS)("of %s names nothing where it is a word that nobody gave [REQ-R47]", (pattern) => {
    const at = (word: string) => servedBy(pattern.replace(/\$\w+/g, word));
    const answer = at("unknown-word");
    expect(answer === false || (typeof answer === "object" && answer.id === "unknown-word")).toBe(true);
    // No id is written so.
    for (const word of ["%00", "%25", "a b", "..", "x".repeat(65), "constructor."]) expect(at(word)).toBe(false);
  });

  it.each([
    "/minigame/mgm",
    "/minigame/donghang",
    "/minigame/speed-kino",
    "/minigame/eos/powerball5",
    "/minigame/bet365/dog",
    "/minigame/bet365/dog/hillsideparks",
    "/minigame/kino/speed?x=1",
    "/game_result/virtuals/horse",
    "/customer/write/account",
    "/customer/write",
    "/korea/cross",
  ])("%s is there", (path) => expect(namedBy(path)).toBe(true));

  it.each([
    "/minigame/constructor",
    "/minigame/eos/powerball6",
    "/minigame/eos/dog",
    "/minigame/bet365/cricket",
    "/minigame/bet365/dog/premierships",
    "/minigame/mgm/baccarat1/x",
    "/game_result/virtuals/cricket",
    "/customer/write/toString",
  ])("%s is not", (path) => expect(namedBy(path)).toBe(false));

  it("that is an id is asked of the database", () => {
    expect(namedBy("/free/view/999999999")).toEqual({ stored: "post", id: "999999999" });
    expect(namedBy("/customer/view/q%31?tab=mine")).toEqual({ stored: "enquiry", id: "q1" });
    expect(namedBy("/event/e-1")).toEqual({ stored: "event", id: "e-1" });
  });
});
