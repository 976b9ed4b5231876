// The shortcuts of specification, section 2: each link opens the game whose name it has.
import { expect, it } from "vitest";
import { LINKS } from "../frame/pages/menus.ts";
import { GAMES } from "./games.ts";
import { SHORTCUTS } from "./shortcuts.ts";

const NAMED: Readonly<Record<string, string>> = {
  donghang: "동행 파워볼",
  "donghang-sadari": "동행 사다리",
  "kino-sadari": "키노 사다리",
  "speed-kino": "스피드키노",
  next: "넥스트 파워볼",
  "next-sadari": "넥스트 사다리",
  "next-bakara": "넥스트 바카라",
  "next-onering": "넥스트 원링",
};

it("has those of the specification and no other [REQ-2.4]", () => {
  expect(Object.keys(SHORTCUTS).toSorted()).toEqual(Object.keys(NAMED).toSorted());
});

it.each(Object.entries(NAMED))("/minigame/%s leads to the game %s", (segment, name) => {
  const { to } = Object.entries(SHORTCUTS).find(([one]) => one === segment)?.[1] ?? { to: "" };
  const game = GAMES.find((one) => `/minigame/${one.vendor}/${one.game}` === to);
  const link = Object.entries(LINKS).find(([address]) => address === `/minigame/${segment}`)?.[1];
  expect([game?.name, link && "label" in link && link.label]).toEqual([name, name]);
});
