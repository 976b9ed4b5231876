import { expect, test } from "vitest";
import { isFreeName, isMadeOfHouseWords } from "./reserved-names.ts";

test.each([
  "admin",
  "Admin",
  "ADMIN01",
  "_admin_",
  "adm1n",
  "4dm1n",
  "0perator",
  "operator7",
  "관리자",
  "진짜관리자",
  "운영자님",
  "한판운영",
  "r00t",
  "a_d_m_i_n",
])("%s is the house's", (name) => expect(isFreeName(name)).toBe(false));

test.each(["badminton", "member01", "newcomer1", "새회원", "한강바람", "sysop9", "cooper", "관리", "번개손"])(
  "%s is free",
  (name) => expect(isFreeName(name)).toBe(true),
);

test.each([
  ["hanpan!2026", true],
  ["HANPAN-2027!", true],
  ["4dm1n-77777", true],
  ["한판한판1234", true],
  ["관리자비번1", true],
  ["riverman_99", true],
  ["River Man 2026", false],
  ["sports-riverman", true],
  ["badminton on mondays", false],
  ["correct horse hanpan", false],
  ["20261127!!", false],
  ["window lamp 4417", false],
])("%s is made of the house's words or the id riverman: %s", (password, isMade) =>
  expect(isMadeOfHouseWords(password, "riverman")).toBe(isMade),
);
