// `npm run verify -- overload`: 300 members bet in an open loop on PostgreSQL with fsync, first as many as are taken, then
// 3,000 a second, whether they are answered or not. Those who are refused are told at once; nobody waits, nothing is doubled.
// FIRE_SECONDS, FIRE_COUNT: bets a second that are offered.
import { startBettingSite } from "./lib/betting-site.ts";
import { quantile, refused, taken } from "./lib/bettors.ts";
import { option } from "./lib/kit.ts";
import { atMost, none, printTable } from "./lib/table.ts";

const SECONDS = option("SECONDS", 60);
const OFFERED = option("COUNT", 3_000);
const MEMBERS = 300;
const WARM_UP = 150;
const WARM_UP_S = 5;
/**
 * The search for the peak begins where `bets` ends, each step offers so many a second more, and lasts so long. Many small
 * steps leave so many bets that the peak lies lower after them than they found it.
 */
const FIRST = 1_500;
const STEP = 300;
const STEP_S = 10;

const site = await startBettingSite(MEMBERS);
const { bettors } = site;
await bettors.offer(WARM_UP, WARM_UP_S);
let peak = 0;
for (let rate = FIRST; rate <= OFFERED; rate += STEP) {
  const told = await bettors.offer(rate, STEP_S);
  peak = Math.max(peak, taken(told).length / STEP_S);
  if (refused(told).length > told.length / 10) break;
}
const told = await bettors.offer(OFFERED, SECONDS);
const [accepted, turnedAway] = [taken(told), refused(told)];
const others = told.length - accepted.length - turnedAway.length;
const books = await site.end();

const share = Math.round((accepted.length / SECONDS / peak) * 100);
process.exit(
  printTable([
    { name: "peak, bets a second", value: Math.round(peak) },
    { name: "offered a second, seconds", value: `${Math.round(told.length / SECONDS)}, ${SECONDS}` },
    { name: "accepted a second", value: Math.round(accepted.length / SECONDS) },
    { name: "accepted, % of the peak", value: share, bound: "at least 90", isHeld: share >= 90 },
    { name: "refused a second", value: Math.round(turnedAway.length / SECONDS) },
    atMost("refused, ms, p99", quantile(turnedAway, 0.99), 100),
    none("refused without Retry-After", turnedAway.filter(({ retryAfter }) => !retryAfter).length),
    atMost("accepted, ms, p99", quantile(accepted, 0.99), 1_000),
    none("other answers", others),
    ...books,
  ]),
);
