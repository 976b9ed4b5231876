// The kinds of games by name.
import type { GameKind } from "./kind.ts";
import { baccarat } from "./kinds/baccarat.ts";
import { blackjack } from "./kinds/blackjack.ts";
import { dice, sicBo } from "./kinds/dice.ts";
import { dragonTiger } from "./kinds/dragon-tiger.ts";
import { highLow } from "./kinds/high-low.ts";
import { hwatu } from "./kinds/hwatu.ts";
import { kino } from "./kinds/kino.ts";
import { kinoLadder, ladder } from "./kinds/ladder.ts";
import { oddEven } from "./kinds/odd-even.ts";
import { powerball } from "./kinds/powerball.ts";
import { speedSix } from "./kinds/speed-six.ts";
import { virtualBasketball } from "./kinds/virtual-basketball.ts";
import { virtualDog, virtualHorse } from "./kinds/virtual-race.ts";
import { virtualSoccer } from "./kinds/virtual-soccer.ts";
import { ring, roulette } from "./kinds/wheel.ts";
import type { KindName } from "./games.ts";

export const KINDS: Readonly<Record<KindName, GameKind>> = {
  powerball,
  ladder,
  "kino-ladder": kinoLadder,
  kino,
  baccarat,
  "dragon-tiger": dragonTiger,
  "odd-even": oddEven,
  "sic-bo": sicBo,
  hwatu,
  roulette,
  "high-low": highLow,
  ring,
  "speed-six": speedSix,
  dice,
  blackjack,
  "virtual-dog": virtualDog,
  "virtual-horse": virtualHorse,
  "virtual-soccer": virtualSoccer,
  "virtual-basketball": virtualBasketball,
};
