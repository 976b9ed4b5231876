// Passwords that are guessed first. The list stays on the server.
import { isMadeOfHouseWords } from "../../src/domain/account/reserved-names.ts";
import type { Config } from "../config.ts";

const TOO_COMMON = "너무 흔한 비밀번호입니다. 다른 비밀번호를 정해주세요.";
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
 * the site's name: words of the site are refused in production alone.
 */
export async function passwordProblem(
  { mode }: Pick<Config, "mode">,
  password: string,
  userId: string,
): Promise<string | null> {
  const folded = password.normalize("NFC").toLowerCase();
  if (folded === userId.toLowerCase()) return LIKE_THE_ID;
  if (mode === "production" && isMadeOfHouseWords(password, userId)) return OF_THE_SITE;
  loaded ??= list();
  return (await loaded).has(folded) ? TOO_COMMON : null;
}
