import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ask } from "../../../api/client/ask.ts";
import { changeFavourite } from "../../../api/contract/sports/favourites.endpoints.ts";
import type { FavouriteKind } from "../../../api/contract/sports/favourites.ts";
import { favouritesQuery, withFavourite } from "../../../api/queries/sports/favourites.ts";
import { useApp } from "../../app-context.ts";
import { favouriteStore } from "./favourite-store.ts";
import { EUROPEAN_TEXT } from "./text.ts";

export interface StarProps {
  kind: FavouriteKind;
  /** The id of the fixture or game; the league's name. */
  of: string;
  /** What the mark is on, for readers. */
  name: string;
}

/** Marks a fixture, a league or a game. It shows the mark at once, and takes it back where the server refuses. */
export function Star({ kind, of, name }: StarProps) {
  const { api } = useApp();
  const client = useQueryClient();
  const store = favouriteStore(client, api);
  const isOn = useSyncExternalStore(store.subscribe, () => store.read()?.[`${kind}s` as const].includes(of) ?? false);
  const change = async () => {
    const query = favouritesQuery(api);
    const wanted = { kind, key: of, isOn: !isOn };
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, (held) => held && withFavourite(held, wanted));
    try {
      client.setQueryData(query.queryKey, await ask(api, changeFavourite, { body: wanted }));
    } catch {
      await client.invalidateQueries({ queryKey: query.queryKey });
    }
    await client.invalidateQueries({ predicate: isOfFavourites });
  };
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={EUROPEAN_TEXT.star(name)}
      title={EUROPEAN_TEXT.favourites}
      onClick={() => void change()}
      className="grid size-7 shrink-0 place-items-center rounded-sm text-faint hover:text-ink aria-pressed:text-warn"
    >
      <svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24" strokeWidth="1.8" stroke="currentColor">
        <path
          fill={isOn ? "currentColor" : "none"}
          strokeLinejoin="round"
          d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1 6.2-5.5-2.9-5.5 2.9 1-6.2L3 9.6l6.2-.9z"
        />
      </svg>
    </button>
  );
}

/** A list of what is marked changes with the marks. */
function isOfFavourites({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey.some((part) => typeof part === "object" && part !== null && "favourites" in part && part.favourites);
}
