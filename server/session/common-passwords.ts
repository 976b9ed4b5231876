// Passwords that are guessed first, and those that are known from a breach. The lists stay on the server.
import { isMadeOfHouseWords } from "../../src/domain/account/reserved-names.ts";
import type { Config } from "../config.ts";
import { isBreached } from "./breached-passwords.ts";

const TOO_COMMON = "너무 흔한 비밀번호입니다. 다른 비밀번호를 정해주세요.";
const BREACHED = "유출된 적이 있는 비밀번호입니다. 다른 비밀번호를 정해주세요.";
const OF_THE_SITE = "사이트 이름이나 아이디로 만든 비밀번호는 쓸 수 없습니다. 다른 비밀번호를 정해주세요.";
const LIKE_THE_ID = "아이디와 같은 비밀번호는 쓸 수 없습니다.";

/** Those of Korean keyboards, which the list of the package lacks: 비밀번호, 안녕하세요, 사랑해요 and the like. */
const KOREAN = [
  "qlalfqjsgh",
  "dkssudgktpdy",
  "tkfkdgody",
  "tkfkdgkqslek",
  "rkaskgkqslek",
  "eogksalsrnr",
  "비밀번호비밀번호",
  "안녕하세요안녕",
  "대한민국대한민국",
  "hanpan1234",
  "hanpan2026",
  "qwer1234",
  "asdf1234",
  "1q2w3e4r",
];

let loaded: Promise<Set<string>> | undefined;

/** Read at the first sign-up: the list takes some megabytes that most runs of the server do not need. */
async function list(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set([...dictionary["passwords-common"].map(String), ...KOREAN]);
}

/**
 * Why nobody may take this password, in Korean; null when it may be taken. The accounts of a demo have one that is made of
 * the site's name: words of the site are refused in production alone. Throws where the list of breaches cannot be read.
 */
export async function passwordProblem(
  { mode, breachedPasswords }: Pick<Config, "mode" | "breachedPasswords">,
  password: string,
  userId: string,
): Promise<string | null> {
  const folded = password.normalize("NFC").toLowerCase();
  if (folded === userId.toLowerCase()) return LIKE_THE_ID;
  if (mode === "production" && isMadeOfHouseWords(password, userId)) return OF_THE_SITE;
  loaded ??= list();
  if ((await loaded).has(folded)) return TOO_COMMON;
  return breachedPasswords !== null && (await isBreached(breachedPasswords, password)) ? BREACHED : null;
}
