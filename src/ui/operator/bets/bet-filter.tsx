import { BET_STATES, type BetState } from "../../../api/contract/operator/bets.ts";
import { GAME_TYPES, gameTypeName } from "../../../domain/common/game-type.ts";
import {
  choiceFilter,
  dayFilter,
  type FiltersOf,
  filtersOf,
  textFilter,
  wholeFilter,
} from "../../frame/list/filters.ts";
import { SpanChoice, SpanFilter } from "../../frame/list/span-filter.tsx";
import { SpanText } from "../table/span-text.tsx";
import { BET_STATE_NAMES, OPERATOR_BETS_TEXT as TEXT } from "./text.ts";

const ENTRIES = {
  text: textFilter(60),
  match: textFilter(64),
  gameType: wholeFilter(1, 99),
  state: choiceFilter(BET_STATES),
  least: wholeFilter(0, 999_999_999),
  from: dayFilter,
  to: dayFilter,
  sort: choiceFilter(["placedAt", "-placedAt", "stake", "-stake", "payout", "-payout", "paid", "-paid"]),
};
export const readBetFilters = filtersOf(ENTRIES);
type BetFilters = FiltersOf<typeof ENTRIES>;

const STATES = BET_STATES.map((value: BetState) => ({ value, label: BET_STATE_NAMES[value] }));
const PRODUCTS = GAME_TYPES.map((value) => ({ value, label: gameTypeName(value) }));

export interface BetFilterProps {
  filters: BetFilters;
  onApply: (filters: BetFilters) => void;
}

/** Whose bets, on what, in which state, from which amount on and between which days. The order stays. */
export function BetFilter({ filters, onApply }: BetFilterProps) {
  const { text, match, gameType, state, least, from, to, sort } = filters;
  return (
    <SpanFilter
      key={JSON.stringify(filters)}
      span={{ from, to }}
      text={{ ...TEXT, search: TEXT.submit }}
      page="/admin/bets"
      className="grid rounded-lg border border-line bg-surface"
      onApply={(values) => onApply(readBetFilters({ ...values, sort }))}
    >
      <SpanText name="text" label={TEXT.search} value={text} />
      <SpanText name="match" label={TEXT.match} value={match} />
      <SpanChoice name="gameType" label={TEXT.product} value={gameType} all={TEXT.all} options={PRODUCTS} />
      <SpanChoice name="state" label={TEXT.state} value={state} all={TEXT.all} options={STATES} />
      <SpanText name="least" label={TEXT.least} value={least} isNumber />
    </SpanFilter>
  );
}
