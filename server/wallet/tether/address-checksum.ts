// The checksum within a TRON address: a slip of the finger does not send money to nobody.
import { createHash } from "node:crypto";
import type { NetworkKind } from "../../../src/domain/wallet/tether-order.ts";

const DIGITS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const TRON_BYTES = 25;
const TRON_PREFIX = 0x41;
const CHECKSUM_BYTES = 4;

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();

/** False for an address that its network's wallets refuse. An EVM address has no checksum when it is in one case. */
export function isChecksumRight(kind: NetworkKind, address: string): boolean {
  if (kind === "evm") return true;
  let value = 0n;
  for (const letter of address) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return false;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16);
  if (hex.length !== TRON_BYTES * 2) return false;
  const bytes = Buffer.from(hex, "hex");
  const body = bytes.subarray(0, -CHECKSUM_BYTES);
  const wanted = sha256(sha256(body)).subarray(0, CHECKSUM_BYTES);
  return bytes[0] === TRON_PREFIX && wanted.equals(bytes.subarray(-CHECKSUM_BYTES));
}
