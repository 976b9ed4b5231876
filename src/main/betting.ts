import { createActor, fromCallback, fromPromise } from "xstate";
import type { ApiClient } from "../api/client/client.ts";
import { accountKind } from "../domain/account.ts";
import { bettingMachine } from "../machines/betting/betting.machine.ts";
import type { BettingEvent, BettingMember, SlipPart, StreamPart } from "../machines/betting/betting.schema.ts";
import { storedIntentKey } from "../machines/placement/stored-intent-key.ts";
import type { RootActors } from "../ui/app-context.ts";
import { openQueries } from "../ui/open-queries.ts";
import type { Queries } from "../ui/queries.ts";
import { readStored } from "../ui/browser-storage.ts";
import type { Betting, BettingDesk, BettingStores } from "../ui/sports/slip/betting.ts";
import { showState } from "./show-state.ts";

export interface BettingOptions {
  api: ApiClient;
  queries: Queries;
  session: RootActors["session"];
}

/** The betting of the member who is logged in, started. The code of stream and slip is loaded when it is needed. */
export function createBetting({ api, queries, session }: BettingOptions): Betting {
  const betting = createActor(
    bettingMachine.provide({
      actors: {
        loadStream: fromPromise<StreamPart, BettingMember>(async ({ input: { id: owner } }) => {
          const { openStream } = await import("./open-stream.ts");
          return openStream({
            owner,
            api,
            queryClient: openQueries(queries),
            send: (event) => betting.send(event),
            onGap: () => betting.getSnapshot().context.live?.send({ type: "stream.gap" }),
            onWallet: (wallet) => session.send({ type: "wallet.changed", ...wallet }),
          });
        }),
        loadSlip: fromPromise<SlipPart, BettingMember>(async ({ input: member }) => {
          const { openSlip } = await import("./open-slip.ts");
          const { prices } = betting.getSnapshot().context.stores as BettingStores;
          return openSlip({ api, member, prices, storage: localStorage });
        }),
        watchNetwork: fromCallback<BettingEvent>(({ sendBack }) => {
          const tell = (): void => sendBack({ type: "network.back" });
          addEventListener("online", tell);
          return () => removeEventListener("online", tell);
        }),
      },
      actions: {
        closeStores: ({ context }) => (context.stores as BettingStores | null)?.close(),
        endSession: ({ event }) => {
          if (event.type === "connection.refused") session.send({ type: "session.code", status: event.status });
        },
      },
    }),
  ).start();
  showState("betting", betting);
  followMember(session, betting.send);

  let desk: BettingDesk | null = null;
  return {
    read: () => {
      const { member, stores, live, slip, placement } = betting.getSnapshot().context;
      if (!member || !stores || !live || !slip || !placement) return (desk = null);
      if (desk?.slip === slip) return desk;
      return (desk = { owner: member.id, live, slip, placement, ...(stores as BettingStores) });
    },
    ask: () => betting.send({ type: "betting.ask" }),
    subscribe: (listener) => {
      const subscription = betting.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}

/** The session ticks every second; betting hears of its user only. */
function followMember(session: RootActors["session"], send: (event: BettingEvent) => void): void {
  let known: RootActors["session"] extends { getSnapshot: () => { context: { user: infer User } } } ? User : never =
    null;
  const follow = (): void => {
    const { user } = session.getSnapshot().context;
    if (user === known) return;
    const isNew = user?.id !== known?.id;
    known = user;
    if (user === null || accountKind(user) !== "member") return send({ type: "member.gone" });
    // A bet was sent, and what became of it is not known.
    if (isNew && readStored(storedIntentKey(user.id)) !== null) send({ type: "betting.ask" });
    send({ type: "member.present", member: user });
  };
  session.subscribe(follow);
  follow();
}
