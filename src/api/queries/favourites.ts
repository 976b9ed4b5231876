import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../client/client.ts";
import { type FavouriteChange, Favourites } from "../contract/favourites.ts";

/** What the member marked; only the member changes it. */
export const favouritesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ["favourites"],
    queryFn: ({ signal }) => api.call(Favourites, "favourites", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const changeFavourite = (api: ApiClient, body: FavouriteChange): Promise<Favourites> =>
  api.call(Favourites, "favourites", { method: "PUT", body });

/** The list after a change, before the server has answered. */
export function withFavourite(held: Favourites, { kind, key, isOn }: FavouriteChange): Favourites {
  const field = kind === "fixture" ? "fixtures" : "leagues";
  const others = held[field].filter((one) => one !== key);
  return { ...held, [field]: isOn ? [key, ...others] : others };
}
