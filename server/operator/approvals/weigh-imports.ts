// A file of matches: who writes it sets the prices of a match and tells its result, as who enters one by hand does. So it
// takes two whatever it brings; what it moves by scores of matches that have begun is told beside it.
import { inArray, max } from "drizzle-orm";
import type { ImportPlan, ImportQuery } from "../../../src/api/contract/operator/fixtures.ts";
import { fixtureResult } from "../../db/schema.ts";
import { type Rule, versionOf } from "./weigh.ts";

export const weighImport: Rule<unknown, ImportPlan, ImportQuery> = async (db, _context, { body, query }) => {
  if (query.dryRun || body.rows === 0) return [];
  const ids = body.corrections.map(({ fixtureId }) => fixtureId);
  const revisions =
    ids.length === 0
      ? []
      : await db
          .select({ id: fixtureResult.fixtureId, revision: max(fixtureResult.revision) })
          .from(fixtureResult)
          .where(inArray(fixtureResult.fixtureId, ids))
          .groupBy(fixtureResult.fixtureId)
          .orderBy(fixtureResult.fixtureId);
  const moved = body.corrections.reduce((sum, { paid, takenBack }) => sum + paid + takenBack, 0);
  return [
    {
      measure: "always",
      amount: ids.length === 0 ? null : moved,
      shares: [],
      subjects: [`import:${body.file.slice(0, 12)}`, ...ids.map((id) => `fixture:${id}`)],
      version: versionOf(revisions),
    },
  ];
};
