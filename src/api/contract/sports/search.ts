import * as v from "valibot";
import { SEARCH_TEXT_LENGTH } from "../../../domain/frame/search.ts";
import { FIXTURE_FACTS } from "./fixtures.ts";

/** GET /api/sports/search */
export const SearchQuery = v.strictObject({
  /** A part of a name, another name, initial consonants; one letter may be wrong. */
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH_TEXT_LENGTH)),
});

const counts = {
  sportId: v.string(),
  leagueName: v.string(),
  /** Fixtures that are to begin. */
  upcoming: v.number(),
  /** Fixtures that run. */
  running: v.number(),
};

export const SearchAnswer = v.object({
  teams: v.array(v.object({ name: v.string(), ...counts })),
  leagues: v.array(v.object(counts)),
  fixtures: v.array(v.object(FIXTURE_FACTS)),
});
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>;
