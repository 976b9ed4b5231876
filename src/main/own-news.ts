// What the stream tells of the member's own bets and requests, and of rounds of games. Loaded with the first such event.
import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { Bet } from "../api/contract/sports/bets.ts";
import { RoundsEvent } from "../api/contract/games/mini-games.ts";
import { MoneyRequestEvent } from "../api/contract/wallet/money-news.ts";
import type { RoundStore } from "../api/prices/round-store.ts";
import { lastRequestKey } from "../api/queries/wallet/money-keys.ts";
import type { BettingEvent } from "../machines/betting/betting.schema.ts";

/** Notices, news, FAQ and rules; and the inbox, of which a message may have been recalled. */
export const CONTENTS_KEYS = [["articles"], ["newsLink"], ["guide"], ["message"]];

/** What does not keep the contract is of a newer server, and left alone. */
export function takeBet(data: unknown, send: (event: BettingEvent) => void): void {
  const { success, output: bet } = v.safeParse(Bet, data);
  if (!success) return;
  send({ type: "bet.changed", bet });
  if (bet.settledAt !== null)
    void import("./settled-toast.ts").then(
      ({ tellSettled }) => tellSettled(bet),
      () => undefined,
    );
}

export function takeRequest(data: unknown, queryClient: QueryClient): void {
  const { success, output: request } = v.safeParse(MoneyRequestEvent, data);
  if (success) queryClient.setQueryData(lastRequestKey(request.kind), request);
}

export function takeRounds(data: unknown, eventId: string | null, rounds: RoundStore): void {
  const { success, output: told } = v.safeParse(RoundsEvent, data);
  if (success) rounds.apply(told, eventId);
}
