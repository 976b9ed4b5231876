// The number of a bet from its serial in the database, and back. Serials follow each other; numbers do not, so that two
// of them do not tell how many bets lie between.
import { checkDigit } from "./bet-number.ts";

/** Digits before the check digit at first. When all numbers of a length are used up, the next ones have one digit more. */
const LEAST_DIGITS = 9;
/** A prime: it has no factor in common with the size of any length. About size / golden ratio, so that neighbours lie far apart. */
const STEP = 556_230_589n;

interface Length {
  /** The first serial and the first number of this length, and how many there are. */
  firstSerial: bigint;
  least: bigint;
  size: bigint;
}

function lengthOf(digits: number): Length {
  const least = 10n ** BigInt(digits - 1);
  return { firstSerial: least - 10n ** BigInt(LEAST_DIGITS - 1), least, size: 9n * least };
}

/** The number of a bet, digits only. Serials begin with 0. */
export function betNumberOf(serial: number): string {
  let digits = LEAST_DIGITS;
  while (BigInt(serial) >= lengthOf(digits + 1).firstSerial) digits++;
  const { firstSerial, least, size } = lengthOf(digits);
  const shown = String(least + (((BigInt(serial) - firstSerial) * STEP) % size));
  return shown + checkDigit(shown);
}

/** The serial of a number that is right. */
export function betSerialOf(number: string): number {
  const { firstSerial, least, size } = lengthOf(number.length - 1);
  const shown = BigInt(number.slice(0, -1));
  return Number(firstSerial + (((shown - least) * inverse(STEP, size)) % size));
}

/** The number below `size` that `of` times it leaves 1. */
function inverse(of: bigint, size: bigint): bigint {
  let [a, b, x, y] = [of % size, size, 1n, 0n];
  while (b > 0n) {
    const whole = a / b;
    [a, b, x, y] = [b, a - whole * b, y, x - whole * y];
  }
  return ((x % size) + size) % size;
}
