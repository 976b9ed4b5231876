// The stream of an operator: what waits, for the header of the console, and what its pages have to read anew. Loaded at
// the login of an administrator.
import { createActor } from "xstate";
import { keyOf } from "../api/client/ask.ts";
import type { ApiClient } from "../api/client/client.ts";
import { NO_TOPICS, type TopicWish } from "../api/live/topic-wish.ts";
import { waitingCounts } from "../api/contract/operator/money.endpoints.ts";
import { createOperatorNews } from "../api/queries/operator/operator-news.ts";
import type { RootActors } from "../ui/app-context.ts";
import { openQueries } from "../ui/open-queries.ts";
import type { Queries } from "../ui/queries.ts";
import { createPosition, provideLive } from "./live-effects.ts";

export interface OperatorStreamOptions {
  /** The operator's id. */
  owner: string;
  api: ApiClient;
  queries: Queries;
  session: RootActors["session"];
}

/** The exposure of a game is of the round that runs. */
const OF_ROUNDS: TopicWish = { ...NO_TOPICS, read: () => ["games"] };

/** Reads the stream until the returned function is called. */
export function openOperatorStream({ owner, api, queries, session }: OperatorStreamOptions): () => void {
  const queryClient = openQueries(queries);
  const news = createOperatorNews(queryClient);
  const live = createActor(
    provideLive({
      owner,
      api,
      position: createPosition(),
      wish: OF_ROUNDS,
      onEvent: news.hear,
      refetch: async () => {
        await queryClient.refetchQueries({ queryKey: keyOf(waitingCounts), type: "active" }, { throwOnError: true });
      },
    }),
    { input: {} },
  );
  live.on("connection.refused", ({ status }) => session.send({ type: "session.code", status }));
  live.subscribe((snapshot) => news.follow(snapshot.hasTag("fresh")));
  live.start();
  live.send({ type: "connection.start" });
  return () => {
    live.stop();
    news.stop();
  };
}
