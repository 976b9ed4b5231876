// How the house's own games are drawn from a chain of seeds, and how whoever plays verifies it: decisions, rule 33.
// The hash of each seed is the seed before it; that of the first is the anchor, which is published before any game.
import { createDrawSource, type DrawSource } from "../../games/draw-source.ts";
import { drawBytes, hashedTimes, sha256, textBytes } from "../../games/proof-bytes.ts";
import { drawStops, type SlotMode } from "./slot.ts";

/** The id under which a spin is drawn: the chain and its place in it, from 1 on. */
export const drawIdOf = (chain: string, number: number): string => `${chain}:${number}`;

export interface ProvenSpin {
  chain: string;
  number: number;
  mode: SlotMode;
  /** Chosen by the player's page after the seed was fixed. */
  nonce: string;
  seed: string;
  stops: readonly number[];
}

async function sourceOf(seed: string, root: string, id: string): Promise<DrawSource> {
  return createDrawSource(await drawBytes(seed, root, id));
}

/** Whether `seed` is the one that `previous` promised: the anchor, or the seed before it. */
async function isPromised(seed: string, previous: string): Promise<boolean> {
  return (await hashedTimes(seed, 1)) === previous;
}

/** Whether a spin came from its promised seed and its nonce. */
export async function verifySpin(spin: ProvenSpin, previous: string): Promise<boolean> {
  const { chain, number, mode, nonce, seed, stops } = spin;
  const drawn = drawStops(mode, await sourceOf(seed, nonce, drawIdOf(chain, number)));
  return (await isPromised(seed, previous)) && drawn.join() === stops.join();
}

/** One accepted bet in the root of a round. */
export const leafText = (transaction: string, pick: string, amount: number): string =>
  `${transaction}:${pick}:${amount}`;

export interface ProvenRound {
  chain: string;
  number: number;
  seed: string;
  /** The hashes of the accepted bets, in their order. */
  leaves: readonly string[];
  root: string;
  drawn: readonly (readonly number[])[];
}

/** Whether a round of the table came from its promised seed and the bets that were in at the lock. */
export async function verifyTableRound(
  round: ProvenRound,
  previous: string,
  draw: (source: DrawSource) => readonly (readonly number[])[],
): Promise<boolean> {
  const { chain, number, seed, leaves, root, drawn } = round;
  if ((await sha256(textBytes(leaves.join("")))) !== root || !(await isPromised(seed, previous))) return false;
  return JSON.stringify(draw(await sourceOf(seed, root, drawIdOf(chain, number)))) === JSON.stringify(drawn);
}
