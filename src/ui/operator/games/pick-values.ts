// The fields of the form that sets a game: a price and a limit for each pick, empty where the game's own holds.
import * as v from "valibot";
import type { GameSettingRow } from "../../../api/contract/games/mini-games.ts";
import type { GameKind } from "../../../domain/games/kind.ts";
import { isFairPrice } from "../../../domain/games/returns.ts";
import { formatPrice, type Price } from "../../../domain/common/price.ts";
import { OPERATOR_GAMES_TEXT as TEXT } from "./text.ts";

export const priceField = (key: string): string => `price:${key}`;
export const pickLimitField = (key: string): string => `limit:${key}`;

const LOWEST_PICK_LIMIT = 1_000;

/** "1.9" → 190; null for what is no price. */
export function readPrice(text: string): Price | null {
  const match = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(",", ""));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : null;
}

type PickSchema = v.GenericSchema<string | number | undefined, string | number | undefined>;

/** The fields of every pick, by name. A price has to keep the bounds of its return: decisions, rule 31. */
export function pickEntries(kind: GameKind): Record<string, PickSchema> {
  const price = (key: string): PickSchema =>
    v.pipe(
      v.string(),
      v.check((text) => text.trim() === "" || readPrice(text) !== null, TEXT.wrongPrice),
      v.check((text) => {
        const read = readPrice(text);
        return read === null || isFairPrice(kind, key, read);
      }, TEXT.unfair),
    );
  const limit: PickSchema = v.optional(v.pipe(v.number(), v.minValue(LOWEST_PICK_LIMIT, TEXT.lowLimit)));
  return Object.fromEntries(
    kind.picks.flatMap(({ key }) => [
      [priceField(key), price(key)],
      [pickLimitField(key), limit],
    ]),
  );
}

export function pickInitial({ prices, pickLimits }: GameSettingRow, kind: GameKind): Record<string, string | number> {
  return Object.fromEntries(
    kind.picks.flatMap(({ key }) => {
      const price = prices[key];
      const limit = pickLimits[key];
      const written: [string, string | number][] = [[priceField(key), price === undefined ? "" : formatPrice(price)]];
      return limit === undefined ? written : [...written, [pickLimitField(key), limit] as [string, number]];
    }),
  );
}

/** What differs from the game's own prices and from the limit of all picks. */
export function pickChanges(
  values: Readonly<Record<string, unknown>>,
  kind: GameKind,
): { prices: Record<string, Price>; pickLimits: Record<string, number> } {
  const prices: Record<string, Price> = {};
  const pickLimits: Record<string, number> = {};
  for (const { key, price: own } of kind.picks) {
    const price = readPrice(String(values[priceField(key)] ?? ""));
    if (price !== null && price !== own) prices[key] = price;
    const limit = values[pickLimitField(key)];
    if (typeof limit === "number") pickLimits[key] = limit;
  }
  return { prices, pickLimits };
}
