// The slips and the placement of one member. Loaded when a betting page is opened, when a bet that was sent has no
// answer yet, or while nothing else is to be done: the other pages have no slip.
import { createActor } from "xstate";
import type { ApiClient } from "../api/client/client.ts";
import type { Bet } from "../api/contract/bets.ts";
import type { User } from "../api/contract/member.ts";
import type { PriceStore } from "../api/prices/price-store.ts";
import type { DeskVariant, LiveActor, PlacementActor, SlipActor } from "../ui/sports/slip/betting.ts";
import { providePlacement, restoreIntent } from "./placement-effects.ts";
import { readLimits } from "./read-limits.ts";
import { provideSlip, restoreSlip, toPriceItem, watchStoredSlip } from "./slip-effects.ts";

export interface SlipDeskOptions {
  api: ApiClient;
  user: User;
  prices: PriceStore;
  live: LiveActor;
  storage: Storage;
}

export interface SlipDesk {
  slips: Readonly<Record<DeskVariant, SlipActor>>;
  placement: PlacementActor;
  setUser: (user: User) => void;
  /** A balance of the stream, in won. */
  setBalance: (emoney: number) => void;
  takeBet: (bet: Bet) => void;
  /** Asks anew for the prices of all legs. */
  checkPrices: () => void;
  stop: () => void;
}

export function openSlipDesk({ api, user, prices, live, storage }: SlipDeskOptions): SlipDesk {
  const owner = user.id;
  let { level } = user;
  const slipMachine = provideSlip({ api, prices, storage });
  const createSlip = (variant: DeskVariant) =>
    createActor(slipMachine, {
      input: {
        owner,
        variant,
        stored: restoreSlip(storage, owner, variant),
        balance: user.emoney,
      },
    });
  const slips = { korean: createSlip("korean"), single: createSlip("single") };
  const everySlip = Object.values(slips);
  /** The slip that is being placed; after a reload none is, and then each that holds the whole bet. */
  const slipsOf = (ids: readonly string[]) => {
    const held = everySlip.filter((slip) => slip.getSnapshot().hasTag("held"));
    const holds = (slip: SlipActor) => {
      const own = slip.getSnapshot().context.legs.map((leg) => leg.entry.id);
      return ids.every((id) => own.includes(id));
    };
    return held.length > 0 ? held : everySlip.filter(holds);
  };
  const limits = readLimits(api, (given) =>
    everySlip.forEach((slip) => slip.send({ type: "limits.set", limits: given })),
  );
  const placement = createActor(providePlacement({ api, storage }), {
    input: { owner, stored: restoreIntent(storage, owner) },
  });

  const stops = [
    prices.watch((items) => everySlip.forEach((slip) => slip.send({ type: "prices.changed", items }))),
    ...(["korean", "single"] as const).map((variant) =>
      watchStoredSlip(storage, owner, variant, (stored) => slips[variant].send({ type: "slip.restore", stored })),
    ),
  ];
  const tellFreshness = (snapshot: ReturnType<LiveActor["getSnapshot"]>) =>
    placement.send({ type: snapshot.hasTag("fresh") ? "prices.fresh" : "prices.notFresh" });
  const watch = live.subscribe(tellFreshness);
  placement.on("placement.accepted", ({ bet }) => {
    const ids = bet.picks.map((pick) => pick.selectionId);
    for (const slip of slipsOf(ids)) slip.send({ type: "slip.placed", ids });
  });
  placement.on("placement.priceChanged", ({ picks }) => prices.apply(picks.map(toPriceItem), null));
  placement.on("placement.rejected", ({ refusal }) => {
    prices.apply((refusal.picks ?? []).map(toPriceItem), null);
    // The operator may have changed them since they were read.
    if (refusal.code === "stake_limit") limits.ask();
  });
  placement.subscribe((snapshot) => {
    if (!snapshot.hasTag("busy")) for (const slip of everySlip) slip.send({ type: "slip.release" });
  });

  for (const actor of [...everySlip, placement]) actor.start();
  tellFreshness(live.getSnapshot());
  limits.ask();

  const setBalance = (emoney: number) => everySlip.forEach((slip) => slip.send({ type: "balance.set", emoney }));
  return {
    slips,
    placement,
    setUser: (next) => {
      setBalance(next.emoney);
      if (next.level !== level) limits.ask();
      level = next.level;
    },
    setBalance,
    takeBet: (bet) => placement.send({ type: "bet.changed", bet }),
    checkPrices: () => {
      everySlip.forEach((slip) => slip.send({ type: "prices.check" }));
      limits.ask();
    },
    stop: () => {
      watch.unsubscribe();
      limits.stop();
      stops.forEach((stop) => stop());
      for (const actor of [placement, ...everySlip]) actor.stop();
    },
  };
}
