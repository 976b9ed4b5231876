// What members and operators of the demo have written.
import { eq } from "drizzle-orm";
import { seoul } from "../../src/domain/common/time.ts";
import { type Clock, dateNow } from "../clock.ts";
import type { Tx } from "../db/open.ts";
import { article, enquiry, member, post, postComment } from "../db/schema.ts";
import { newId } from "../ids.ts";

interface DemoPost {
  by: string;
  title: string;
  contents: string;
  /** Writer and text. */
  comments: readonly (readonly [string, string])[];
}

/** The oldest first. */
const POSTS: readonly DemoPost[] = [
  {
    by: "member03",
    title: "가입 인사드립니다",
    contents: "안녕하세요. 축구 위주로 봅니다.\n잘 부탁드립니다.",
    comments: [["member05", "반갑습니다!"]],
  },
  {
    by: "member12",
    title: "첫골주인입니다",
    contents: "불꽃슈터님 추천으로 왔습니다. 잘 부탁드려요.",
    comments: [
      ["member03", "어서 오세요!"],
      ["member08", "환영합니다."],
    ],
  },
  {
    by: "member07",
    title: "이번 주 K리그 어떻게 보시나요",
    contents: "울산은 홈에서 강하고 전북은 원정이 약합니다.\n저는 홈승과 오버를 보고 있습니다.",
    comments: [
      ["member04", "저는 무승부도 괜찮아 보입니다."],
      ["member09", "선발 명단을 보고 정하려고요."],
      ["member13", "비 예보가 있어서 언더에 갑니다."],
    ],
  },
  {
    by: "member05",
    title: "프로토는 최소 몇 경기인가요?",
    contents: "처음이라 여쭤봅니다.",
    comments: [["member07", "두 경기부터입니다. 베팅규정에 있습니다."]],
  },
  { by: "member10", title: "보너스배당 3폴 적중했습니다", contents: "1.03이지만 기분이 좋네요.", comments: [] },
  {
    by: "member11",
    title: "출석 7일 채웠습니다",
    contents: "1,000포인트 들어왔네요. 28일까지 가보겠습니다.",
    comments: [["member06", "저는 3일째에서 끊겼어요."]],
  },
  {
    by: "member15",
    title: "농구 언더오버 기준점이 자주 바뀌네요",
    contents: "담아두고 잠깐 다른 화면을 보고 오면 기준점이 달라져 있습니다.\n베팅카트에 표시되니 확인하고 거세요.",
    comments: [["member02", "배당 변경 설정을 '좋아질 때만'으로 해두면 편합니다."]],
  },
  {
    by: "member18",
    title: "한도 설정 써보신 분?",
    contents: "회원정보의 보호 탭에서 하루 입금 한도를 정해봤습니다. 낮추는 건 바로 되고 올리는 건 하루 걸립니다.",
    comments: [
      ["member07", "저도 씁니다. 마음이 편해요."],
      ["member16", "알림도 같이 켜두세요."],
    ],
  },
  {
    by: "member08",
    title: "오늘 배구 풀세트 갔네요",
    contents: "5세트까지 보느라 늦게 잤습니다. 세트 핸디는 적중!",
    comments: [["member19", "축하드립니다."]],
  },
  {
    by: "member04",
    title: "미니게임 검증은 어떻게 보나요?",
    contents: "회차마다 검증 버튼이 있던데 어떻게 보는지 아시는 분 계신가요?",
    comments: [["member13", "회차를 누르면 시작 전에 공개된 값과 결과 뒤의 값을 비교할 수 있습니다."]],
  },
  {
    by: "member14",
    title: "오늘 한 폴 차이로 아쉽게",
    contents: "5폴 중에 마지막 한 경기가 추가시간에 뒤집혔네요. 다음 기회에.",
    comments: [
      ["member09", "추가시간은 늘 무섭습니다."],
      ["member03", "고생하셨어요."],
    ],
  },
];

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

/** Between two posts, and between a post and each of its comments. */
const POST_MINUTES = 190;
const COMMENT_MINUTES = 17;

/** Posts with comments, notices, and one enquiry that waits. */
export async function seedCommunity(tx: Tx, clock: Clock): Promise<void> {
  const now = dateNow(clock);
  const members = await tx.select({ id: member.id, userId: member.userId }).from(member).where(eq(member.demo, true));
  const idOf = (userId: string) => members.find((row) => row.userId === userId)?.id ?? "";
  for (const [at, { by, title, contents, comments }] of POSTS.entries()) {
    const postId = newId();
    const writtenAt = seoul(now).subtract((POSTS.length - at) * POST_MINUTES, "minute");
    await tx.insert(post).values({ id: postId, memberId: idOf(by), title, contents, createdAt: writtenAt.toDate() });
    for (const [place, [writer, text]] of comments.entries()) {
      const createdAt = writtenAt.add((place + 1) * COMMENT_MINUTES, "minute").toDate();
      await tx.insert(postComment).values({ id: newId(), postId, memberId: idOf(writer), contents: text, createdAt });
    }
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
    title: "레벨 기준이 궁금합니다",
    contents: "다음 레벨까지 얼마나 남았는지 알 수 있을까요?",
    createdAt: now,
  });
}
