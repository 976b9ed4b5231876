// What members and operators of the demo have written.
import { eq } from "drizzle-orm";
import { type Clock, dateNow } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { article, enquiry, member, post, postComment } from "../db/schema.ts";
import { newId } from "../ids.ts";

const POSTS = [
  {
    by: "member03",
    title: "가입 인사드립니다",
    contents: "안녕하세요. 축구 위주로 봅니다.\n잘 부탁드립니다.",
    comments: [["member05", "반갑습니다!"]],
  },
  {
    by: "member07",
    title: "이번 주 K리그 어떻게 보시나요",
    contents: "울산은 홈에서 강하고 전북은 원정이 약합니다.\n저는 홈승과 오버를 보고 있습니다.",
    comments: [
      ["member04", "저는 무승부도 괜찮아 보입니다."],
      ["member09", "선발 명단을 보고 정하려고요."],
    ],
  },
  {
    by: "member05",
    title: "프로토는 최소 몇 경기인가요?",
    contents: "처음이라 여쭤봅니다.",
    comments: [["member07", "두 경기부터입니다. 베팅규정에 있습니다."]],
  },
  { by: "member10", title: "보너스배당 3폴 적중했습니다", contents: "1.03이지만 기분이 좋네요.", comments: [] },
] as const;

const NOTICES = [
  [
    "notice",
    "개인정보와 비밀번호 관리 안내",
    "<p>운영자는 비밀번호를 묻지 않습니다. 같은 비밀번호를 다른 사이트와 함께 쓰지 마세요.</p>",
    true,
  ],
  ["notice", "베팅규정 안내", '<p>종목별 정산 기준은 <a href="/rule">베팅규정</a>에서 검색할 수 있습니다.</p>', false],
  ["news", "보너스배당 안내", "<p>3폴더 1.03, 5폴더 1.05, 7폴더 1.08의 보너스배당을 제공합니다.</p>", false],
] as const;

/** Posts with comments, notices, and one enquiry that waits. */
export async function seedCommunity(tx: Tx, clock: Clock): Promise<void> {
  const now = dateNow(clock);
  const members = await tx.select({ id: member.id, userId: member.userId }).from(member).where(eq(member.demo, true));
  const idOf = (userId: string) => members.find((row) => row.userId === userId)?.id ?? "";
  for (const { by, title, contents, comments } of POSTS) {
    const postId = newId();
    await tx.insert(post).values({ id: postId, memberId: idOf(by), title, contents, createdAt: now });
    for (const [writer, text] of comments)
      await tx
        .insert(postComment)
        .values({ id: newId(), postId, memberId: idOf(writer), contents: text, createdAt: now });
  }
  await tx.insert(article).values(
    NOTICES.map(([kind, title, contents, isPinned], index) => ({
      id: `demo-${index + 1}`,
      kind,
      title,
      contents,
      isPinned,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await tx.insert(enquiry).values({
    id: newId(),
    memberId: idOf("member06"),
    kind: "general",
    title: "등급 기준이 궁금합니다",
    contents: "다음 등급까지 얼마나 남았는지 알 수 있을까요?",
    createdAt: now,
  });
}
