// What the member marked, for the marks of a list. A list has two for each of its rows or heads: one observer of the
// query serves them all, where one for each mark is a tenth of what a row costs.
import { QueryObserver, type QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../../../api/client/client.ts";
import type { Favourites } from "../../../api/contract/sports/favourites.ts";
import { favouritesQuery } from "../../../api/queries/sports/favourites.ts";
import { shareSubscription } from "./share-subscription.ts";

export interface FavouriteStore {
  read: () => Favourites | undefined;
  subscribe: (listener: () => void) => () => void;
}

const stores = new WeakMap<QueryClient, FavouriteStore>();

/** The store of this client: the same for all marks. */
export function favouriteStore(client: QueryClient, api: ApiClient): FavouriteStore {
  const store = stores.get(client) ?? createFavouriteStore(client, api);
  stores.set(client, store);
  return store;
}

function createFavouriteStore(client: QueryClient, api: ApiClient): FavouriteStore {
  const query = favouritesQuery(api);
  return {
    read: () => client.getQueryData(query.queryKey),
    subscribe: shareSubscription((tell) => new QueryObserver(client, query).subscribe(tell)),
  };
}
