// Picks on rounds of the house's own games.
import { inArray } from "drizzle-orm";
import type { BetPick, PickNow } from "../../../../../src/api/contract/sports/bets.ts";
import { virtualSportOf } from "../../../../../src/domain/games/games.ts";
import { coversEverything } from "../../../../../src/domain/games/hedge.ts";
import { KINDS } from "../../../../../src/domain/games/kinds.ts";
import { roundPickOf, type RoundPick } from "../../../../../src/domain/games/round-picks.ts";
import type { OpenStakes } from "../../../../../src/domain/sports/bet-limits.ts";
import { SETTLEMENT } from "../../../../../src/domain/sports/market.ts";
import { addComma } from "../../../../../src/domain/common/price.ts";
import type { Queryable } from "../../../../db/open.ts";
import { gameRound, gameSetting } from "../../../../db/schema.ts";
import { ApiError } from "../../../../errors.ts";
import { termsOf, type GameTerms, settingIds } from "../../../../games/settings.ts";
import { giveWaySoon } from "../../../../db/transaction.ts";
import { GAME_TYPE } from "../../../../../src/domain/common/game-type.ts";
import type { HeldPick, PickOf, PickRow, PickSource, PickTerms, ReadPick } from "../source.ts";

type RoundRow = typeof gameRound.$inferSelect;

const TEXT = {
  hedge: "한 회차의 모든 결과를 나누어 베팅할 수 없습니다.",
  pick: (most: string) => `이 회차의 선택당 한도는 ${most}원입니다.`,
  round: (most: string) => `이 회차의 한도는 ${most}원입니다.`,
};

/** The selection as the request names it, when its ids belong together. */
function namedPick({ gameId, roundId, selectionId }: PickOf<"game">): RoundPick | null {
  const found = roundPickOf(selectionId);
  return found?.round.id === roundId && String(found.round.game.id) === gameId ? found : null;
}

/** Price and status of a pick at an instant. */
export function gamePickNow(
  { round, pick }: RoundPick,
  row: RoundRow | undefined,
  terms: GameTerms,
  now: number,
): PickNow {
  // With the root of what was bet on it a round is locked, also by the clock of another node.
  const isOpen =
    row?.state === "open" &&
    row.root === null &&
    !terms.isMaintained &&
    now >= row.opensAt.getTime() &&
    now < row.closesAt.getTime();
  return {
    selectionId: `${round.id}:${pick.key}`,
    betPrice: terms.priceOf(pick),
    status: isOpen ? "open" : "closed",
  };
}

function heldPick(named: RoundPick, row: RoundRow, terms: GameTerms): HeldPick {
  const { round, pick } = named;
  return {
    entry: {
      kind: "game",
      id: `${round.id}:${pick.key}`,
      rule: "mini",
      betPrice: terms.priceOf(pick),
      gameId: String(round.game.id),
      roundId: round.id,
    },
    at: (now) => gamePickNow(named, row, terms, now),
    isInPlay: false,
  };
}

export const gameSource: PickSource<"game"> = {
  async hold(tx, picks) {
    await giveWaySoon(tx);
    const rows = await tx
      .select()
      .from(gameRound)
      .where(
        inArray(
          gameRound.id,
          picks.map((pick) => pick.roundId),
        ),
      )
      .orderBy(gameRound.id)
      .for("share");
    const ids = picks.flatMap((pick) => settingIds(pick.gameId));
    const settings = await tx.select().from(gameSetting).where(inArray(gameSetting.id, ids));
    return picks.map((pick) => {
      const named = namedPick(pick);
      const row = rows.find(({ id }) => id === pick.roundId);
      return named && row ? heldPick(named, row, termsOf(settings, pick.gameId)) : null;
    });
  },

  read: (terms, picks) => picks.map((pick) => readPick(terms, pick)),

  // Everything that is shown stands in the table of games.
  onWire: (_: Queryable, rows) => Promise.resolve(rows.map((row) => onWire(row))),
};

function readPick({ rounds, gameSettings, open }: PickTerms, pick: PickOf<"game">): ReadPick | null {
  const named = namedPick(pick);
  const found = rounds.find(({ id }) => id === pick.roundId);
  if (!named || !found) return null;
  const terms = termsOf(gameSettings, pick.gameId);
  return {
    ...heldPick(named, found, terms),
    refuses: (stake) => refusalOf(named, open, terms, stake),
    asRead: { rounds: [pick.roundId], gameSettings: terms.revisions },
    gameType: virtualSportOf(named.round.game) ? GAME_TYPE.virtual : GAME_TYPE.miniGame,
    wire: onWire({
      selectionId: pick.selectionId,
      betPrice: terms.priceOf(named.pick),
      status: SETTLEMENT.inProgress,
      outcome: "open",
    }),
  };
}

/** Hedging, and what the member's bets on the pick and the round come to: decisions, rules 23 and 32. */
function refusalOf(
  { round, pick }: RoundPick,
  { selections }: OpenStakes,
  terms: GameTerms,
  stake: number,
): ApiError | null {
  const kind = KINDS[round.game.kind];
  const own = Object.entries(selections).flatMap(([selectionId, staked]) => {
    const on = roundPickOf(selectionId);
    return on?.round.id === round.id ? [{ key: on.pick.key, staked }] : [];
  });
  const keys = own.map(({ key }) => key);
  if (coversEverything(kind, [...keys, pick.key])) return new ApiError("slip_rule", TEXT.hedge, { rule: "hedge" });
  const onRound = own.reduce((sum, { staked }) => sum + staked, 0);
  const onPick = selections[`${round.id}:${pick.key}`] ?? 0;
  const { maxRoundStake } = terms;
  const maxPickStake = terms.maxStakeOf(pick.key);
  if (onPick + stake > maxPickStake)
    return new ApiError("stake_limit", TEXT.pick(addComma(maxPickStake)), {
      rule: "selection_max",
      maxStake: Math.max(0, Math.min(maxPickStake - onPick, maxRoundStake - onRound)),
    });
  if (onRound + stake > maxRoundStake)
    return new ApiError("stake_limit", TEXT.round(addComma(maxRoundStake)), {
      rule: "fixture_max",
      maxStake: Math.max(0, maxRoundStake - onRound),
    });
  return null;
}

function onWire({
  selectionId,
  betPrice,
  status,
  outcome,
}: Pick<PickRow, "selectionId" | "betPrice" | "status" | "outcome">): BetPick {
  const named = roundPickOf(selectionId);
  if (!named) throw new Error(`a bet has a pick on a selection that is not there: ${selectionId}`);
  const { round, pick } = named;
  return {
    kind: "game",
    gameId: String(round.game.id),
    gameName: round.game.name,
    roundId: round.id,
    selectionId,
    selectionName: pick.name,
    betPrice,
    status: status as BetPick["status"],
    outcome: outcome as BetPick["outcome"],
  };
}
