import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp } from "../app-context.ts";
import { followMoved } from "./follow-moved.ts";

/** Has these answers read anew when the stream tells of one of the fixtures. */
export function useFollowMoved(fixtureIds: readonly string[], queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const lists = useApp().betting.readLists();
  const ids = [...new Set(fixtureIds)].toSorted().join(" ");
  useEffect(() => {
    if (lists)
      return followMoved(lists, new Set(ids.split(" ")), () => void queryClient.invalidateQueries({ queryKey }));
  }, [lists, ids, queryClient, queryKey]);
}
