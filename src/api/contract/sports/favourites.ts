// What a member marked with a star: fixtures and games by id, leagues by name.
import * as v from "valibot";

const FAVOURITE_KINDS = ["fixture", "league", "game"] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

/** GET /api/favourites, and the answer to each change: the newest first. */
export const Favourites = v.object({
  fixtures: v.array(v.string()),
  leagues: v.array(v.string()),
  games: v.array(v.string()),
});
export type Favourites = v.InferOutput<typeof Favourites>;

/** PUT /api/favourites: marks it, or takes the mark away. To say the same twice changes nothing. */
export const FavouriteChange = v.strictObject({
  kind: v.picklist(FAVOURITE_KINDS, "kind: fixture, league 또는 game이어야 합니다."),
  key: v.pipe(v.string(), v.trim(), v.minLength(1, "key: 비어 있습니다."), v.maxLength(200, "key: 너무 깁니다.")),
  isOn: v.boolean("isOn: true 또는 false여야 합니다."),
});
export type FavouriteChange = v.InferOutput<typeof FavouriteChange>;
