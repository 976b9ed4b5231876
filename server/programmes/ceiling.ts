// No change gives back more than 80% of the house's edge: decisions, rule 38.
import { eq, gt, isNull, or, sql } from "drizzle-orm";
import type { ProgrammeCeiling } from "../../src/api/contract/programmes/programme-ceiling.ts";
import { accountKind } from "../../src/domain/session/account.ts";
import {
  ceilingProblem,
  ceilingText,
  dearestPicks,
  type GivenBack,
  type PromisedShare,
} from "../../src/domain/programmes/ceiling.ts";
import type { GameType } from "../../src/domain/common/game-type.ts";
import type { Measure } from "../../src/domain/programmes/mission.ts";
import { productEdges } from "../../src/domain/programmes/product-edges.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Queryable, Tx } from "../db/open.ts";
import { agentShare, gameSetting, inPlaySetting, member, mission, rollingMemberRate } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import { readFriendRules } from "./friends/rules.ts";
import { listLevelRates, ratesInOrder } from "../wallet/rolling/rates.ts";
import { readWeights } from "../wallet/wagering.ts";
import { readPointTerms } from "../wallet/point-terms.ts";

type Given = ProgrammeCeiling["programmes"];

/** What is given back at the moment, and on what. */
export async function readCeiling(db: Queryable, clock: Clock): Promise<ProgrammeCeiling> {
  const games = await db.select({ id: gameSetting.id, prices: gameSetting.prices }).from(gameSetting);
  const margins = await db.select({ margin: inPlaySetting.margin }).from(inPlaySetting);
  return {
    edges: productEdges({
      games: Object.fromEntries(games.map(({ id, prices }) => [id, prices])),
      margins: margins.flatMap(({ margin }) => (margin === null ? [] : [margin])),
    }),
    programmes: {
      levels: await listLevelRates(db),
      members: await ratesOfMembers(db),
      shares: (await db.select().from(agentShare)).map(
        ({ product, basis, rate }) => ({ product, basis, rate }) as PromisedShare,
      ),
      friend: await readFriendRules(db),
      weights: await readWeights(db),
      missions: await missionsAhead(db, clock),
      wonPer100: (await readPointTerms(db)).wonPer100,
    },
  };
}

async function ratesOfMembers(db: Queryable): Promise<Given["members"]> {
  const rows = await db
    .select({ rate: rollingMemberRate, of: member })
    .from(rollingMemberRate)
    .innerJoin(member, eq(member.id, rollingMemberRate.memberId));
  return [...Map.groupBy(rows, ({ of }) => of.userId)].map(([userId, own]) => ({
    userId,
    isManager: own[0] !== undefined && accountKind(own[0].of) === "manager",
    rates: ratesInOrder(own.map(({ rate }) => rate)),
  }));
}

/** Those that count still, or will. */
async function missionsAhead(db: Queryable, clock: Clock): Promise<Given["missions"]> {
  const rows = await db
    .select({ measure: mission.measure, gameType: mission.gameType, steps: mission.steps })
    .from(mission)
    .where(or(isNull(mission.endsAt), gt(mission.endsAt, dateNow(clock))));
  return rows.map(({ measure, gameType, steps }) => ({
    measure: measure as Measure,
    gameType: gameType as GameType | null,
    steps,
  }));
}

async function dearestNow(tx: Tx, clock: Clock): Promise<GivenBack[]> {
  const { edges, programmes } = await readCeiling(tx, clock);
  return dearestPicks(edges, programmes);
}

/**
 * Does a change of rates, rules, weights, missions, prices or margins. Throws ApiError programme_ceiling where more would be given
 * back than may be, and more than before: what stands already can still be lowered. One change after the other.
 */
export async function belowCeiling<Result>(tx: Tx, clock: Clock, change: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('programme ceiling', 0))`);
  const before = await dearestNow(tx, clock);
  const result = await change();
  const problem = ceilingProblem(before, await dearestNow(tx, clock));
  if (problem) throw new ApiError("programme_ceiling", ceilingText(problem));
  return result;
}
