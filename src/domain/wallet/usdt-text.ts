// How amounts of tether are written.

const UNITS = 1_000_000;

/** 12.50: two decimals at least, no zeros beyond them. */
export function usdtText(usdt: number): string {
  const whole = Math.floor(usdt / UNITS).toString();
  const rest = (usdt % UNITS)
    .toString()
    .padStart(6, "0")
    .replace(/0{1,4}$/, "");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}.${rest}`;
}
