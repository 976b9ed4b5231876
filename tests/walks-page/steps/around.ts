// What happens around the page: the server, its operator, the network, time and another tab of the same browser.
import type { MarketStatus } from "../../../src/domain/sports/market.ts";
import {
  HIDE_TIMES_STORAGE_KEY,
  parseHideTimes,
  serializeHideTimes,
  snoozeUntil,
} from "../../../src/domain/frame/popup.ts";
import { expiryAfter, formatExpiry, parseExpiry } from "../../../src/domain/session/session.ts";
import { storedSlipKey } from "../../../src/machines/slip/stored-slip-key.ts";
import { writeStoredSlip, type StoredSlip } from "../../../src/machines/slip/stored-slip.ts";
import type { SlipName } from "../../../src/domain/sports/slip/slips.ts";
import type { SlipVariant } from "../../../src/domain/sports/market.ts";
import type { Fate } from "../world/network.ts";
import type { AccountName } from "../world/accounts.ts";
import { asSlipPick } from "../world/offers.ts";
import { MINUTES, type Ending } from "../world/server.ts";
import type { World } from "../world/world.ts";
import { isLoggedIn, onPage, pageOf, type Step } from "../step.ts";

const userOf = ({ page }: World) => page?.app.actors.session.getSnapshot().context.user ?? null;

const ENDINGS = {
  second_login: "다른 기기에서 로그인 (555)",
  kicked: "운영자가 내보냄 (556)",
  access_denied: "접근 거부 (406)",
} as const;

export const endSession = (ending: Ending): Step => ({
  says: ENDINGS[ending],
  isPossible: onPage(isLoggedIn),
  run: async (world) => {
    const user = userOf(world);
    if (user) await world.server.end(user.userId as AccountName, ending);
  },
});

export const blockAddress = (isBlocked: boolean): Step => ({
  says: isBlocked ? "IP 차단 (600)" : "IP 차단 해제",
  isPossible: ({ server }) => server.isAddressBlocked !== isBlocked,
  run: ({ server }) => server.blockAddress(isBlocked),
});

export const failNextCall: Step = {
  says: "서버가 다음 호출에 500으로 답함",
  isPossible: ({ server }) => !server.failsNext,
  run: ({ server }) => void (server.failsNext = true),
};

export const maintain = (isClosed: boolean): Step => ({
  says: isClosed ? "점검 켜기" : "점검 끄기",
  isPossible: ({ server }) => server.isClosed !== isClosed,
  run: ({ server }) => server.maintain(isClosed),
});

export const sendMessage: Step = {
  says: "쪽지가 도착",
  isPossible: () => true,
  run: ({ server }) => server.sendMessage(),
};

export const changePopups = (ids: readonly string[], hidden: string | null): Step => ({
  says: `팝업을 [${ids.join(", ")}]로${hidden ? `, ${hidden}은 숨김으로` : ""}`,
  isPossible: () => true,
  run: ({ server }) => server.setPopups(ids, hidden),
});

export const movePrice = (index: number, by: number): Step => ({
  says: `선택 ${index + 1}의 배당 ${by > 0 ? "상승" : "하락"}`,
  isPossible: () => true,
  run: ({ server }) => server.changeOffer(index, { by }),
});

export const setStatus = (index: number, status: MarketStatus): Step => ({
  says: `선택 ${index + 1} ${status === "open" ? "열림" : status === "suspended" ? "일시 중지" : "마감"}`,
  isPossible: () => true,
  run: ({ server }) => server.changeOffer(index, { status }),
});

export const giveMoney = (amount: number): Step => ({
  says: `운영자가 ${amount}원 지급`,
  isPossible: () => true,
  run: ({ server }) => server.deposit(amount),
});

const FATE_TEXT: Readonly<Record<Fate, string>> = {
  arrives: "무사히 도착",
  lostBefore: "가는 길에 사라짐",
  lostAfter: "답이 오는 길에 사라짐",
  silent: "답이 오지 않음",
  late: "한참 뒤에 도착",
  veryLate: "없다고 답한 뒤에야 도착",
};

export const placementFate = (fate: Fate): Step => ({
  says: `다음 베팅이나 취소 요청: ${FATE_TEXT[fate]}`,
  isPossible: ({ network }) => network.fate !== fate,
  run: ({ network }) => void (network.fate = fate),
});

export const setNetwork = (isUp: boolean): Step => ({
  says: isUp ? "네트워크 복구" : "네트워크 끊김",
  isPossible: ({ network }) => network.isUp !== isUp,
  run: ({ network }) => network.setUp(isUp),
});

export const setLatency = (latency: number): Step => ({
  says: latency === 0 ? "답이 바로 옴" : `답이 ${latency}ms 걸림`,
  isPossible: ({ network }) => network.latency !== latency,
  run: ({ network }) => network.setLatency(latency),
});

