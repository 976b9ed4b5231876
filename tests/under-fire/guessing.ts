// `npm run verify -- guessing`: 10,000 guesses at one account, a password sprayed over 1,000 accounts, and the time that an
// unknown id takes. Limits hold, no owner is shut out, and the time tells nothing.
// FIRE_SEED, FIRE_COUNT (guesses), FIRE_PAIRS (pairs of timed logins).
import { eq } from "drizzle-orm";
import { hashPassword, hashQuickly } from "../../server/session/password.ts";
import { member } from "../../server/db/schema.ts";
import { newId } from "../../server/ids.ts";
import { DEMO_PASSWORD } from "../factories/api-user.ts";
import { startTestServer } from "../api/lib/harness.ts";
import { choices, option } from "./lib/kit.ts";
import { atLeast, none, printTable, type Row } from "./lib/table.ts";

const SEED = option("SEED", 7);
const COUNT = option("COUNT", 10_000);
const PAIRS = option("PAIRS", 400);
const SPRAYED = 1_000;
const SPRAYERS = 50;
const TOLD_APART = 0.05;
/** What the specification lets one place try in ten minutes: at an account, and in all. */
const [PER_ACCOUNT, PER_ADDRESS, WINDOW_MS] = [10, 100, 600_000];
const VICTIM = "member03";
const AT_ONCE = 4;

const server = await startTestServer({ rateLimit: 0, trustProxy: true });
const { db } = server.context.database;
const pick = choices(SEED, "guessing");
const wrong: string[] = [];

interface Tried {
  status: number;
  cookie: string;
  ms: number;
}
async function login(userId: string, password: string, from: string, cookie = ""): Promise<Tried> {
  const at = performance.now();
  const answer = await server.inject({
    method: "POST",
    url: "/api/member/login",
    headers: { "x-forwarded-for": from, ...(cookie && { cookie }) },
    payload: { userId, password },
  });
  const ms = performance.now() - at;
  if (answer.statusCode >= 500) wrong.push(`${answer.statusCode} for ${userId} from ${from}`);
  return {
    status: answer.statusCode,
    cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    ms,
  };
}

/** Guesses at once, few at a time; how many of each status, by address. */
async function guessAll(
  guesses: readonly { userId: string; from: string; password: string }[],
  between: (n: number) => Promise<void>,
) {
  const looked = new Map<string, number>();
  const all = { looked: 0, refused: 0, entered: 0 };
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < guesses.length; at = next++) {
      const { userId, from, password } = guesses[at]!;
      const { status } = await login(userId, password, from);
      if (status === 404) {
        all.looked++;
        looked.set(from, (looked.get(from) ?? 0) + 1);
      } else if (status === 429) all.refused++;
      else if (status === 200) all.entered++;
      else wrong.push(`${status} for a guess at ${userId}`);
      await between(at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ...all, mostOfAnAddress: Math.max(0, ...looked.values()) };
}

const guess = () => `${pick.one(["hanpan!", "password", "qwer1234", "01012", "한판2026"])}${pick.below(100_000)}`;
const address = (net: number, n: number) => `10.${net}.${Math.floor(n / 250)}.${1 + (n % 250)}`;
const ONE = "10.66.66.66";

// --- one account --------------------------------------------------------------------------------------------------
const known = await login(VICTIM, DEMO_PASSWORD, ONE);
const owner = { tries: 0, refused: 0 };
async function ownerLogsIn(userId: string, from: string, cookie: string): Promise<void> {
  owner.tries++;
  const { status } = await login(userId, DEMO_PASSWORD, from, cookie);
  if (status === 200) return;
  owner.refused++;
  wrong.push(`the owner of ${userId} from ${from}${cookie && " with a known browser"}: ${status}`);
}
/** From a browser that it knows, behind the address of the attack, and from a place of its own. */
async function ownerAtTimes(n: number): Promise<void> {
  if (n % 500 !== 250) return;
  await ownerLogsIn(VICTIM, ONE, known.cookie);
  await ownerLogsIn(VICTIM, address(77, n / 250), "");
}
const half = Math.floor(COUNT / 2);
const ADDRESSES = Math.max(1, Math.floor(half / 20));
const fromOne = await guessAll(
  Array.from({ length: half }, () => ({ userId: VICTIM, from: ONE, password: guess() })),
  ownerAtTimes,
);
console.log(`from one address: ${JSON.stringify(fromOne)}`);
const rightFromOne = await login(VICTIM, DEMO_PASSWORD, ONE);
const fromMany = await guessAll(
  Array.from({ length: COUNT - half }, (_, n) => ({
    userId: VICTIM,
    from: address(20, n % ADDRESSES),
    password: guess(),
  })),
  ownerAtTimes,
);
console.log(`from ${ADDRESSES} addresses: ${JSON.stringify(fromMany)}`);
// The window is over: as many again, and no more.
server.clock.advance(WINDOW_MS + 1_000);
const later = await guessAll(
  Array.from({ length: 50 }, () => ({ userId: VICTIM, from: ONE, password: guess() })),
  async () => {},
);

