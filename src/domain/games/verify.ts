// A round verified from published values alone. It runs in a browser and under Node.
import { createDrawSource, DRAW_BLOCKS, drawMessage } from "./draw-source.ts";
import type { Drawn } from "./kind.ts";
import { KINDS } from "./kinds.ts";
import { roundOf } from "./rounds.ts";

/** What is published of a round: seed, root and leaves after the lock, the others before it opens. */
export interface PublishedRound {
  id: string;
  anchor: string | null;
  commitment: string;
  seed: string | null;
  root: string | null;
  leaves: readonly string[];
  drawn: Drawn | null;
}

export const PROOF_STEPS = ["commitment", "chain", "root", "result"] as const;
export type ProofStep = (typeof PROOF_STEPS)[number];

/** Which steps hold; null for a round that has not been drawn. */
export async function verifyRound(published: PublishedRound): Promise<Record<ProofStep, boolean> | null> {
  const { id, anchor, commitment, seed, root, leaves, drawn } = published;
  const round = roundOf(id);
  if (!round || seed === null || root === null || drawn === null) return null;
  const redrawn = KINDS[round.game.kind].draw(createDrawSource(await drawBytes(seed, root, id)));
  return {
    commitment: (await sha256(textBytes(`commitment:${seed}`))) === commitment,
    chain: anchor !== null && (await hashedTimes(seed, round.number)) === anchor,
    root: (await sha256(textBytes(leaves.join("")))) === root,
    result: JSON.stringify(redrawn) === JSON.stringify(drawn),
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

const textBytes = (text: string): Bytes => new TextEncoder().encode(text);
const digest = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (bytes: Bytes): Promise<string> => hexOf(await digest(bytes));

function bytesOf(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function hashedTimes(seed: string, times: number): Promise<string> {
  let bytes = bytesOf(seed);
  for (let i = 0; i < times; i++) bytes = await digest(bytes);
  return hexOf(bytes);
}

async function drawBytes(seed: string, root: string, id: string): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", bytesOf(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const blocks = Array.from({ length: DRAW_BLOCKS }, (_, block) =>
    crypto.subtle.sign("HMAC", key, textBytes(drawMessage(root, id, block))),
  );
  const parts = (await Promise.all(blocks)).map((block) => new Uint8Array(block));
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
