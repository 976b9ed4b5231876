// Prints the PAR sheet of the house's slot from its reels and its pays.
import { parSheet } from "../../src/domain/lobby/house/slot-par.ts";
import {
  FREE_FACTOR,
  FREE_SPINS,
  LINE_PAYS,
  LINES,
  REELS,
  SCATTER_PAYS,
  SLOT_MODES,
  SLOT_SYMBOLS,
} from "../../src/domain/lobby/house/slot.ts";

const percent = (of: number) => `${(of * 100).toFixed(4)}%`;

export function run(): number {
  const sheet = parSheet();
  console.log("Reels: symbols of each reel");
  for (const mode of SLOT_MODES) {
    console.log(`  ${mode}: ${REELS[mode].map((reel) => reel.length).join(" × ")} stops`);
    for (const symbol of SLOT_SYMBOLS) {
      const counts = REELS[mode].map((reel) => reel.filter((one) => one === symbol).length);
      console.log(`    ${symbol.padEnd(8)} ${counts.map((n) => String(n).padStart(3)).join("")}`);
    }
  }
  console.log(`Pays of ${LINES.length} lines from the left, in stakes of one line: 3, 4, 5`);
  for (const [symbol, pays] of Object.entries({ ...LINE_PAYS, moon: SCATTER_PAYS }))
    console.log(`  ${symbol.padEnd(8)} ${pays.map((n) => String(n).padStart(6)).join("")}`);
  console.log(`3 or more moons: ${FREE_SPINS} free spins that pay ×${FREE_FACTOR}`);
  console.log(`return            ${percent(sheet.returned)}  = ${sheet.paid} / ${sheet.staked}`);
  console.log(`  lines, moons    ${percent(sheet.returnedBase)}`);
  console.log(`  free spins      ${percent(sheet.returnedFree)}`);
  console.log(`hit rate          ${percent(sheet.hitRate)}`);
  console.log(`free spins        1 in ${(1 / sheet.freeSpinRate).toFixed(1)} spins`);
  console.log(`standard deviation ${sheet.deviation.toFixed(3)} stakes a spin`);
  console.log(`most of one spin  ${sheet.mostBase} stakes, ${sheet.mostFree} in a free spin`);
  return 0;
}
