// Fixtures that a trader enters: docs/decisions/fixtures-by-hand.md.
import * as v from "valibot";
import { SPORT_ORDER } from "../../../domain/sports/labels/sports.ts";
import { bookProblem, HAND_MARKETS } from "../../../domain/sports/hand-fixture.ts";
import { Instant } from "../common.ts";
import { nameText } from "../written-text.ts";
import { Reason } from "./live.ts";
import { HandPrice } from "./live-offers.ts";

const Line = v.pipe(
  v.number("기준점을 입력해주세요."),
  v.multipleOf(0.25, "기준점은 0.25 단위입니다."),
  v.minValue(-200),
  v.maxValue(500),
);
const HandMarket = v.pipe(
  v.strictObject({
    kind: v.picklist(HAND_MARKETS.map(({ kind }) => kind)),
    line: v.nullable(Line),
    /** Hundredths by the outcome's key. */
    prices: v.record(v.string(), HandPrice),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const problem = bookProblem(dataset.value);
    if (problem !== null) addIssue({ message: problem });
  }),
);
export type HandMarket = v.InferOutput<typeof HandMarket>;

/** POST /api/admin/live/fixtures */
export const NewHandFixture = v.strictObject({
  sportId: v.picklist(SPORT_ORDER, "종목을 골라주세요."),
  leagueName: nameText(60),
  homeName: nameText(60),
  awayName: nameText(60),
  startsAt: Instant,
  markets: v.pipe(
    v.array(HandMarket),
    v.minLength(1, "마켓을 하나 이상 입력해주세요."),
    v.maxLength(HAND_MARKETS.length),
    v.check(
      (markets) => new Set(markets.map(({ kind }) => kind)).size === markets.length,
      "같은 마켓이 두 번 있습니다.",
    ),
  ),
  reason: Reason,
});
export type NewHandFixture = v.InferOutput<typeof NewHandFixture>;
export const HandFixtureReport = v.object({ fixtureId: v.string() });
