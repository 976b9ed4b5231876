import { expect, it } from "vitest";
import { GAMES, virtualSportOf } from "./games.ts";
import { roundCard } from "./virtual-cards.ts";

const rounds = (id: number) =>
  Array.from({ length: 480 }, (_, i) => `${id}-20261122-${String(i + 1).padStart(4, "0")}`);

it.each(GAMES.filter((game) => virtualSportOf(game) !== null).map((game) => [game.game, game] as const))(
  "%s has a card without repeats in every round, and not always the same",
  (_, { id, game }) => {
    const size = game.startsWith("dog") ? 6 : game.startsWith("horse") ? 8 : 2;
    const cards = rounds(id).map((round) => roundCard(round) ?? []);
    for (const card of cards) {
      expect(card.filter((name) => name !== "")).toHaveLength(size);
      expect(new Set(card).size).toBe(size);
    }
    expect(new Set(cards.map((card) => card.join())).size).toBeGreaterThan(5);
  },
);

it("a mini-game has none", () => {
  expect(roundCard("215-20261122-0003")).toBeNull();
  expect(roundCard("nonsense")).toBeNull();
});