// --- many accounts ------------------------------------------------------------------------------------------------
const [like] = await db.select().from(member).where(eq(member.userId, "member01"));
if (!like) throw new Error("no member01");
const { code: _code, ...unlike } = like;
const sprayed = Array.from({ length: SPRAYED }, (_, n) => `sprayed${n}`);
for (let at = 0; at < SPRAYED; at += 100)
  await db
    .insert(member)
    .values(
      sprayed.slice(at, at + 100).map((userId) => ({ ...unlike, id: newId(), userId, nickname: userId.slice(-10) })),
    );
server.clock.advance(WINDOW_MS + 1_000);
const knownSprayed = await login(sprayed[0]!, DEMO_PASSWORD, ONE);
const nothing = async () => {};
const sprayOne = await guessAll(
  sprayed.map((userId) => ({ userId, from: ONE, password: "hanpan!2025" })),
  nothing,
);
console.log(`sprayed from one address: ${JSON.stringify(sprayOne)}`);
const sprayMany = await guessAll(
  sprayed.map((userId, n) => ({ userId, from: address(30, n % SPRAYERS), password: "hanpan!2025" })),
  nothing,
);
console.log(`sprayed from ${SPRAYERS} addresses: ${JSON.stringify(sprayMany)}`);
for (let n = 0; n < SPRAYED; n += 20) await ownerLogsIn(sprayed[n]!, address(88, n), "");
await ownerLogsIn(sprayed[0]!, ONE, knownSprayed.cookie);

// --- time ---------------------------------------------------------------------------------------------------------
// Passwords are hashed at their full cost from here on.
hashQuickly(false);
await db
  .update(member)
  .set({ passwordHash: await hashPassword(DEMO_PASSWORD) })
  .where(eq(member.userId, VICTIM));
const times = { known: [] as number[], unknown: [] as number[] };
const timed = async (kind: "known" | "unknown", n: number) => {
  const userId = kind === "known" ? VICTIM : `nobody${n}`;
  const { status, ms } = await login(userId, "not-this-one-1", address(kind === "known" ? 40 : 41, n));
  if (status !== 404) wrong.push(`${status} for a timed login of ${kind}`);
  if (n >= 0) times[kind].push(ms);
};
for (const kind of ["known", "unknown"] as const) for (let n = 0; n < 3; n++) await timed(kind, n);
times.known.length = times.unknown.length = 0;
for (let n = 3; n < PAIRS + 3; n++) {
  const order = n % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
  for (const kind of order) await timed(kind, n);
}
const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? NaN)) / 2
  );
};
const ofPairs = median(times.known.map((ms, n) => (times.unknown[n] ?? NaN) / ms));
const ofMedians = median(times.unknown) / median(times.known);
const within = (name: string, value: number, most: number): Row => ({
  name,
  value,
  bound: `at most ${most}`,
  isHeld: value <= most,
});
const rows: Row[] = [
  { name: "seed", value: SEED },
  atLeast("guesses at one account", fromOne.looked + fromOne.refused + fromMany.looked + fromMany.refused, COUNT),
  within("of one address: passwords looked at", fromOne.looked, PER_ACCOUNT),
  {
    name: "the right password from there afterwards",
    value: rightFromOne.status,
    bound: "429",
    isHeld: rightFromOne.status === 429,
  },
  within(`of ${ADDRESSES} addresses: most looked at of one`, fromMany.mostOfAnAddress, PER_ACCOUNT),
  within("of them all: passwords looked at", fromMany.looked, ADDRESSES * PER_ACCOUNT),
  within("after ten minutes: looked at of one address", later.looked, PER_ACCOUNT),
  atLeast("accounts sprayed", SPRAYED, 1_000),
  within("sprayed from one address: looked at", sprayOne.looked, PER_ADDRESS),
  within(`sprayed from ${SPRAYERS} addresses: most looked at of one`, sprayMany.mostOfAnAddress, PER_ADDRESS),
  none("logins by a guess", fromOne.entered + fromMany.entered + later.entered + sprayOne.entered + sprayMany.entered),
  atLeast("logins of owners meanwhile", owner.tries, 1),
  none("owners shut out", owner.refused),
  none("answers of 5xx, or of no known status", wrong.filter((line) => !line.startsWith("the owner")).length),
  { name: "pairs of timed logins", value: PAIRS },
  {
    name: "median of a known id, of an unknown one, ms",
    value: `${median(times.known).toFixed(1)}, ${median(times.unknown).toFixed(1)}`,
  },
  { name: "unknown by known: of medians, median of pairs", value: `${ofMedians.toFixed(3)}, ${ofPairs.toFixed(3)}` },
  {
    name: "they differ by",
    value: `${(Math.abs(ofMedians - 1) * 100).toFixed(1)} %`,
    bound: "under 5 %",
    isHeld: Math.abs(ofMedians - 1) < TOLD_APART,
  },
];
const code = printTable(rows, wrong);
await server.close();
process.exit(code);
