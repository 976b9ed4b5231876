// What a bet is on: gameType of the specification, section 9. The database sorts bets by the same numbers: the function
// rolling_category and the column game_list. A test compares them.

/** Every number that is not named is the casino. */
export const GAME_TYPE = { sports: 1, inPlay: 2, miniGame: 3, virtual: 4, casino: 5, slot: 6 } as const;
const { sports, inPlay, miniGame, virtual, casino, slot } = GAME_TYPE;

/** Those that lists and missions tell apart, in the order of their tabs. Slots are of the casino. */
export const GAME_TYPES = [sports, inPlay, miniGame, virtual, casino] as const;
export type GameType = (typeof GAME_TYPES)[number];

const NAMES: Readonly<Record<GameType, string>> = {
  [sports]: "스포츠",
  [inPlay]: "인플레이",
  [miniGame]: "미니게임",
  [virtual]: "가상게임",
  [casino]: "카지노",
};

/** What is counted apart for rolling and wagering. */
export const GAME_PRODUCTS = ["sports", "mini", "slot", "casino"] as const;
export type GameProduct = (typeof GAME_PRODUCTS)[number];

export function gameTypeOf(gameType: number): GameType {
  return GAME_TYPES.find((known) => known === gameType) ?? casino;
}

export function gameTypeName(gameType: number): string {
  return NAMES[gameTypeOf(gameType)];
}

export function productOf(gameType: number): GameProduct {
  if (gameType === sports || gameType === inPlay) return "sports";
  if (gameType === miniGame || gameType === virtual) return "mini";
  return gameType === slot ? "slot" : "casino";
}

/** The types of a product's bets, as missions tell them apart. */
export function gameTypesOf(product: GameProduct): readonly GameType[] {
  return Object.values(GAME_TYPE)
    .filter((type) => productOf(type) === product)
    .map(gameTypeOf);
}
