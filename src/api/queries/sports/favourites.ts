import { queryOf } from "../../client/ask.ts";
import type { ApiClient } from "../../client/client.ts";
import { favourites } from "../../contract/sports/favourites.endpoints.ts";
import type { FavouriteChange, Favourites } from "../../contract/sports/favourites.ts";

/** What the member marked; only the member changes it. */
export const favouritesQuery = (api: ApiClient) => ({
  ...queryOf(api, favourites, {}),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The list after a change, before the server has answered. */
export function withFavourite(held: Favourites, { kind, key, isOn }: FavouriteChange): Favourites {
  const field = `${kind}s` as const;
  const others = held[field].filter((one) => one !== key);
  return { ...held, [field]: isOn ? [key, ...others] : others };
}
