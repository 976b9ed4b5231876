// A public beacon: every few seconds it signs the number of its round, and nobody knows a signature before its time. The
// form is that of drand's quicknet: decisions, rule 46.

/** Which beacon, and when its rounds are. */
export interface BeaconChain {
  /** In hex, 96 bytes. */
  readonly publicKey: string;
  /** When round 1 is signed, in seconds since 1970. */
  readonly genesis: number;
  /** Seconds from one round to the next. */
  readonly period: number;
}

/** A beacon that a league of many holders signs together: none of them knows a signature alone. */
export const QUICKNET: BeaconChain = {
  publicKey:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
  genesis: 1_692_803_367,
  period: 3,
};

/** All of a beacon in one text: another key, beginning or period is another beacon. */
export const beaconText = ({ publicKey, genesis, period }: BeaconChain): string => `${publicKey}:${genesis}:${period}`;

/** When a round of the beacon is signed, in milliseconds since 1970. */
export const beaconTime = ({ genesis, period }: Pick<BeaconChain, "genesis" | "period">, round: number): number =>
  (genesis + (round - 1) * period) * 1_000;

/** The first round that is signed after `at`, in milliseconds since 1970. */
export const beaconRoundAfter = ({ genesis, period }: Pick<BeaconChain, "genesis" | "period">, at: number): number =>
  Math.max(1, Math.floor((at / 1_000 - genesis) / period) + 2);

/** What the hash is signed of: the number in eight bytes, the highest first. */
export function beaconMessage(round: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bytes;
}
