// What holds after every step of a walk, in the words in which a failure is told.
import { accountKind, homeOf } from "../../src/domain/session/account.ts";
import { isBonus } from "../../src/domain/sports/slip/pick.ts";
import { SLIP_NAMES } from "../../src/domain/sports/slip/slips.ts";
import { brokenRule } from "../../src/domain/sports/slip/variants.ts";
import { isWithin } from "../../src/domain/frame/path.ts";
import { LOGIN_PATH, MESSAGE_PATH } from "../../src/domain/session/session-navigation.ts";
import { MAINTENANCE_PATH } from "../../src/domain/session/maintenance.ts";
import { storedIntentKey } from "../../src/machines/placement/stored-intent-key.ts";
import { readStoredIntent } from "../../src/machines/placement/stored-intent.ts";
import { notFollowed } from "./followed.ts";
import { FIRST_BALANCE, MEMBER_NAMES } from "./world/accounts.ts";
import type { BettingSlip } from "../../src/ui/sports/slip/betting.ts";
import type { Page } from "./world/page.ts";
import type { World } from "./world/world.ts";

/** The first thing that does not hold; null when all does. */
export function brokenInvariant(world: World): string | null {
  const { page, browser, faults } = world;
  if (faults[0] !== undefined) return faults[0];
  if (browser.failures.length > 0) return `아무도 받지 않은 오류: ${String(browser.failures[0])}`;
  const ofServer = brokenMoney(world) ?? brokenBets(world);
  if (ofServer !== null || page === null) return ofServer;
  return (
    brokenActors(page) ??
    brokenLogout(world, page) ??
    brokenSlips(world, page) ??
    brokenPoll(world, page) ??
    notFollowed(world, page) ??
    brokenPopups(world, page) ??
    brokenAlerts(world, page) ??
    brokenPlace(world, page)
  );
}

function brokenMoney({ server, books }: World): string | null {
  for (const name of MEMBER_NAMES) {
    const { balance, taken } = books.get(name) ?? { balance: 0, taken: 0 };
    if (balance !== FIRST_BALANCE + server.accounts[name].given - taken)
      return `${name}의 잔액 ${balance}원이 베팅과 맞지 않는다 (지급 ${server.accounts[name].given}, 베팅 ${taken})`;
    if (balance < 0) return `${name}의 잔액이 0보다 적다`;
  }
  return null;
}

function brokenBets({ server, confirms, told, page, browser, books }: World): string | null {
  const bets = MEMBER_NAMES.reduce((sum, name) => sum + (books.get(name)?.bets ?? 0), 0);
  const keys = new Set(server.taken.map((one) => `${one.memberId} ${one.key}`));
  if (keys.size < bets) return "한 키로 베팅이 두 번 되었다";
  if (bets > confirms) return "확인한 것보다 베팅이 많다";
  for (const { bet, key, memberId } of server.taken) {
    if (told.has(bet.id)) continue;
    const stored = SLIP_NAMES.map((name) => {
      const text = browser.storage.getItem(storedIntentKey(memberId, name));
      return readStoredIntent(text, { owner: memberId, now: browser.clock.now })?.key;
    });
    const own = page?.bettingSlips().filter(({ owner }) => owner === memberId) ?? [];
    const held = own.map(({ shown }) => shown().placement.context.intent?.key ?? "없음");
    if (!stored.includes(key)) return `서버가 받은 베팅의 키가 저장소에서 사라졌다 (화면: ${held.join()})`;
  }
  return null;
}

/** The specification asks for the member 5,000 ms after the last answer. */
function brokenPoll({ network, clock, isQuiet }: World, page: Page): string | null {
  const { session } = page.app.actors;
  if (!isQuiet || !session.getSnapshot().hasTag("authenticated") || network.memberCallEndedAt === null) return null;
  const since = clock.now - network.memberCallEndedAt;
  return since > 5_000 ? `회원을 ${since}ms 동안 다시 묻지 않았다` : null;
}

function brokenActors(page: Page): string | null {
  const ofPage = Object.entries(page.app.actors).map(([name, actor]) => [name, actor.getSnapshot()] as const);
  const ofSlips = page
    .bettingSlips()
    .flatMap(({ live, shown }) => Object.entries({ live: live.getSnapshot(), ...shown() }));
  for (const [name, { status, error }] of [...ofPage, ...ofSlips]) {
    if (status !== "active") return `${name}이 멈췄다 (${status}): ${String(error)}`;
  }
  return null;
}

const slipsAreAsked = (path: string | null): boolean => path === "/inplay" || path?.startsWith("/korea/") === true;

/** Queries of the page that hold what only a member may see. */
const MEMBER_QUERIES: readonly unknown[] = [
  "fixtures",
  "sports-prematch",
  "sports-inplay",
  "bets",
  "cash-outs",
  "message",
];

