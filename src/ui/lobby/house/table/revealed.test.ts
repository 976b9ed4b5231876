import { expect, it } from "vitest";
import { BANKER_WINS, sampleRound, sampleTable } from "../provider-samples.ts";
import { revealMs } from "./deal-times.ts";
import { isRevealedAt, untold } from "./revealed.ts";

const table = { ...sampleTable, round: { ...sampleRound, drawn: BANKER_WINS } };
const bet = { id: "b", roundId: sampleRound.id, pick: "banker", amount: 1_000, paid: 1_950 };

it("a round is told once the cards that the table opens have turned, third cards too", () => {
  const at = sampleRound.opensCardsAt + revealMs(BANKER_WINS, false);
  expect(isRevealedAt({ table, now: at - 1 })).toBe(false);
  expect(isRevealedAt({ table, now: at })).toBe(true);
  expect(isRevealedAt({ table: sampleTable, now: 0 })).toBe(true);
  expect(revealMs(BANKER_WINS, false)).toBeGreaterThan(
    revealMs(
      BANKER_WINS.map((cards) => cards.slice(0, 2)),
      false,
    ),
  );
  expect(revealMs(BANKER_WINS, true)).toBeLessThan(revealMs(BANKER_WINS, false));
});

it("a bet that is settled looks accepted until then, and others as they are", () => {
  expect(untold({ ...bet, state: "won" })).toMatchObject({ state: "accepted", paid: 0 });
  expect(untold({ ...bet, state: "void" })).toMatchObject({ state: "void" });
});
