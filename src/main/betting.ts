// The betting pages' actors, one set a member: made at the login, stopped at the logout, so that nothing
// of one member is ever shown to the next.
import type { QueryClient } from "@tanstack/react-query";
import { createActor } from "xstate";
import type { ApiClient } from "../api/client/client.ts";
import type { User } from "../api/contract/member.ts";
import type { StreamEvent } from "../api/contract/stream.ts";
import { createFixtureStore } from "../api/prices/fixture-store.ts";
import { createBrowserPriceStore } from "../api/prices/price-store.ts";
import { BETS_KEY } from "../api/queries/bets.ts";
import { FIXTURES_KEY } from "../api/queries/fixtures.ts";
import { limitsOfLevel } from "../domain/level-limits.ts";
import type { Betting, BettingDesk, DeskVariant } from "../ui/slip/betting.ts";
import { createPosition, isBehind, provideLive } from "./live-effects.ts";
import { providePlacement, restoreIntent } from "./placement-effects.ts";
import { provideSlip, restoreSlip, toPriceItem, watchStoredSlip } from "./slip-effects.ts";

export interface BettingOptions {
  api: ApiClient;
  queryClient: QueryClient;
  /** The wallet moved: the header's balance is the session's. */
  onWallet: (wallet: { emoney: number; point: number }) => void;
  /** The stream was refused with a status that is the session's matter. */
  onRefused: (status: number) => void;
  storage?: Storage;
}

export interface BettingControl extends Betting {
  /** Opens the desk of this member, or tells the open one what the member has now. */
  setUser: (user: User) => void;
  close: () => void;
}

export function createBetting(options: BettingOptions): BettingControl {
  let open: { desk: BettingDesk; setUser: (user: User) => void; stop: () => void } | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const close = () => {
    if (!open) return;
    open.stop();
    open = null;
    tell();
  };
  return {
    read: () => open?.desk ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setUser: (user) => {
      if (open && open.desk.owner !== user.id) close();
      if (open) return open.setUser(user);
      open = openDesk(user, options);
      tell();
    },
    close,
  };
}

/** How long changes of the list are gathered before it is read again, in milliseconds. */
const LIST_CHANGE_MS = 1_500;

function openDesk(user: User, { api, queryClient, onWallet, onRefused, storage = localStorage }: BettingOptions) {
  const owner = user.id;
  const prices = createBrowserPriceStore();
  const fixtures = createFixtureStore();
  const position = createPosition();
  let listTimer: ReturnType<typeof setTimeout> | undefined;

  const slipMachine = provideSlip({ api, prices, storage });
  const createSlip = (variant: DeskVariant) =>
    createActor(slipMachine, {
      input: {
        owner,
        variant,
        stored: restoreSlip(storage, owner, variant),
        limits: limitsOfLevel(user.level),
        balance: user.emoney,
      },
    });
  const slips = { korean: createSlip("korean"), single: createSlip("single") };
  const everySlip = Object.values(slips);
  const placement = createActor(providePlacement({ api, storage }), {
    input: { owner, stored: restoreIntent(storage, owner) },
  });
  const live = createActor(provideLive({ owner, api, position, onEvent: takeEvent, refetch }), { input: {} });

  function takeEvent({ id, name, data }: StreamEvent): void {
    if (name === "prices") prices.apply(data.items, id);
    else if (name === "bet") {
      placement.send({ type: "bet.changed", bet: data });
      void queryClient.invalidateQueries({ queryKey: BETS_KEY });
    } else if (name === "wallet") {
      onWallet(data);
      for (const slip of everySlip) slip.send({ type: "balance.set", emoney: data.emoney });
    } else if (name === "fixtures") {
      const isListChanged = data.items.some((item) => fixtures.read(item.id)?.status !== item.status);
      fixtures.apply(data.items, id);
      if (isListChanged) readListsSoon();
    }
  }

  function readListsSoon(): void {
    listTimer ??= setTimeout(() => {
      listTimer = undefined;
      void queryClient.invalidateQueries({ queryKey: FIXTURES_KEY });
    }, LIST_CHANGE_MS);
  }

  async function refetch(): Promise<void> {
    position.startedAt = position.lastId;
    for (const slip of everySlip) slip.send({ type: "prices.check" });
    await Promise.all([
      queryClient.refetchQueries({ queryKey: FIXTURES_KEY, type: "active" }, { throwOnError: true }),
      queryClient.refetchQueries({ queryKey: BETS_KEY, type: "active" }, { throwOnError: true }),
    ]);
    // Lists that are not shown now are read again when they are.
    void queryClient.invalidateQueries({ queryKey: FIXTURES_KEY, refetchType: "none" });
  }

  const stops = [
    prices.watch((items) => everySlip.forEach((slip) => slip.send({ type: "prices.changed", items }))),
    ...(["korean", "single"] as const).map((variant) =>
      watchStoredSlip(owner, variant, (stored) => slips[variant].send({ type: "slip.restore", stored })),
    ),
  ];
  live.subscribe((snapshot) => placement.send({ type: snapshot.hasTag("fresh") ? "prices.fresh" : "prices.notFresh" }));
  live.on("connection.refused", ({ status }) => onRefused(status));
  placement.on("placement.accepted", ({ bet }) => {
    const ids = bet.picks.map((pick) => pick.selectionId);
    for (const slip of everySlip)
      if (slip.getSnapshot().context.variant === bet.slip) slip.send({ type: "slip.placed", ids });
  });
  placement.on("placement.priceChanged", ({ picks }) => prices.apply(picks.map(toPriceItem), null));
  placement.on("placement.rejected", ({ refusal }) => prices.apply((refusal.picks ?? []).map(toPriceItem), null));
  placement.subscribe((snapshot) => {
    if (!snapshot.hasTag("busy")) for (const slip of everySlip) slip.send({ type: "slip.release" });
  });
  const online = () => live.send({ type: "connection.retry" });
  addEventListener("online", online);

  for (const actor of [...everySlip, placement, live]) actor.start();
  live.send({ type: "connection.start" });

  const desk: BettingDesk = {
    owner,
    prices,
    fixtures,
    live,
    placement,
    slips,
    takeList: (items, eventId) => {
      if (position.startedAt === null) position.hasEarlierList = true;
      prices.seed(items, eventId);
      fixtures.seed(items, eventId);
      if (isBehind(position, eventId)) live.send({ type: "stream.gap" });
    },
  };
  return {
    desk,
    setUser: (next: User) => {
      for (const slip of everySlip) {
        slip.send({ type: "balance.set", emoney: next.emoney });
        slip.send({ type: "limits.set", limits: limitsOfLevel(next.level) });
      }
    },
    stop: () => {
      clearTimeout(listTimer);
      removeEventListener("online", online);
      stops.forEach((stop) => stop());
      for (const actor of [live, placement, ...everySlip]) actor.stop();
    },
  };
}