function brokenLogout({ isQuiet }: World, page: Page): string | null {
  const { session, dialogs, messageGate } = page.app.actors;
  const snapshot = session.getSnapshot();
  const bettingSlip = page.bettingSlip();
  if (snapshot.hasTag("authenticated")) {
    const { user } = snapshot.context;
    if (bettingSlip && user && bettingSlip.owner !== user.id) return "다른 회원의 베팅 카트가 열려 있다";
    if (isQuiet && user && accountKind(user) === "member" && !bettingSlip && slipsAreAsked(page.shown()))
      return "로그인한 회원의 베팅 카트가 없다";
    return bettingSlip && user && accountKind(user) !== "member" ? "회원이 아닌 계정의 베팅 카트가 열려 있다" : null;
  }
  if (bettingSlip) return "로그아웃한 뒤에 베팅 카트가 열려 있다";
  const { base, slip, confirm } = dialogs.getSnapshot().context;
  if (base === "userInfo" || slip !== null || confirm !== null) return "로그아웃한 뒤에 대화상자가 남아 있다";
  if (messageGate.getSnapshot().context.unread > 0) return "로그아웃한 뒤에 쪽지 수가 남아 있다";
  const left = page.queryClient
    .getQueryCache()
    .getAll()
    .find(({ queryKey, state }) => MEMBER_QUERIES.includes(queryKey[0]) && state.data !== undefined);
  return left ? `로그아웃한 뒤에 ${String(left.queryKey[0])}의 자료가 남아 있다` : null;
}

function brokenSlips(world: World, page: Page): string | null {
  return page
    .bettingSlips()
    .reduce<string | null>((found, bettingSlip) => found ?? brokenSlip(world, bettingSlip), null);
}

/** A pick in one slip never touches another: each holds what was picked into it. */
function brokenSlip(world: World, bettingSlip: BettingSlip): string | null {
  const { legs, name } = bettingSlip.shown().slip.context;
  const picks = legs.map((leg) => leg.entry);
  const ids = picks.map((pick) => pick.id);
  if (new Set(ids).size < ids.length) return "슬립에 같은 선택이 두 번 있다";
  const others = picks.filter((pick) => !isBonus(pick));
  if (brokenRule(others)) return "슬립이 금하는 두 선택이 함께 있다";
  if (picks.length - others.length > 1) return "슬립에 보너스가 둘 있다";
  const wanted = world.legsOf(bettingSlip);
  if (wanted.join() !== ids.join()) return `${name} 슬립이 [${ids.join()}], 있어야 할 것은 [${wanted.join()}]`;
  return null;
}

function brokenPopups({ snoozed, putAway, clock }: World, page: Page): string | null {
  for (const { id, ref } of page.app.actors.popupList.getSnapshot().context.popups) {
    const isShown = ref.getSnapshot().hasTag("shown");
    if (isShown && (snoozed.get(id) ?? 0) > clock.now) return `6시간 숨긴 팝업 ${id}이 보인다`;
    if (isShown && putAway.has(id)) return `닫은 팝업 ${id}이 보인다`;
  }
  return null;
}

function brokenAlerts(world: World, page: Page): string | null {
  const { alerts } = page.app.actors.dialogs.getSnapshot().context;
  const mustStand = world.alerts.slice(world.closedAlerts);
  const lost = mustStand.find((one) => !alerts.some((alert) => alert.message === one.message));
  if (lost) return `알림이 읽히기 전에 사라졌다: ${lost.message}`;
  world.alerts = alerts;
  world.closedAlerts = 0;
  return null;
}

function brokenPlace({ isQuiet, network }: World, page: Page): string | null {
  const snapshot = page.app.actors.session.getSnapshot();
  const shown = page.shown();
  if (!isQuiet || snapshot.hasTag("busy") || shown === null) return null;
  const { user } = snapshot.context;
  const isClosed = network.heardMaintenance;
  if (isClosed !== isWithin(shown, MAINTENANCE_PATH))
    return `점검이 ${isClosed ? "켜졌는데" : "꺼졌는데"} ${shown}에 있다`;
  // Who was on /maintenance already, as after a reload there, is logged out when it ends: nothing further runs there.
  if (isClosed) return null;
  if (!user) return shown === LOGIN_PATH ? null : `로그인하지 않고 ${shown}에 있다`;
  const kind = accountKind(user);
  if (shown === LOGIN_PATH) return "로그인한 채 /login에 있다";
  if (kind !== "member") return isWithin(shown, homeOf(kind)) ? null : `${kind}가 ${shown}에 있다`;
  if (isWithin(shown, "/manager") || isWithin(shown, "/admin")) return `회원이 ${shown}에 있다`;
  return (network.heardUnread ?? 0) > 0 && shown !== MESSAGE_PATH ? `읽지 않은 쪽지가 있는데 ${shown}에 있다` : null;
}
