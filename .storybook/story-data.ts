import { ApiFailure, FAILURE_TEXT } from "../src/api/client/failure.ts";
import type { FixtureWire } from "../src/api/contract/sports/fixtures.ts";
import type { Message, MessageList, User } from "../src/api/contract/session/member.ts";
import type { Popup } from "../src/api/contract/community/popup.ts";
import { sampleSlipBetLimits } from "../src/machines/slip/slip.samples.ts";

/** By path below /api; `pending` never answers, an error is thrown, what is missing is a lost connection. */
export type StoryAnswers = Readonly<Record<string, unknown>>;

export const member: User = {
  id: "m1",
  userId: "member07",
  nickname: "한강바람",
  level: 7,
  emoney: 1_284_500,
  walletSeq: 1,
  point: 38_200,
  isLogin: true,
  type: 1,
  role: 1,
  withdrawalType: 1,
  tendency: [],
};

export const manager: User = { ...member, id: "m2", userId: "manager01", nickname: "남산총판", type: 2, level: 10 };

export const failure = new ApiFailure("unavailable", 503, FAILURE_TEXT.unexpected);

export const messages: Message[] = [
  {
    id: "1",
    title: "가입을 환영합니다",
    contents: "<p>즐거운 시간 되십시오.</p>",
    sentAt: "2026-11-20T03:10:00Z",
    readAt: null,
    isRecalled: false,
  },
  {
    id: "2",
    title: "정기 점검 안내",
    contents: "<p>매주 <b>수요일</b> 점검합니다.</p>",
    sentAt: "2026-11-18T01:00:00Z",
    readAt: "2026-11-18T02:00:00Z",
    isRecalled: false,
  },
];

export const inbox: MessageList = {
  page: 1,
  pageCount: 1,
  itemsPerPage: 15,
  totalCount: messages.length,
  unread: 1,
  items: messages,
};

export const popup: Popup = {
  id: "p1",
  title: "첫 충전 이벤트",
  contents: "<h3>첫 충전 10%</h3><p>오늘 자정까지 첫 충전에 포인트를 드립니다.</p>",
  width: 360,
  pcLeftLocation: 40,
  pcTopLocation: 30,
  popupFlg: true,
  device: "all",
  visiableFlag: true,
  notShowingexpireTime: null,
};

export function fixtureOf(
  id: string,
  homeName: string,
  awayName: string,
  change: Partial<FixtureWire> = {},
): FixtureWire {
  const selection = (key: "home" | "draw" | "away", name: string, betPrice: number) =>
    ({ id: `${id}-${key}`, key, name, betPrice, status: "open" }) as const;
  return {
    id,
    sportId: "6046",
    leagueName: "K리그1",
    homeName,
    awayName,
    startsAt: "2026-11-21T10:00:00Z",
    status: "scheduled",
    markets: [
      {
        id: `${id}-1x2`,
        kind: "win_draw_lose",
        marketName: "1X2",
        family: "win_draw_lose",
        period: "100",
        line: null,
        status: "open",
        selections: [selection("home", "승", 185), selection("draw", "무", 340), selection("away", "패", 412)],
      },
    ],
    ...change,
  };
}

export const topEvents = {
  items: [
    fixtureOf("f1", "울산 현대", "전북 현대"),
    fixtureOf("f2", "FC 서울", "수원 삼성", { status: "live", score: { home: 2, away: 1 }, clock: "후반 71'" }),
    fixtureOf("f3", "포항 스틸러스", "대구 FC"),
  ],
  eventId: "1-1",
};

const login = {
  address: "203.0.113.7",
  userAgent: "Chrome",
  expiresAt: "2026-11-21T01:12:40Z",
  endsAt: "2026-11-21T12:12:40Z",
  isCurrent: false,
  isLive: false,
  endedReason: "logout",
};

/** A member is logged in, and everything else that a page asks for is there; `over` takes the place of it. */
export function answersOf(over: StoryAnswers): StoryAnswers {
  return {
    "member/token": { token: "story" },
    "member/user": member,
    "setting/autoLogoutMin": { autoLogoutMin: 30, logoutMin: 60 },
    "setting/maintanace": { siteNoticeFlg: false, notice: "", endsAt: null },
    "setting/messenger": [],
    settingSignUp: { joinStartEndFlg: false },
    "message/unread": 2,
    "bets/limits": { level: 7, ...sampleSlipBetLimits },
    "member/sessions": {
      items: [
        { ...login, id: "s2", createdAt: "2026-11-21T00:12:40Z", isCurrent: true, isLive: true, endedReason: null },
        { ...login, id: "s1", createdAt: "2026-11-20T13:05:02Z" },
      ],
    },
    message: inbox,
    popup: [popup],
    newsLink: [{ kind: "notice", contents: "이번 주말 K리그 전 경기 배당이 올라갑니다." }],
    "sports-prematch/event/top": topEvents,
    fixtures: {
      page: 1,
      pageCount: 1,
      itemsPerPage: 30,
      totalCount: 3,
      items: topEvents.items.map((fixture) => ({ ...fixture, startsAt: new Date().toISOString() })),
      bonus: null,
      sports: [],
      leagues: [],
      eventId: "1-1",
    },
    ...over,
  };
}

/** A refusal of a command, as the server tells it. */
export const refusal = (code: string, status: number, message: string) =>
  new ApiFailure(code, status, message, { code, message });
