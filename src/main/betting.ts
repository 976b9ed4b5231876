import { createActor, fromCallback, fromPromise } from "xstate";
import type { ApiClient } from "../api/client/client.ts";
import { accountKind } from "../domain/session/account.ts";
import { type EachSlip, eachSlip, SLIP_NAMES } from "../domain/sports/slip/slips.ts";
import { bettingMachine } from "../machines/betting/betting.machine.ts";
import type { BettingEvent, BettingMember, Kept, SlipsPart, StreamPart } from "../machines/betting/betting.schema.ts";
import { singleIntentKey, storedIntentKey } from "../machines/placement/stored-intent-key.ts";
import { singleSlipKey, storedSlipKey } from "../machines/slip/stored-slip-key.ts";
import { loadAhead } from "../ui/load-ahead.ts";
import type { RootActors } from "../ui/app-context.ts";
import { openQueries } from "../ui/open-queries.ts";
import type { LazyCommands } from "../ui/frame/form/commands.ts";
import type { Queries } from "../ui/queries.ts";
import { readStored } from "../ui/browser-storage.ts";
import type { Betting, BettingSlip, BettingLists, BettingStores } from "../ui/sports/slip/betting.ts";
import { showState } from "./show-state.ts";
import type { slipOf } from "./slip-of.ts";

export interface BettingOptions {
  api: ApiClient;
  queries: Queries;
  commands: LazyCommands;
  session: RootActors["session"];
  dialogs: RootActors["dialogs"];
  messageGate: RootActors["messageGate"];
  /** Asks the gates whether the page that is shown may stay. */
  askGates: () => void;
  /** Tells the home page that its popups may have changed. */
  tellPopups: () => void;
}

/** The betting of the member who is logged in, started. The code of stream and slip is loaded when it is needed. */
export function createBetting({
  api,
  queries,
  commands,
  session,
  dialogs,
  messageGate,
  askGates,
  tellPopups,
}: BettingOptions): Betting {
  let makeSlip: typeof slipOf | null = null;
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
            onUnread: (count) => {
              // The count of a member who is gone is forgotten.
              if (session.getSnapshot().context.user?.id === owner)
                messageGate.send({ type: "messages.counted", count });
            },
            onMaintenance: askGates,
            onPopups: tellPopups,
          });
        }),
        loadSlips: fromPromise<SlipsPart, BettingMember>(async ({ input: member }) => {
          const loaded = await import("./open-slips.ts");
          makeSlip = loaded.slipOf;
          const { prices, hearOf } = betting.getSnapshot().context.stores as BettingStores;
          return loaded.openSlips({
            api,
            commands: await commands(),
            member,
            prices,
            hearOf,
            storage: localStorage,
            // What a slip refuses is said in an alert, whichever page shows it.
            alert: (message) => dialogs.send({ type: "alert.show", message }),
          });
        }),
        watchNetwork: fromCallback<BettingEvent>(({ sendBack }) => {
          const back = (): void => sendBack({ type: "network.back" });
          const gone = (): void => sendBack({ type: "network.gone" });
          addEventListener("online", back);
          addEventListener("offline", gone);
          return () => {
            removeEventListener("online", back);
            removeEventListener("offline", gone);
          };
        }),
      },
      actions: {
        awaitVisitor: () => void loadAhead(async () => betting.send({ type: "betting.ask" })),
        closeStores: ({ context }) => (context.stores as BettingStores | null)?.close(),
        endSession: ({ event }) => {
          if (event.type === "connection.refused") session.send({ type: "session.code", status: event.status });
        },
      },
    }),
  ).start();
  showState("betting", betting);
  followMember(session, betting.send);

  let lists: BettingLists | null = null;
  let bettings: EachSlip<BettingSlip> | null = null;
  let known: object | null = null;
  const readLists = (): BettingLists | null => {
    const { member, stores, live } = betting.getSnapshot().context;
    if (!member || !stores || !live) return (lists = null);
    if (lists?.live === live) return lists;
    return (lists = { owner: member.id, live, ...(stores as BettingStores) });
  };
  return {
    read: (name) => {
      const { slips, shown } = betting.getSnapshot().context;
      const given = readLists();
      const make = makeSlip;
      if (!given || !slips || !make) return (bettings = null);
      if (!bettings || known !== slips) bettings = eachSlip((one) => make(betting, one, given));
      known = slips;
      return shown[name] ? bettings[name] : null;
    },
    readLists,
    ask: () => betting.send({ type: "betting.ask" }),
    prepare: () =>
      betting.send({ type: "betting.prepare", kept: keptSlip(betting.getSnapshot().context.member?.id ?? "") }),
    pick: (name, entry, availability) => betting.send({ type: "slip.pick", name, entry, availability }),
    readTab: () => betting.getSnapshot().context.tab,
    showTab: (tab) => {
      betting.send({ type: "betting.show", tab });
      betting.send({ type: "betting.ask" });
    },
    subscribe: (listener) => {
      const subscription = betting.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}

const isStored = (keys: readonly string[]): boolean => keys.some((key) => readStored(key) !== null);

/** Also where it was stored when all picks had one slip. */
const hasBet = (owner: string): boolean =>
  isStored([singleIntentKey(owner), ...SLIP_NAMES.map((name) => storedIntentKey(owner, name))]);

const keptSlip = (owner: string): Kept =>
  isStored([singleSlipKey(owner), ...SLIP_NAMES.map((name) => storedSlipKey(owner, name))]) ? "slip" : null;

/** The session ticks every second; betting hears of its user only. */
function followMember(session: RootActors["session"], send: (event: BettingEvent) => void): void {
  let known: RootActors["session"] extends { getSnapshot: () => { context: { user: infer User } } } ? User : never =
    null;
  const follow = (): void => {
    const { user } = session.getSnapshot().context;
    if (user === known) return;
    known = user;
    if (user === null || accountKind(user) !== "member") return send({ type: "member.gone" });
    send({ type: "member.present", member: user, kept: hasBet(user.id) ? "bet" : keptSlip(user.id) });
  };
  session.subscribe(follow);
  follow();
}
