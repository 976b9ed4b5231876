// The terms of charges and exchanges. All figures are data; amounts are won.

import { wageringFor } from "./wagering.ts";

export interface ChargeTerms {
  bonusPercent: number;
  /** The bonus is never more than this. */
  maxBonus: number;
  wageringMultiple: number;
}

/** What a charge brings beside its amount, and what is to be staked for it. A fraction of a won is not given. */
export function chargeBonus(amount: number, terms: ChargeTerms): { bonus: number; wagering: number } {
  const bonus = Math.min(Math.floor((amount * terms.bonusPercent) / 100), terms.maxBonus);
  return { bonus, wagering: wageringFor(amount + bonus, terms.wageringMultiple) };
}

/**
 * What is to be staked where another amount came than was asked for; the bonus comes with the whole amount alone. The
 * multiple is the one that was promised.
 */
export function creditWagering(asked: { amount: number; bonus: number; wagering: number }, credited: number): number {
  const multiple = Math.round(asked.wagering / (asked.amount + asked.bonus));
  return wageringFor(credited + (credited >= asked.amount ? asked.bonus : 0), multiple);
}

export interface MoneyLimits {
  minCharge: number;
  maxCharge: number;
  minExchange: number;
  maxExchange: number;
  /** Amounts are multiples of it. */
  unit: number;
  exchangesPerDay: number;
  exchangeWonPerDay: number;
}

export type AmountProblem = "below_minimum" | "above_maximum" | "not_in_units";

function amountProblem(amount: number, min: number, max: number, unit: number): AmountProblem | null {
  if (amount < min) return "below_minimum";
  if (amount > max) return "above_maximum";
  return amount % unit === 0 ? null : "not_in_units";
}

/** What a charge is judged by. */
export type MoneyLimitsOfCharge = Pick<MoneyLimits, "minCharge" | "maxCharge" | "unit">;

export function chargeProblem(amount: number, limits: MoneyLimitsOfCharge): AmountProblem | null {
  return amountProblem(amount, limits.minCharge, limits.maxCharge, limits.unit);
}

export interface ExchangeRoom {
  /** Won in the wallet. */
  available: number;
  /** Won that are still to be staked. */
  wagering: number;
  /** Exchanges of this day in Seoul that were not refused, and their won. */
  todayCount: number;
  todayWon: number;
}

export type ExchangeProblem = AmountProblem | "wagering_left" | "too_many_today" | "too_much_today" | "not_enough";

/** Why no amount at all can be exchanged now; null when some can. */
export function exchangeBlock(limits: MoneyLimits, room: ExchangeRoom): ExchangeProblem | null {
  if (room.wagering > 0) return "wagering_left";
  return room.todayCount >= limits.exchangesPerDay ? "too_many_today" : null;
}

/** Why this amount cannot be exchanged now; null when it can. */
export function exchangeProblem(amount: number, limits: MoneyLimits, room: ExchangeRoom): ExchangeProblem | null {
  const wrong =
    exchangeBlock(limits, room) ?? amountProblem(amount, limits.minExchange, limits.maxExchange, limits.unit);
  if (wrong) return wrong;
  if (room.todayWon + amount > limits.exchangeWonPerDay) return "too_much_today";
  return amount > room.available ? "not_enough" : null;
}

/** The greatest amount that the limits and the wallet leave; 0 when there is none. */
export function mostExchange(limits: MoneyLimits, room: ExchangeRoom): number {
  const most = Math.min(limits.maxExchange, limits.exchangeWonPerDay - room.todayWon, room.available);
  return Math.max(0, Math.floor(most / limits.unit) * limits.unit);
}

/** A name of which the first and the last letter are shown. */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 2) return "*".repeat(letters.length);
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${"*".repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** A bank account's number of which the last four digits are shown. */
export function maskNumber(number: string): string {
  return number.replace(/\d(?=(?:\D*\d){4})/g, "*");
}
