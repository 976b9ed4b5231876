// The members of the history: those of the demo, and others who came one after the other.
import { and, asc, eq } from "drizzle-orm";
import type { Clock } from "../../clock.ts";
import type { Db, Tx } from "../../db/open.ts";
import { account, member } from "../../db/schema.ts";
import type { Member } from "../../http/app-type.ts";
import { newId } from "../../ids.ts";
import { memberAccount } from "../../ledger/accounts.ts";
import { seededRandom } from "../../sports/feed/seeded.ts";
import { between, chosen, DAY_MS, shuffled } from "./world.ts";

const FIRST =
  "푸른 붉은 조용한 빠른 느린 새벽 한밤 겨울 여름 가을 봄날 언덕 바다 골목 동네 서울 부산 대구 광주 제주 강릉 전주 수원 인천 춘천".split(
    " ",
  );
const LAST =
  "호랑이 고래 구름 나무 기차 여행자 감독 골키퍼 투수 포수 세터 가드 센터 관중 해설 막내 형님 대장 낚시꾼 바리스타".split(
    " ",
  );
const ROMAN = "haneul bada namu gureum saebyeok noeul gaon dasom maru garam nuri sora byeol sol chan jin min woo".split(
  " ",
);

interface Newcomer {
  userId: string;
  nickname: string;
  level: number;
  /** Days after the beginning of the history. */
  day: number;
}

/** Deterministic: the same seed has the same people. */
export function newcomers(seed: string, count: number, days: number): Newcomer[] {
  const random = seededRandom(`${seed}:people`);
  const names = shuffled(
    random,
    FIRST.flatMap((first) => LAST.map((last) => `${first}${last}`)),
  );
  return Array.from({ length: count }, (_, i) => ({
    userId: `${chosen(random, ROMAN) ?? "haneul"}${String(100 + i)}`,
    nickname: names[i % names.length] ?? `회원${i}`,
    level: Math.min(10, 1 + Math.floor(random() ** 2 * 8)),
    // Most were there when it began; the others came since.
    day: random() < 0.55 ? 0 : between(random, 1, Math.max(1, days - 1)),
  }));
}

/** Adds them with empty accounts; they bring their money by charges. */
export async function addNewcomers(
  tx: Tx,
  clock: Clock,
  people: readonly Newcomer[],
  { passwordHash, recommenders }: { passwordHash: string; recommenders: readonly string[] },
): Promise<void> {
  const began = clock.now();
  const rows = people.map(({ userId, nickname, level, day }, i) => ({
    id: newId(),
    userId,
    nickname,
    level,
    passwordHash,
    demo: true,
    recommenderId: recommenders[i % recommenders.length] ?? null,
    createdAt: new Date(began + day * DAY_MS + (i % 600) * 60_000),
  }));
  if (rows.length === 0) return;
  await tx.insert(member).values(rows);
  await tx.insert(account).values(
    rows.flatMap(({ id: memberId }) => [
      { id: memberAccount.wallet(memberId), kind: "wallet", memberId, currency: "won", normal: "credit" },
      { id: memberAccount.staked(memberId), kind: "staked", memberId, currency: "won", normal: "credit" },
      { id: memberAccount.owed(memberId), kind: "owed", memberId, currency: "won", normal: "debit" },
      { id: memberAccount.points(memberId), kind: "points", memberId, currency: "point", normal: "credit" },
    ]),
  );
}

export async function demoMembers(db: Db): Promise<Member[]> {
  return db
    .select()
    .from(member)
    .where(and(eq(member.demo, true), eq(member.role, 1)))
    .orderBy(asc(member.userId));
}
