// Passwords: argon2id with OWASP's parameters, kept in the PHC string format so that they can be raised later.
import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto";
import { ApiError } from "../errors.ts";
import { createQueue } from "./queue.ts";

const OWASP = { memoryKib: 19_456, passes: 2 };
/** 8 KiB is the least that argon2id takes. */
const QUICK = { memoryKib: 8, passes: 1 };
const PARALLELISM = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

const BUSY = "지금 로그인이 많습니다. 잠시 후 다시 시도해주세요.";
/** Half of the threads that Node has for such work, so that files and other calls have the rest. */
const queue = createQueue({ atOnce: 2, waiting: 64, busy: () => new ApiError("too_many_requests", BUSY) });

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

let cost = OWASP;
let decoy: Promise<string> | undefined;

/**
 * For tests, which log in some thousand times: what is hashed from now on is checked at once. Whoever checks takes the
 * parameters from the hash. Throws where NODE_ENV is not `test`.
 */
export function hashQuickly(isQuick = true): void {
  if (process.env.NODE_ENV !== "test") throw new Error("passwords are hashed quickly in tests alone");
  cost = isQuick ? QUICK : OWASP;
  decoy = undefined;
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { memoryKib, passes } = cost;
  const tag = await derive(password, salt, memoryKib, passes, PARALLELISM, TAG_BYTES);
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${PARALLELISM}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Throws when `stored` is no argon2id string. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(stored) ?? [];
  if (!memory || !passes || !parallelism || !salt || !tag) throw new Error("not an argon2id hash");
  const wanted = Buffer.from(tag, "base64");
  const given = await derive(
    password,
    Buffer.from(salt, "base64"),
    Number(memory),
    Number(passes),
    Number(parallelism),
    wanted.length,
  );
  return timingSafeEqual(given, wanted);
}

/** Takes as long as a check and is always false: what an unknown user id gets, so that time does not tell it apart. */
export async function isNobodysPassword(password: string): Promise<false> {
  // One that the full queue refused is none: it would tell who is known from who is not from then on.
  decoy ??= hashPassword(randomBytes(16).toString("hex")).catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  await isPassword(password, await decoy);
  return false;
}

function derive(
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
  tagLength: number,
): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    message: password.normalize("NFC"),
    nonce,
    parallelism,
    tagLength,
    memory,
    passes,
  };
  return queue.run(
    () =>
      new Promise((resolve, reject) =>
        argon2("argon2id", parameters, (error, key) => (error ? reject(error) : resolve(Buffer.from(key)))),
      ),
  );
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
