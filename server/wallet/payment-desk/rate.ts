// The rate that the demo's payment desk tells: a market's that the hour alone decides, so that all nodes tell the same.

/** Around it, in hundredths of a won for one USDT. */
const MIDDLE = 138_550;
/** The market trades in steps of half a won. */
const STEP = 50;

/** `hour`: hours since 1970. At most 0.8% from the middle. */
export function demoRateOf(hour: number): number {
  const waves = 0.005 * Math.sin(hour / 17) + 0.002 * Math.sin(hour / 3.1) + 0.001 * Math.sin(hour * 1.7);
  return Math.round((MIDDLE * (1 + waves)) / STEP) * STEP;
}
