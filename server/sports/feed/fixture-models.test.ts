import { expect, test } from "vitest";
import type { Queryable } from "../../db/open.ts";
import { readModels } from "./fixture-models.ts";
import { matchesOfDay } from "./simulated/schedule.ts";
import { matchOf, stateOf } from "./simulated/match.ts";
import { chooseLines } from "./simulated/offers.ts";
import { scoresAt } from "./simulated/scores.ts";

const [planned] = matchesOfDay(7, 20_778);
if (!planned) throw new Error("no match is played on that day");
/** Between two quotes, which come every ten seconds. */
const STARTS = Math.floor(planned.startsAt / 10_000) * 10_000 + 3_000;
const ROW = {
  id: "f1",
  feedKey: planned.feedKey,
  state: stateOf(planned, chooseLines) as unknown,
  startsAt: new Date(STARTS),
  endsAt: new Date(STARTS + 720_000),
  status: "scheduled" as const,
};
const modelsOf = (rows: object[], ids = ["f1", "f2"]) => {
  const where = async () => rows;
  return readModels({ select: () => ({ from: () => ({ where }) }) } as unknown as Queryable, ids);
};

test("a model is asked as its feed quotes, every ten seconds, and by the second from the kick-off on", async () => {
  const match = matchOf({
    ...ROW,
    state: stateOf(planned, chooseLines),
    proto: false,
    startsAt: STARTS,
    endsAt: STARTS + 720_000,
  });
  const model = (await modelsOf([ROW])).get("f1");
  const said = (now: number) => model?.scores(now, "final");
  const quoted = STARTS - 3_000;
  expect(said(STARTS - 1)).toEqual(scoresAt(match, quoted, "final"));
  expect(said(quoted)).toEqual(scoresAt(match, quoted, "final"));
  expect(said(quoted - 1)).toEqual(scoresAt(match, quoted - 10_000, "final"));
  expect(said(quoted - 1)).not.toEqual(said(quoted));
  for (const now of [STARTS, STARTS + 1_234]) expect(said(now)).toEqual(scoresAt(match, now, "final"));
  expect(said(STARTS)).not.toEqual(scoresAt(match, quoted, "final"));
});

test("a fixture whose state is no match's has no model, and none is asked for nothing", async () => {
  const models = await modelsOf([{ ...ROW, id: "f2", state: {} }, ROW]);
  expect([...models.keys()]).toEqual(["f1"]);
  expect(await readModels({} as Queryable, [])).toEqual(new Map());
});
