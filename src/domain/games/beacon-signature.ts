// Signatures of a beacon, by `@noble/curves`: BLS12-381 with short signatures. Whoever verifies a draw loads it late.
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { beaconMessage } from "./beacon.ts";
import { bytesOf, digest, hexOf } from "./proof-bytes.ts";

const { shortSignatures } = bls12_381;
/** The tag of RFC 9380 that drand's quicknet hashes to the curve with. */
const TAG = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

const pointOf = async (round: number) => shortSignatures.hash(await digest(beaconMessage(round)), TAG);

/** Whether `signature` is that of the round under this key; both are hex. False too for what is no signature or no key. */
export async function isBeaconSignature(publicKey: string, round: number, signature: string): Promise<boolean> {
  const point = await pointOf(round);
  try {
    return shortSignatures.verify(bytesOf(signature), point, bytesOf(publicKey));
  } catch {
    // Bytes that are no point of the curve.
    return false;
  }
}

/** The holder's part: `secret` is hex, 32 bytes. */
export async function signBeaconRound(secret: string, round: number): Promise<string> {
  return hexOf(shortSignatures.sign(await pointOf(round), bytesOf(secret)).toBytes(true));
}

export const beaconPublicKey = (secret: string): string =>
  hexOf(shortSignatures.getPublicKey(bytesOf(secret)).toBytes(true));

/** A fresh key, in hex. */
export const newBeaconSecret = (): string => hexOf(bls12_381.utils.randomSecretKey());
