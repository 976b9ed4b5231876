// Secrets at rest: AES-256-GCM with keys that the database does not hold. Who reads the database learns no seed before its
// draw and no secret of a provider: decisions, rule 46, and docs/decisions/secrets-at-rest.md.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** What secrets are for. Each purpose has a key of its own. */
export type VaultPurpose = "approval" | "game chain" | "provider" | "house chain" | "second factor";

/** Secrets of one purpose. `row` names the row: what was sealed for one opens at no other. */
export interface SecretBox {
  seal(secret: string, row: string): string;
  /** Throws UnreadableSecret for what is not sealed, was sealed for another row or with an unknown key. */
  open(sealed: string, row: string): string;
  /** What is plain or sealed with an old key, sealed with the newest one; null: it is that already. */
  renew(stored: string, row: string): string | null;
}

export interface Vault {
  box(purpose: VaultPurpose): SecretBox;
}

/** A text that was never sealed begins otherwise. */
const VERSION = "v1";
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const FORM = /^v1:([0-9a-f]{8}):([\w-]+)$/;

export const isSealed = (text: string): boolean => FORM.test(text);

export class UnreadableSecret extends Error {
  constructor(purpose: VaultPurpose, row: string) {
    super(`the secret of ${purpose} ${row} cannot be opened with the configured keys`);
  }
}

const derived = (key: string, info: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync("sha256", key, "", `hanpan data: ${info}`, bytes));

/** Seals with `key`; opens what it or one of `oldKeys` has sealed. */
export function createVault(key: string, oldKeys: readonly string[] = []): Vault {
  const idOf = (one: string) => derived(one, "id", 4).toString("hex");
  const id = idOf(key);
  const current = `${VERSION}:${id}:`;
  return {
    box(purpose) {
      const keys = new Map([...oldKeys, key].map((one) => [idOf(one), derived(one, purpose, 32)]));
      const own = derived(key, purpose, 32);
      const boundTo = (row: string) => Buffer.from(JSON.stringify([VERSION, purpose, row]));

      function seal(secret: string, row: string): string {
        const iv = randomBytes(IV_BYTES);
        const cipher = createCipheriv(CIPHER, own, iv, { authTagLength: TAG_BYTES }).setAAD(boundTo(row));
        const sealed = Buffer.concat([iv, cipher.update(secret, "utf8"), cipher.final()]);
        return current + Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url");
      }

      function open(sealed: string, row: string): string {
        const [, usedId = "", text = ""] = FORM.exec(sealed) ?? [];
        const used = keys.get(usedId);
        const bytes = Buffer.from(text, "base64url");
        if (!used || bytes.length <= IV_BYTES + TAG_BYTES) throw new UnreadableSecret(purpose, row);
        const iv = bytes.subarray(0, IV_BYTES);
        const decipher = createDecipheriv(CIPHER, used, iv, { authTagLength: TAG_BYTES }).setAAD(boundTo(row));
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        try {
          const opened = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
          return Buffer.concat([opened, decipher.final()]).toString("utf8");
        } catch {
          throw new UnreadableSecret(purpose, row);
        }
      }

      return {
        seal,
        open,
        renew: (stored, row) =>
          stored.startsWith(current) ? null : seal(isSealed(stored) ? open(stored, row) : stored, row),
      };
    },
  };
}