export const passTime = (ms: number): Step => ({
  says: `${ms / 1_000}초 지남`,
  isPossible: () => true,
  run: ({ clock }) => clock.pass(ms),
});

/** What walks sleep together stays below a day, or what is stored for a day would be gone by right. */
const LONGEST_SLEEP_MS = 20 * 3_600_000;

export const sleep = (minutes: number): Step => ({
  says: `컴퓨터가 ${minutes}분 잠들었다 깸`,
  isPossible: ({ slept }) => slept + minutes * 60_000 < LONGEST_SLEEP_MS,
  run: (world) => {
    world.slept += minutes * 60_000;
    return world.clock.sleep(minutes * 60_000);
  },
});

/** 59 seconds before the expiry, or a second past it. */
export const passToExpiry = (isPast: boolean): Step => ({
  says: isPast ? "만료 시각이 지남" : "만료 60초 전이 됨",
  isPossible: onPage((page, world) => {
    const { expiresAt } = page.app.actors.session.getSnapshot().context;
    return expiresAt !== null && expiresAt - world.clock.now > 60_000;
  }),
  run: (world) => {
    const expiresAt = pageOf(world).app.actors.session.getSnapshot().context.expiresAt ?? world.clock.now;
    return world.clock.pass(Math.max(0, expiresAt - world.clock.now + (isPast ? 1_000 : -59_000)));
  },
});

const AUTH_STORAGE_KEY = "custom.auth";

export const moveExpiryElsewhere: Step = {
  says: "다른 탭이 만료를 옮김",
  isPossible: onPage(isLoggedIn),
  run: ({ browser, clock }) => {
    const stored = parseExpiry(browser.storage.getItem(AUTH_STORAGE_KEY));
    const newValue = formatExpiry(Math.max(stored ?? 0, expiryAfter(clock.now, MINUTES.autoLogoutMin)));
    browser.storage.setItem(AUTH_STORAGE_KEY, newValue);
    browser.dispatch("storage", { key: AUTH_STORAGE_KEY, newValue });
  },
};

/** Another tab hides a popup: this tab is told nothing, and must not write over it. */
export const snoozeElsewhere = (id: string): Step => ({
  says: `다른 탭에서 팝업 ${id} 6시간 보지 않기`,
  isPossible: ({ snoozed, page }) =>
    !snoozed.has(id) && !page?.app.actors.popupList.getSnapshot().context.popups.some((popup) => popup.id === id),
  run: ({ browser, clock, snoozed }) => {
    const until = snoozeUntil(clock.now);
    const times = parseHideTimes(browser.storage.getItem(HIDE_TIMES_STORAGE_KEY), clock.now);
    browser.storage.setItem(HIDE_TIMES_STORAGE_KEY, serializeHideTimes({ ...times, [id]: until }));
    snoozed.set(id, until);
  },
});

const ELSEWHERE: SlipName = "normal";

/** Another tab of the same member puts one leg into the slip, or empties it. */
export const slipElsewhere = (rule: SlipVariant, index: number | null): Step => ({
  says: `다른 탭이 슬립을 ${index === null ? "비움" : `${rule} 선택으로 바꿈`}`,
  isPossible: onPage((page) => {
    const slip = page.app.betting.read(ELSEWHERE)?.shown().slip;
    return slip !== undefined && !slip.hasTag("held");
  }),
  run: (world) => {
    const { browser, clock } = world;
    const bettingSlip = pageOf(world).app.betting.read(ELSEWHERE);
    if (!bettingSlip) return;
    const { owner } = bettingSlip;
    const key = storedSlipKey(owner, ELSEWHERE);
    const stored = index === null ? null : otherTabSlip(world, owner, rule, index);
    const newValue = stored && writeStoredSlip(stored, clock.now);
    if (newValue === null) browser.storage.removeItem(key);
    else browser.storage.setItem(key, newValue);
    world.expectLegs(bettingSlip, stored?.entries.map(({ id }) => id) ?? []);
    browser.dispatch("storage", { key, newValue });
  },
});

function otherTabSlip({ server }: World, owner: string, rule: SlipVariant, index: number): StoredSlip {
  const all = server.offers.filter((offer) => offer.fixture.status === "scheduled");
  const offer = all[index % all.length];
  if (!offer) throw new Error("nothing is offered");
  const { fixture, market, selectionId } = offer;
  const { sportId, leagueName, homeName, awayName, startsAt } = fixture;
  const shown = {
    sportId,
    leagueName,
    homeName,
    awayName,
    startsAt,
    line: null,
    selectionKey: "home",
    selectionName: selectionId,
  } as const;
  return {
    owner,
    name: ELSEWHERE,
    stake: 1_000,
    policy: "none",
    entries: [{ ...asSlipPick(offer), rule, marketId: market.id, ...shown }],
  };
}
