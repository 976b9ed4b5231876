import { expect, it } from "vitest";
import type { MiniGameEvent } from "../../contract/games/mini-games.ts";
import { withDrawn } from "./mini-games.ts";

const round = (id: string, drawn: MiniGameEvent["drawn"] = [[1]]): MiniGameEvent => ({
  id,
  gameId: "215",
  date: "",
  number: 1,
  running: 1,
  opensAt: 0,
  closesAt: 0,
  endsAt: 0,
  commitment: "",
  state: drawn ? "drawn" : "open",
  drawn,
  summary: null,
  seed: null,
  isSettled: false,
});
const known = (count: number) => ({
  now: 0,
  items: Array.from({ length: count }, (_, n) => round(`k${n}`)),
  eventId: "e",
});

it("the list of drawn rounds takes in those that were drawn since, the newest first, and stays as long", () => {
  const { items } = withDrawn(known(100), [round("open", null), round("new"), round("k0")]);
  expect(items.slice(0, 2).map(({ id }) => id)).toEqual(["new", "k0"]);
  expect(items).toHaveLength(100);
});

it("is the same list where nothing was drawn", () => {
  const list = known(3);
  expect(withDrawn(list, [round("open", null), round("k0")])).toBe(list);
});
