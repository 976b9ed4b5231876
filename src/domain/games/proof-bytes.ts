// Hashes and bytes of a draw by Web Crypto, for whoever verifies one. It runs in a browser and under Node.
import { DRAW_BLOCKS, drawMessage } from "./draw-source.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

export const textBytes = (text: string): Bytes => new TextEncoder().encode(text);
export const digest = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
/** In hex. */
export const sha256 = async (bytes: Bytes): Promise<string> => hexOf(await digest(bytes));

export function bytesOf(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The bytes of `seed` hashed `times` times over, in hex. */
export async function hashedTimes(seed: string, times: number): Promise<string> {
  let bytes = bytesOf(seed);
  for (let i = 0; i < times; i++) bytes = await digest(bytes);
  return hexOf(bytes);
}

/** The bytes that a draw reads: HMAC-SHA-256 blocks of `drawMessage` with the seed as the key. */
export async function drawBytes(seed: string, value: string, id: string): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", bytesOf(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const blocks = Array.from({ length: DRAW_BLOCKS }, (_, block) =>
    crypto.subtle.sign("HMAC", key, textBytes(drawMessage(value, id, block))),
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
