// What a logged-in member has of the betting pages: the stream and its stores from the login on, the slips and the
// placement when they are asked for. One set a member, stopped at the logout, so that nothing of one member is ever
// shown to the next.
import type { QueryClient } from "@tanstack/react-query";
import { createActor } from "xstate";
import type { ApiClient } from "../api/client/client.ts";
import type { User } from "../api/contract/member.ts";
import type { StreamEvent } from "../api/contract/stream.ts";
import type { Balance } from "../domain/balance.ts";
import { createFixtureStore } from "../api/prices/fixture-store.ts";
import { createBrowserPriceStore } from "../api/prices/price-store.ts";
import { BETS_KEY } from "../api/queries/bets.ts";
import { FIXTURES_KEY } from "../api/queries/fixtures.ts";
import type { Betting, BettingDesk } from "../ui/sports/slip/betting.ts";
import { createPosition, isBehind, provideLive } from "./live-effects.ts";
import type { openSlipDesk, SlipDesk } from "./slip-desk.ts";

export interface BettingOptions {
  api: ApiClient;
  queryClient: QueryClient;
  /** The wallet moved: the header's balance is the session's. */
  onWallet: (wallet: Balance) => void;
  /** The stream was refused with a status that is the session's matter. */
  onRefused: (status: number) => void;
  storage?: Storage;
}

export interface BettingControl extends Omit<Betting, "ask"> {
  /** Begins with this member, or tells what the member has now. */
  setUser: (user: User) => void;
  /** Opens the slips, of this member and of all who follow. */
  openSlips: (open: typeof openSlipDesk) => void;
  close: () => void;
}

export function createBetting(options: BettingOptions): BettingControl {
  let member: Member | null = null;
  let openSlips: typeof openSlipDesk | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const close = () => {
    if (!member) return;
    member.stop();
    member = null;
    tell();
  };
  const open = () => {
    if (!member || !openSlips || member.read()) return;
    member.openSlips(openSlips);
    tell();
  };
  return {
    read: () => member?.read() ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setUser: (user) => {
      if (member && member.owner !== user.id) close();
      if (member) return member.setUser(user);
      member = openMember(user, options);
      open();
    },
    openSlips: (opener) => {
      openSlips = opener;
      open();
    },
    close,
  };
}

interface Member {
  owner: string;
  read: () => BettingDesk | null;
  setUser: (user: User) => void;
  openSlips: (open: typeof openSlipDesk) => void;
  stop: () => void;
}

/** How long changes of the list are gathered before it is read again, in milliseconds. */
const LIST_CHANGE_MS = 1_500;

function openMember(
  given: User,
  { api, queryClient, onWallet, onRefused, storage = localStorage }: BettingOptions,
): Member {
  const owner = given.id;
  const prices = createBrowserPriceStore();
  const fixtures = createFixtureStore();
  const position = createPosition();
  let user = given;
  let listTimer: ReturnType<typeof setTimeout> | undefined;
  let slipDesk: SlipDesk | null = null;
  let desk: BettingDesk | null = null;

  const live = createActor(provideLive({ owner, api, position, onEvent: takeEvent, refetch }), { input: {} });

  function takeEvent({ id, name, data }: StreamEvent): void {
    if (name === "prices") prices.apply(data.items, id);
    else if (name === "bet") {
      slipDesk?.takeBet(data);
      void queryClient.invalidateQueries({ queryKey: BETS_KEY });
    } else if (name === "wallet") onWallet(data);
    else if (name === "fixtures") {
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
    slipDesk?.checkPrices();
    await Promise.all([
      queryClient.refetchQueries({ queryKey: FIXTURES_KEY, type: "active" }, { throwOnError: true }),
      queryClient.refetchQueries({ queryKey: BETS_KEY, type: "active" }, { throwOnError: true }),
    ]);
    // Lists that are not shown now are read again when they are.
    void queryClient.invalidateQueries({ queryKey: FIXTURES_KEY, refetchType: "none" });
  }

  live.on("connection.refused", ({ status }) => onRefused(status));
  const online = () => live.send({ type: "connection.retry" });
  addEventListener("online", online);
  live.start();
  live.send({ type: "connection.start" });

  return {
    owner,
    read: () => desk,
    setUser: (next) => {
      user = next;
      slipDesk?.setUser(next);
    },
    openSlips: (open) => {
      slipDesk = open({ api, user, prices, live, storage });
      desk = {
        owner,
        prices,
        fixtures,
        live,
        placement: slipDesk.placement,
        slips: slipDesk.slips,
        takeList: (items, eventId) => {
          if (position.startedAt === null) position.hasEarlierList = true;
          prices.seed(items, eventId);
          fixtures.seed(items, eventId);
          if (isBehind(position, eventId)) live.send({ type: "stream.gap" });
        },
      };
    },
    stop: () => {
      clearTimeout(listTimer);
      removeEventListener("online", online);
      live.stop();
      slipDesk?.stop();
    },
  };
}
