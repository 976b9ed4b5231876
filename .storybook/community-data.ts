// What the stories of the community show.
import type { OperatorArticle, ArticleLine, GuideEntry } from "../src/api/contract/community/articles.ts";
import type { Bet } from "../src/api/contract/sports/bets.ts";
import type { CommentPage, Post, PostLine, PostPage } from "../src/api/contract/community/board.ts";
import type { OperatorEnquiry, Enquiry } from "../src/api/contract/community/customer.ts";

export const pageWith = <Item>(items: Item[]) => ({
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: items.length,
  items,
});

export const bet: Bet = {
  id: "b1",
  number: "6562305898",
  status: 2,
  acceptance: "accepted",
  refusal: null,
  stake: 53_000,
  price: 185,
  payout: 98_050,
  paid: 98_050,
  placedAt: "2026-11-21T09:00:00Z",
  settledAt: "2026-11-21T12:00:00Z",
  picks: [
    {
      kind: "fixture",
      fixtureId: "f1",
      marketId: "f1-1x2",
      sportId: "6046",
      leagueName: "K리그1",
      homeName: "울산 현대",
      awayName: "전북 현대",
      startsAt: "2026-11-21T10:00:00Z",
      marketKind: "win_draw_lose",
      marketName: "1X2",
      family: "win_draw_lose",
      period: "100",
      line: null,
      selectionKey: "home",
      score: "2:1",
      selectionId: "f1-1x2-home",
      selectionName: "승",
      betPrice: 185,
      status: 2,
      outcome: "won",
    },
  ],
};

export const postLine: PostLine = {
  id: "p1",
  title: "주말 K리그 분석: 울산은 홈에서 강합니다",
  nickname: "남산토끼",
  level: 4,
  isMine: false,
  createdAt: "2026-11-21T13:10:00Z",
  views: 1_284,
  comments: 2,
  bets: 1,
  images: 0,
};

export const postPage: PostPage = {
  isCut: false,
  ...pageWith([
    postLine,
    { ...postLine, id: "p2", title: "첫 글입니다", isMine: true, comments: 0, bets: 0, views: 3 },
  ]),
};

const { picks, id, status, acceptance, price, placedAt } = bet;
export const attachedBet = { picks, id, status, acceptance, price, placedAt, stake: "5*,***", payout: "9*,***" };

const { bets: _bets, images: _images, ...line } = postLine;
export const post: Post = {
  ...line,
  contents: "울산은 최근 홈 5경기에서 4승입니다.\n\n전북은 원정에서 약합니다. <b>제 생각</b>입니다.",
  editedAt: null,
  bets: [attachedBet],
  images: [],
};

export const commentPage: CommentPage = pageWith([
  {
    id: "c1",
    contents: "동의합니다. 저도 홈승입니다.",
    nickname: "한강바람",
    level: 7,
    isMine: true,
    createdAt: "2026-11-21T13:20:00Z",
    editedAt: null,
  },
  {
    id: "c2",
    contents: "무승부가 더 나아 보이네요.",
    nickname: "북한산",
    level: 2,
    isMine: false,
    createdAt: "2026-11-21T13:30:00Z",
    editedAt: "2026-11-21T13:31:00Z",
  },
]);

export const guide: GuideEntry[] = [
  {
    id: "r1",
    section: "축구",
    title: "축구: 정산 기준",
    contents: "<ul><li>풀타임은 90분과 추가시간입니다.</li><li>연장전은 포함하지 않습니다.</li></ul>",
  },
  {
    id: "r2",
    section: "야구",
    title: "야구: 정산 기준",
    contents: "<p>연장전을 포함합니다.</p><table><tbody><tr><th>마켓</th><td>승패</td></tr></tbody></table>",
  },
];

export const notice: ArticleLine = {
  id: "n1",
  title: "정기 점검 안내",
  isPinned: true,
  createdAt: "2026-11-20T01:00:00Z",
};

export const enquiry: Enquiry = {
  id: "q1",
  kind: "account",
  title: "입금 계좌 문의",
  createdAt: "2026-11-21T01:00:00Z",
  answeredAt: "2026-11-21T01:05:00Z",
  isUnread: true,
  contents: "입금자명: 홍길동\n충전할 금액: 50,000원",
  answer: "<p>안내 계좌는 <strong>은행 123</strong>입니다.</p>",
};

const { contents: _contents, answer: _answer, ...enquiryLine } = enquiry;
export const enquiryPage = {
  ...pageWith([enquiryLine, { ...enquiryLine, id: "q2", kind: "general" as const, answeredAt: null, isUnread: false }]),
  unread: 1,
};

export const operatorEnquiry: OperatorEnquiry = {
  id: "q1",
  kind: "guest",
  userId: null,
  name: "홍길동",
  contact: "010-1234-5678",
  title: "가입 문의",
  contents: "추천인이 없습니다.",
  createdAt: "2026-11-21T01:00:00Z",
  answer: null,
  answeredAt: null,
  answeredBy: null,
  isRead: false,
};

export const operatorArticle: OperatorArticle = {
  ...notice,
  kind: "notice",
  section: "",
  contents: "<p>새벽 2시부터 점검합니다.</p>",
  position: 0,
  isShown: true,
  showsFrom: null,
  isShownNow: true,
  updatedAt: "2026-11-20T01:00:00Z",
};
