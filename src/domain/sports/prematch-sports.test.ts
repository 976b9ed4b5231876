import { expect, it } from "vitest";
import { shownSports } from "./prematch-sports.ts";

const sport = (sport_id: string, cnt: number) => ({ sport_id, name_korean: sport_id, cnt });

it("drops the entry etc and sums the others", () => {
  expect(shownSports([sport("6046", 12), sport("etc", 7), sport("154914", 5)])).toEqual({
    sports: [sport("6046", 12), sport("154914", 5)],
    total: 17,
  });
  expect(shownSports([sport("etc", 7)])).toEqual({ sports: [], total: 0 });
});
