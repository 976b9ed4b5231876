// Fixtures in the operator's hands: imported from a file, listed, given a result.
import * as v from "valibot";
import { FIXTURE_STATUSES } from "../../../domain/sports/market.ts";
import { TOLD_PERIODS } from "../../../domain/sports/settlement/told-periods.ts";
import { Instant } from "../common.ts";
import { PageQuery, pageOf } from "../page.ts";
import { FIXTURE_FACTS, Score } from "../sports/fixtures.ts";

/** POST /api/admin/fixtures/import, the query. */
export const ImportQuery = v.strictObject({
  /** `true`: counts what would come of it and writes nothing. */
  dryRun: v.optional(
    v.pipe(
      v.picklist(["true", "false"]),
      v.transform((text) => text === "true"),
    ),
    "false",
  ),
  season: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{4}$/, "season: 2023-2024 꼴이어야 합니다."))),
  start: v.optional(v.union([v.literal("now"), Instant], "start: now 또는 ISO 8601 시각이어야 합니다."), "now"),
  speed: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,7}(\.\d{1,3})?$/, "speed: 0보다 큰 수여야 합니다."),
      v.transform(Number),
      v.minValue(0.001),
      v.maxValue(1_000_000),
    ),
    "1",
  ),
});
export type ImportQuery = v.InferOutput<typeof ImportQuery>;

/** A score of a match that has begun and that the file has otherwise. Scores read `2:1 (1:0)`. */
export interface Correction {
  fixtureId: string;
  match: string;
  before: string;
  after: string;
  /** Won, by the bets that are settled now. */
  paid: number;
  takenBack: number;
}

/** What an import asks for: what the server has read of its file, as a second operator sees it. */
export interface ImportPlan {
  /** SHA-256 of the file. */
  file: string;
  /** Rows taken, and how many of them are new. */
  rows: number;
  added: number;
  refused: number;
  /** The first ones. */
  leagues: string[];
  matches: string[];
  corrections: Correction[];
}

export const ImportReport = v.object({
  taken: v.number(),
  changed: v.number(),
  /** Of what changed: scores of matches that have begun, and what is paid and taken back by them, in won. */
  corrected: v.number(),
  paid: v.number(),
  takenBack: v.number(),
  refused: v.array(v.object({ line: v.number(), reason: v.string() })),
  /** How many rows were refused in all; `refused` lists the first 1,000. */
  refusedCount: v.number(),
});
export type ImportReport = v.InferOutput<typeof ImportReport>;

/** GET /api/admin/fixtures/import: the import that runs now. Rows of the file, and bytes of it that came. */
export const ImportStatus = v.object({
  phase: v.picklist(["idle", "receiving", "judging", "writing"]),
  bytes: v.number(),
  judgedRows: v.number(),
  takenRows: v.number(),
  writtenRows: v.number(),
  startedAt: v.nullable(v.string()),
});
export type ImportStatus = v.InferOutput<typeof ImportStatus>;

const Goals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
/** POST /api/admin/fixtures/{id}/result: `void`, or the score. */
export const ResultRequest = v.variant("void", [
  v.strictObject({ void: v.literal(true) }),
  v.strictObject({
    void: v.optional(v.never()),
    home: Goals,
    away: Goals,
    /** Null where it is not known: markets of the half are void then. */
    homeHalf: v.nullable(Goals),
    awayHalf: v.nullable(Goals),
    /** By code; markets of a period that is left out are void. */
    periods: v.optional(v.record(v.picklist(TOLD_PERIODS), v.strictObject({ home: Goals, away: Goals }))),
  }),
]);
export type ResultRequest = v.InferOutput<typeof ResultRequest>;
export const ResultReport = v.object({
  fixtureId: v.string(),
  revision: v.number(),
  betsSettled: v.number(),
  betsCorrected: v.number(),
});

/** GET /api/admin/fixtures: what an operator may give a result, page by page. */
export const OperatorFixturesQuery = v.strictObject({
  /** A part of a team's or league's name. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  status: v.optional(v.picklist(FIXTURE_STATUSES)),
  ...PageQuery,
});
const OperatorFixture = v.object({
  ...FIXTURE_FACTS,
  /** Bets that are not decided and have a leg of this fixture, and their stakes in won. */
  openBets: v.number(),
  openStake: v.number(),
  /** While it runs and after it, as the feed tells them. */
  score: v.nullable(Score),
  clock: v.nullable(v.string()),
  result: v.nullable(
    v.object({
      home: v.nullable(v.number()),
      away: v.nullable(v.number()),
      homeHalf: v.nullable(v.number()),
      awayHalf: v.nullable(v.number()),
      /** Scores by code of the period; null where the source did not tell them. */
      periods: v.nullable(v.record(v.string(), v.object({ home: v.number(), away: v.number() }))),
      void: v.boolean(),
      revision: v.number(),
    }),
  ),
});
export const OperatorFixturePage = pageOf(OperatorFixture);
export type OperatorFixturePage = v.InferOutput<typeof OperatorFixturePage>;
