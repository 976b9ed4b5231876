import type { GameSettingRow, OperatorRound } from "../../../api/contract/games/mini-games.ts";
import { roundText } from "../../../domain/games/round-text.ts";
import { addComma } from "../../../domain/common/price.ts";
import type { DataColumn } from "../table/data-table.tsx";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";

const won = <Row>(id: string, header: string, value: (row: Row) => number): DataColumn<Row> => ({
  id,
  header,
  value,
  cell: (row) => addComma(value(row)),
  isNumber: true,
});

export const SETTING_COLUMNS: readonly DataColumn<GameSettingRow>[] = [
  { id: "name", header: TEXT.name, value: ({ name }) => name },
  {
    id: "maintenance",
    header: TEXT.maintenance,
    value: ({ maintenance }) => (maintenance ? TEXT.isMaintained : TEXT.isPlayed),
  },
  {
    id: "prices",
    header: TEXT.prices,
    value: ({ prices }) => TEXT.changed(Object.keys(prices).length),
    isNumber: true,
  },
  {
    id: "pickLimits",
    header: TEXT.pickLimits,
    value: ({ pickLimits }) => TEXT.changed(Object.keys(pickLimits).length),
    isNumber: true,
  },
  won("maxPickStake", TEXT.maxPickStake, (row) => row.maxPickStake),
  won("maxRoundStake", TEXT.maxRoundStake, (row) => row.maxRoundStake),
  won("openStake", TEXT.openStake, (row) => row.openStake),
  won("openPayout", TEXT.openPayout, (row) => row.openPayout),
];

const BY_RULE: Readonly<Record<string, string>> = TEXT.byRule;
const reasonOf = (reason: string | null): string | null => (reason === null ? null : (BY_RULE[reason] ?? reason));

export const ROUND_COLUMNS: readonly DataColumn<OperatorRound>[] = [
  { id: "game", header: TEXT.game, value: ({ gameName }) => gameName },
  { id: "round", header: TEXT.round, value: ({ id }) => roundText(id) },
  { id: "state", header: TEXT.state, value: ({ state }) => TEXT.states[state] },
  { id: "result", header: TEXT.result, value: ({ summary, voidReason }) => summary ?? reasonOf(voidReason) },
  won("bets", TEXT.bets, ({ bets }) => bets),
  won("stake", TEXT.stake, ({ stake }) => stake),
  won("paid", TEXT.paid, ({ paid }) => paid),
];
