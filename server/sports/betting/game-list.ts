import { GAME_TYPE, gameTypeOf } from "../../../src/domain/common/game-type.ts";

/** The column game_list of bets at the casino, whatever their number. */
export const CASINO_LIST = 0;

/** The column game_list. */
export function gameListOf(gameType: number): number {
  const type = gameTypeOf(gameType);
  return type === GAME_TYPE.casino ? CASINO_LIST : type;
}
