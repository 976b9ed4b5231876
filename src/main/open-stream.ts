// The stream of one member, with the stores that it fills. Loaded at the first login.
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { ApiClient } from "../api/client/client.ts";
import type { StreamEvent } from "../api/contract/stream.ts";
import { createFixtureStore } from "../api/prices/fixture-store.ts";
import { createBrowserPriceStore } from "../api/prices/price-store.ts";
import { createRoundStore } from "../api/prices/round-store.ts";
import { BETS_KEYS } from "../api/queries/sports/bets-key.ts";
import { FIXTURES_KEYS } from "../api/queries/sports/fixtures-key.ts";
import { MINI_GAMES_KEY } from "../api/queries/games/mini-games-key.ts";
import { MONEY_KEYS } from "../api/queries/wallet/money-keys.ts";
import type { Balance } from "../domain/wallet/balance.ts";
import type { BettingEvent, StreamPart } from "../machines/betting/betting.schema.ts";
import type { BettingStores } from "../ui/sports/slip/betting.ts";
import { createPosition, isBehind, provideLive } from "./live-effects.ts";
import type * as OwnNews from "./own-news.ts";
import { watchTopics } from "./stream-topics.ts";

export interface StreamOptions {
  /** The member's id. */
  owner: string;
  api: ApiClient;
  queryClient: QueryClient;
  /** To the machine `betting`. */
  send: (event: BettingEvent) => void;
  /** Events between a list and the beginning of the stream were never heard. */
  onGap: () => void;
  /** The wallet moved: the header's balance is the session's. */
  onWallet: (wallet: Balance) => void;
  /** A message came, was read or deleted. */
  onUnread: (count: number) => void;
  /** A maintenance of the site began or ended. */
  onMaintenance: () => void;
  /** The time of a popup may have begun or ended. */
  onPopups: () => void;
}

/** How long changes of the list are gathered before it is read again, in milliseconds. */
const LIST_CHANGE_MS = 1_500;

export function openStream({
  owner,
  api,
  queryClient,
  send,
  onGap,
  onWallet,
  onUnread,
  onMaintenance,
  onPopups,
}: StreamOptions): StreamPart {
  const prices = createBrowserPriceStore();
  const fixtures = createFixtureStore();
  const rounds = createRoundStore(prices);
  const boardListeners = new Set<(data: unknown) => void>();
  const position = createPosition();
  const topics = watchTopics(queryClient);
  let listTimer: ReturnType<typeof setTimeout> | undefined;

  function takeEvent({ id, name, data }: StreamEvent): void {
    if (name === "prices") prices.apply(data.items, id);
    else if (name === "boards") for (const listener of boardListeners) listener(data);
    else if (name === "bet") {
      readAnew(BETS_KEYS);
      readOwn(({ takeBet }) => takeBet(data, send));
    } else if (name === "wallet") {
      onWallet(data);
      readAnew(MONEY_KEYS);
    } else if (name === "moneyRequest") {
      readOwn(({ takeRequest }) => takeRequest(data, queryClient));
      readAnew(MONEY_KEYS);
    } else if (name === "rounds") readOwn(({ takeRounds }) => takeRounds(data, id, rounds));
    else if (name === "miniGames") readAnew([MINI_GAMES_KEY]);
    else if (name === "tetherOrder") readAnew(MONEY_KEYS);
    else if (name === "messages") onUnread(data.unread);
    else if (name === "contents") readContents();
    else if (name === "maintenance") {
      if (data.of === "site") onMaintenance();
      else readAnew(MONEY_KEYS);
    } else if (name === "fixtures") {
      const isListChanged = data.items.some((item) => fixtures.read(item.id)?.status !== item.status);
      fixtures.apply(data.items, id);
      if (isListChanged) readListsSoon();
    }
  }

  function readContents(): void {
    onPopups();
    readOwn(({ CONTENTS_KEYS }) => readAnew(CONTENTS_KEYS));
  }

  /** Code that does not come is asked for with the next event; until then all is read anew. */
  function readOwn(read: (news: typeof OwnNews) => void): void {
    void import("./own-news.ts").then(read, onGap);
  }

  function readAnew(keys: readonly QueryKey[]): void {
    for (const queryKey of keys) {
      readAgain(queryKey);
      void queryClient.invalidateQueries({ queryKey });
    }
  }

  /** What is on its way may be older than what is told now, and the cache has one under way at a time. One that is cancelled is not read again here. */
  function readAgain(queryKey: QueryKey): void {
    for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" })) {
      const read = () => query.fetch();
      void read()
        .then(read)
        .catch(() => {});
    }
  }

  function readListsSoon(): void {
    listTimer ??= setTimeout(() => {
      listTimer = undefined;
      readAnew(FIXTURES_KEYS);
    }, LIST_CHANGE_MS);
  }

  let hasBegun = false;
  async function refetch(): Promise<void> {
    position.startedAt = position.lastId;
    // Popups and notices that were read a moment before the stream began are not read again.
    if (hasBegun) readContents();
    hasBegun = true;
    send({ type: "prices.check" });
    readAnew(MONEY_KEYS);
    await Promise.all(
      [...FIXTURES_KEYS, ...BETS_KEYS, MINI_GAMES_KEY].map((queryKey) => {
        readAgain(queryKey);
        return queryClient.refetchQueries({ queryKey, type: "active" }, { throwOnError: true });
      }),
    );
    // Lists that are not shown now are read again when they are.
    for (const queryKey of FIXTURES_KEYS) void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
  }

  /** A list was read that is as new as an event of the stream. */
  function take(eventId: string, keep: () => void): void {
    keep();
    if (isBehind(position, eventId)) onGap();
  }

  const stores: BettingStores = {
    prices,
    fixtures,
    rounds,
    takeList: (items, eventId) =>
      take(eventId, () => {
        prices.seed(items, eventId);
        fixtures.seed(items, eventId);
      }),
    takeRunning: (items, eventId) => take(eventId, () => fixtures.apply(items, eventId)),
    watchBoards: (listener) => {
      boardListeners.add(listener);
      return () => void boardListeners.delete(listener);
    },
    hearOf: topics.hear,
    close: () => {
      clearTimeout(listTimer);
      topics.close();
    },
  };
  return { live: provideLive({ owner, api, position, wish: topics, onEvent: takeEvent, refetch }), stores };
}
