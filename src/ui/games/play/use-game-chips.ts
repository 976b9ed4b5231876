// Chips of a mini-game's page: its slip holds the one pick, and what lies there is the slip's stake.
import { useEffect, useRef } from "react";
import type { MiniGameEvent, MiniGamePicks } from "../../../api/contract/games/mini-games.ts";
import { type ChipTerms, type Laid, NO_TERMS } from "../../../domain/games/chips.ts";
import type { Game } from "../../../domain/games/games.ts";
import { gameStakeLimit } from "../../../domain/games/game-stake-limit.ts";
import type { SlipShown } from "../../../machines/betting/betting.schema.ts";
import type { SlipContext } from "../../../machines/slip/slip.schema.ts";
import type { BettingSlip } from "../../sports/slip/betting.ts";
import { useSlip } from "../../sports/slip/use-slip.ts";
import { usePick } from "../../sports/slip/use-betting-slip.ts";
import type { ChipTray } from "../chips/chip-bar.tsx";
import { useChipTray } from "../chips/use-chip-tray.ts";
import { GAMES_TEXT as TEXT } from "../text.ts";
import { gameEntry } from "./game-entry.ts";

export interface GameChips {
  game: Game;
  owner: string;
  betting: BettingSlip;
  terms: MiniGamePicks;
  /** The round that runs, and whether it takes bets. */
  round: MiniGameEvent;
  isOpen: boolean;
}

const keyOf = (selectionId: string): string => selectionId.slice(selectionId.indexOf(":") + 1);

/** The leg of this game, of whichever round. */
const legOf = ({ legs }: SlipContext, game: Game) =>
  legs.find(({ entry }) => entry.kind === "game" && entry.gameId === String(game.id));

/** The pick that a chip is laid on: the chosen one, else that of the last bet; empty where there is none. */
export function spotOf(slip: SlipContext, last: Laid, { game, terms }: Pick<GameChips, "game" | "terms">): string {
  const chosen = legOf(slip, game);
  if (chosen) return keyOf(chosen.entry.id);
  if (slip.legs.length > 0) return "";
  const [before] = last;
  return before && terms.items.some(({ key }) => key === before.pick) ? before.pick : "";
}

const acceptedBet = ({ placement }: SlipShown) => (placement.matches("accepted") ? placement.context.bet : null);

export function useGameChips(of: GameChips): ChipTray {
  const { game, owner, betting, terms, round, isOpen } = of;
  const pick = usePick();
  // While the page itself changes the slip, what the slip tells is what the page has just said.
  const isOwn = useRef(false);
  const put = (laid: Laid): void => {
    const [one] = laid;
    isOwn.current = true;
    betting.press({ type: "placement.edit" });
    const entry = one ? gameEntry(game, terms, round.id, one.pick) : null;
    const isThere = betting.shown().slip.context.legs.some((leg) => leg.entry.id === entry?.id);
    if (entry && !isThere) pick(entry, "open");
    betting.edit({ type: "stake.set", stake: one?.amount ?? 0 });
    isOwn.current = false;
  };
  const tray = useChipTray({ owner, place: String(game.id) }, put);

  // A pick of a round that is over stands for the same pick of the round that runs.
  useEffect(() => {
    if (!isOpen) return;
    const leg = legOf(betting.shown().slip.context, game);
    if (!leg || leg.entry.kind !== "game" || leg.entry.roundId === round.id) return;
    const entry = gameEntry(game, terms, round.id, keyOf(leg.entry.id));
    if (entry) pick(entry, "open");
  }, [betting, game, terms, round.id, isOpen, pick]);

  useEffect(() => {
    let told: SlipContext | null = null;
    const tellLaid = (): void => {
      const { context } = betting.shown().slip;
      if (context === told) return;
      told = context;
      if (isOwn.current) return;
      const leg = legOf(context, game);
      const isElsewhere = context.legs.length > 0 && !leg;
      const laid =
        context.stake > 0 && !isElsewhere ? [{ pick: leg ? keyOf(leg.entry.id) : "", amount: context.stake }] : [];
      tray.send({ type: "chips.told", laid });
    };
    tellLaid();
    return betting.subscribe(tellLaid);
  }, [betting, tray, game]);

  const acceptedId = useSlip(betting, (shown) => acceptedBet(shown)?.id);
  useEffect(() => {
    const bet = acceptedBet(betting.shown());
    const [placed] = bet?.picks ?? [];
    if (bet?.id !== acceptedId || !bet || placed?.kind !== "game" || placed.gameId !== String(game.id)) return;
    tray.send({ type: "chips.placed", laid: [{ pick: keyOf(placed.selectionId), amount: bet.stake }] });
  }, [betting, acceptedId, tray, game]);

  useEffect(() => {
    let told = "";
    const tell = (): void => {
      const now = termsNow({ game, terms, round, isOpen, betting }, tray.getSnapshot().context.last);
      const text = JSON.stringify(now);
      if (text !== told) tray.send({ type: "terms.told", terms: now });
      told = text;
    };
    tell();
    return betting.subscribe(tell);
  }, [tray, game, terms, round, isOpen, betting]);
  return tray;
}

function termsNow({ game, terms, round, isOpen, betting }: Omit<GameChips, "owner">, last: Laid): ChipTerms {
  const { slip, placement } = betting.shown();
  const { limits, balance, legs } = slip.context;
  if (!limits) return NO_TERMS;
  const isBusy = placement.hasTag("busy");
  const keys = new Set([...legs.map(({ entry }) => keyOf(entry.id)), ...last.map((one) => one.pick)]);
  const mostOf: Record<string, number> = {};
  for (const key of keys) {
    const entry = gameEntry(game, terms, round.id, key);
    if (entry) mostOf[key] = gameStakeLimit(entry, limits);
  }
  const closed = !isOpen ? TEXT.closedNow : isBusy ? TEXT.placing : null;
  return { closed, most: Math.min(limits.maxStake, terms.maxPickStake), mostOf, balance };
}
