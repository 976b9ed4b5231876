// The house's games at the command line.
//   npm run games -- returns [KIND]          the exact return of every pick
//   npm run games -- programmes              what programmes of a running server give back, by product and level
//   npm run games -- verify GAME ROUND       verifies a round of a running server: -- verify 215 20261122-0003
import { readConfig } from "../server/config.ts";
import type { ProgrammeCeiling } from "../src/api/contract/programmes/programme-ceiling.ts";
import type { RoundProof } from "../src/api/contract/games/mini-games.ts";
import { GAMES } from "../src/domain/games/games.ts";
import { KINDS } from "../src/domain/games/kinds.ts";
import { returnsOf } from "../src/domain/games/returns.ts";
import { verifyRound } from "../src/domain/games/verify.ts";
import { formatPrice } from "../src/domain/common/price.ts";
import { dearestPicks, type GivenBack, givenBack } from "../src/domain/programmes/ceiling.ts";
import { loginOperator } from "./lib/operator.ts";

const USAGE = "npm run games -- returns [KIND] | programmes | verify GAME ROUND";
const percent = (hundredths: number) => `${(hundredths / 100).toFixed(2)}%`;

function printReturns(only: string | undefined): void {
  const shown = Object.entries(KINDS).filter(([name]) => only === undefined || name === only);
  if (shown.length === 0) throw new Error(`종류: ${Object.keys(KINDS).join(" ")}`);
  for (const [name, kind] of shown) {
    const games = GAMES.filter((game) => game.kind === name).map(({ id }) => id);
    console.log(`${name} (${games.join(" ")})`);
    for (const { key, price, chance, returned } of returnsOf(kind))
      console.log(
        `  ${key.padEnd(18)} ${formatPrice(price).padStart(7)} ${percent(chance).padStart(7)} ${percent(returned).padStart(7)}`,
      );
  }
}

/** Millionths of a won as a percentage. */
const share = (millionths: number) => `${(millionths / 10_000).toFixed(3)}%`.padStart(8);

/** Of each product the pick on which the least is left, by the level of who bets, on the best line that there is. */
async function printProgrammes(): Promise<boolean> {
  const operator = await loginOperator(readConfig(process.env));
  try {
    const { edges, programmes } = await operator.ask<ProgrammeCeiling>("GET", "/api/admin/programme-ceiling");
    const best = dearestPicks(edges, programmes);
    for (const { product, pick, allowed } of best) {
      console.log(`${product}: ${pick.name}, 에지 ${share(pick.edge).trim()}, 80% ${share(allowed).trim()}`);
      console.log("  레벨    본인    라인    지인    첫충    미션    테더    합계    여유");
      for (const { level, rates } of programmes.levels) {
        // The line and the tether's line are the best of anybody; what is own is this level's.
        const levels = programmes.levels.map((one) => ({
          level: one.level,
          rates: one.level === level ? rates : one.rates.map((rate) => ({ ...rate, own: 0 })),
        }));
        const members = programmes.members.map((one) => ({
          ...one,
          rates: one.rates.map((rate) => ({ ...rate, own: 0 })),
        }));
        printGiven(String(level), givenBack(product, pick, { ...programmes, levels, members }));
      }
      printGiven("최고", givenBack(product, pick, programmes));
    }
    return best.every(({ sum, allowed }) => sum <= allowed);
  } finally {
    await operator.logout();
  }
}

function printGiven(name: string, { own, line, friend, firstCharge, missions, tether, sum, allowed }: GivenBack): void {
  console.log(
    `  ${name.padStart(4)}${[own, line, friend, firstCharge, missions, tether, sum, allowed - sum].map(share).join("")}`,
  );
}

async function verify(game: string, number: string): Promise<boolean> {
  const operator = await loginOperator(readConfig(process.env));
  try {
    const proof = await operator.ask<RoundProof>("GET", `/api/minigame/rounds/${game}-${number}`);
    const { round, version, anchor, root, leaves, beacon } = proof;
    const steps = await verifyRound({ ...round, version, anchor, root, leaves, beacon });
    console.log(JSON.stringify({ ...round, version, anchor, root, leaves: leaves.length, beacon }, null, 2));
    if (!steps) throw new Error("추첨하지 않은 회차입니다.");
    for (const [step, holds] of Object.entries(steps)) console.log(`${holds ? "✓" : "✗"} ${step}`);
    return Object.values(steps).every(Boolean);
  } finally {
    await operator.logout();
  }
}

try {
  const [command, first, second] = process.argv.slice(2);
  if (command === "returns") printReturns(first);
  else if (command === "programmes") process.exitCode = (await printProgrammes()) ? 0 : 1;
  else if (command === "verify" && first && second) process.exitCode = (await verify(first, second)) ? 0 : 1;
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
