import type { EventObject, SnapshotFrom } from "xstate";
import { definePathModel } from "../../../paths/lib/model.ts";
import { sessionFacts } from "./session.facts.paths.ts";
import { sessionMachine } from "./session.machine.ts";
import { sessionWords } from "./session.words.ts";
import { sessionProperties } from "./session.properties.paths.ts";

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const NOW = Date.parse("2026-11-21T12:00:00+09:00");
const MINUTE = 60_000;
/** When the member navigates and stays. */
const LATER = NOW + 60 * MINUTE;
const PASSWORD = "hanpan!2026";

/** What the member holds, by the number of the last movement. */
const WALLETS = {
  1: { emoney: 70_000, point: 400 },
  2: { emoney: 100_000, point: 500 },
  3: { emoney: 90_000, point: 600 },
  4: { emoney: 80_000, point: 700 },
} as const;

const user = {
  id: "m-1",
  userId: "member01",
  nickname: "한판왕",
  level: 1,
  ...WALLETS[2],
  walletSeq: 2,
  isLogin: true,
  type: 1,
  role: 1,
  withdrawalType: 1,
  tendency: [],
};

const beforeExpiry = (ms: number) => (snapshot: Snapshot) => ({
  now: (snapshot.context.expiresAt ?? NOW + 90 * MINUTE) - ms,
});
const isEnding = (snapshot: Snapshot | null): boolean => snapshot?.matches("ending") ?? false;
/** The number of the balance that an event brings; 0 for others. */
function toldBy(event: EventObject): number {
  if (event.type === "xstate.done.actor.fetchUser")
    return (event as unknown as { output: typeof user }).output.walletSeq;
  return event.type === "wallet.changed" && "walletSeq" in event ? Number(event.walletSeq) : 0;
}

/** What is said and where the tab goes, by code: specification, section 8. */
const SAID: Readonly<Record<number, readonly (string | null)[]>> = {
  401: ["로그인 시간이 만료되어 로그아웃되었습니다.", "/login"],
  406: [null, "about:blank"],
  500: ["예상치 못한 문제가 발생했습니다.", "/login"],
  555: ["다른 기기에서 로그인하여 로그아웃됩니다.", "/login"],
  556: ["로그아웃되었습니다.", "/login"],
  600: ["차단된 IP입니다.", "/login"],
};

/** When the session would end by an event alone, where it says so; what waited for the minutes, where they come. */
function wantedExpiry(before: Snapshot | null, event: EventObject, autoLogoutMin: number | null): number | null {
  switch (event.type) {
    case "session.enterLobby":
      return NOW + 120 * MINUTE;
    case "session.expiryMoved":
      return Number((event as unknown as { expiresAt: number }).expiresAt);
    case "session.navigated":
    case "session.stay":
      return before?.context.autoLogoutMin ? NOW + 90 * MINUTE : null;
    case "xstate.done.actor.fetchAutoLogout": {
      const { loginAt, navigatedAt } = before?.context.pending ?? {};
      // A login counts 100 minutes from now on, a navigation 30 from an hour later.
      if (loginAt) return NOW + 100 * MINUTE;
      return navigatedAt && autoLogoutMin ? NOW + 90 * MINUTE : null;
    }
    default:
      return null;
  }
}

const failures = {
  "no answer": new TypeError("fetch failed"),
  unauthorized: { status: 401, data: { code: "unauthorized", message: "로그인이 필요합니다." } },
  kicked: { status: 200, data: { status: 556 } },
};

export const sessionPaths = definePathModel({
  machine: sessionMachine,
  words: sessionWords,
  lasts: { checkInterval: 5_000, revokePatience: 3_000 },
  events: {
    "session.login": { plain: { userId: "member01", password: PASSWORD } },
    "session.begunElsewhere": { plain: {} },
    "session.logout": { "by the member": { to: "/login" }, "by a gate": { to: null } },
    "session.code": {
      "second login": { status: 555 },
      kicked: { status: 556 },
      "access denied": { status: 406 },
      "address blocked": { status: 600 },
      "server failure": { status: 500 },
      unauthorized: { status: 401 },
      "not found": { status: 404 },
    },
    "session.navigated": { plain: { now: LATER } },
    "session.enterLobby": { plain: { now: NOW } },
    "session.stay": { plain: { now: LATER } },
    "session.tick": {
      "more than 60 s left": beforeExpiry(MINUTE + 1),
      "60 s left": beforeExpiry(MINUTE),
      "1 ms left": beforeExpiry(1),
      "at the expiry": beforeExpiry(0),
    },
    "session.expiryMoved": { later: { expiresAt: NOW + 130 * MINUTE }, earlier: { expiresAt: NOW + 20 * MINUTE } },
    "session.refresh": { plain: {} },
    "wallet.changed": { newer: { ...WALLETS[3], walletSeq: 3 }, older: { ...WALLETS[1], walletSeq: 1 } },
  },
  done: {
    restoreSession: {
      none: null,
      member: { user, expiresAt: NOW + 45 * MINUTE, now: NOW },
      "member without expiry": { user, expiresAt: null, now: NOW },
      "member past expiry": { user, expiresAt: NOW, now: NOW },
    },
    login: { member: { user, now: NOW } },
    fetchUser: {
      "newer wallet": { ...user, ...WALLETS[4], walletSeq: 4 },
      "older wallet": { ...user, ...WALLETS[1], walletSeq: 1 },
    },
    fetchAutoLogout: { set: { autoLogoutMin: 30, logoutMin: 100 }, unset: { autoLogoutMin: 0, logoutMin: 100 } },
    revokeSession: { plain: undefined },
  },
  errors: {
    restoreSession: failures,
    login: {
      ...failures,
      "wrong pair": {
        status: 404,
        data: { code: "wrong_credentials", message: "아이디 또는 비밀번호가 올바르지 않습니다." },
      },
      "code required": { status: 428, data: { code: "code_required", message: "인증 코드를 입력해주세요." } },
      "wrong code": { status: 422, data: { code: "wrong_code", message: "인증 코드가 올바르지 않습니다." } },
      "server failure": { status: 500, data: {} },
      "address blocked": { status: 600, data: {} },
    },
    fetchUser: failures,
    fetchAutoLogout: failures,
    revokeSession: failures,
    watchClock: { "storage is closed": new Error("SecurityError") },
  },
  key: ({ context }) => [
    context.user !== null,
    context.expiresAt,
    context.autoLogoutMin,
    context.pending.loginAt,
    context.pending.navigatedAt,
    context.departure?.reason ?? null,
  ],
  asks: { login: () => ({ userId: "member01", password: PASSWORD }) },
  comesTo: {
    start: "restoring",
    "done restoreSession/none": "loggedOut",
    "done restoreSession/member past expiry": "ending.expired",
    "done restoreSession": [
      "loggedIn.expiry.watched.active",
      "loggedIn.connection.online.waiting",
      "loggedIn.minutes.fetching",
    ],
    "error restoreSession/no answer": "loggedOut",
    "session.login": "loggingIn",
    "session.begunElsewhere": "joining",
    "done login": ["loggedIn.expiry.watched.active", "loggedIn.connection.online.waiting", "loggedIn.minutes.fetching"],
    "error login": "loggedOut",
    "session.logout": "ending.loggingOut",
    "session.code/unauthorized": "ending.expired",
    "session.code": "ending.forcedLogout",
    "session.enterLobby": "loggedIn.expiry.watched.active",
    "session.stay": ({ context }) => (context.autoLogoutMin ? "loggedIn.expiry.watched.active" : null),
    "session.navigated": "loggedIn.expiry.watched",
    "session.tick/at the expiry": "ending.expired",
    "session.tick/1 ms left": "loggedIn.expiry.watched.expiring",
    "session.tick/60 s left": "loggedIn.expiry.watched.expiring",
    "session.tick/more than 60 s left": "loggedIn.expiry.watched.active",
    "session.refresh": (before) =>
      before.hasTag("lost") ? "loggedIn.connection.lost.asking" : "loggedIn.connection.online.asking",
    "after checkInterval": (before) =>
      before.hasTag("lost") ? "loggedIn.connection.lost.asking" : "loggedIn.connection.online.asking",
    "done fetchUser": "loggedIn.connection.online.waiting",
    "error fetchUser/no answer": "loggedIn.connection.lost.waiting",
    "error fetchUser/unauthorized": "ending.expired",
    "error fetchUser/kicked": "ending.forcedLogout",
    "done fetchAutoLogout": "loggedIn.minutes.known",
    "error fetchAutoLogout": "loggedIn.minutes.unknown",
    "error watchClock": "loggedIn.expiry.unwatched",
    "done revokeSession": "loggedOut",
    "error revokeSession": "loggedOut",
    "after revokePatience": "loggedOut",
  },
  states: sessionFacts,
  properties: sessionProperties,
  invariants: {
    "the clock is watched on while the expiry moves": ({ before, event, started }) =>
      !/^session\.(navigated|enterLobby|stay|tick|expiryMoved)$/.test(event.type) ||
      !before?.matches({ loggedIn: { expiry: "watched" } }) ||
      !started.includes("watchClock"),
    "there is a user exactly while logged in": ({ after }) =>
      after.hasTag("authenticated") === (after.context.user !== null),
    "no secret is in the context": ({ after }) => !JSON.stringify(after.context).includes(PASSWORD),
    "a lost line is no logout": ({ before, event, after }) =>
      !(before?.hasTag("authenticated") && "error" in event && event.error === failures["no answer"]) ||
      after.hasTag("authenticated"),
    "a code says why and leads where the specification says": ({ event, after: { context } }) =>
      event.type !== "session.code" || !("status" in event) || !(Number(event.status) in SAID) || context.user !== null
        ? true
        : SAID[Number(event.status)]?.join() === [context.departure?.alert, context.departure?.to].join(),
    "the balance is the newest that was told, by stream or poll, and goes back to no older one": ({
      before,
      event,
      after,
    }) => {
      const [had, has] = [before?.context.user, after.context.user];
      if (!had || !has) return true;
      const told = Math.max(had.walletSeq, toldBy(event));
      const { emoney, point } = WALLETS[told as keyof typeof WALLETS];
      return has.walletSeq === told && has.emoney === emoney && has.point === point;
    },
    "the countdown is what is left": ({ event, after }) =>
      event.type !== "session.tick" || !after.hasTag("expiring") || !("now" in event)
        ? true
        : after.context.secondsLeft === Math.ceil(((after.context.expiresAt ?? 0) - Number(event.now)) / 1_000),
    "the expiry becomes the later of what it is and what a move makes it": ({ before, event, after: { context } }) => {
      if (context.user === null || !before?.context.user) return true;
      const [was, wanted] = [before.context.expiresAt, wantedExpiry(before, event, context.autoLogoutMin)];
      return context.expiresAt === (was === null && wanted === null ? null : Math.max(was ?? 0, wanted ?? 0));
    },
    "an expired session is never shown as running": ({ event, after }) =>
      event.type !== "session.tick" ||
      after.context.expiresAt === null ||
      !("now" in event) ||
      Number(event.now) < after.context.expiresAt,
  },
  expectEffects: ({ before, event, after }) => {
    if (isEnding(after) && !isEnding(before)) return ["forgetStored", "depart"];
    if (before?.matches("loggingIn")) return after.hasTag("authenticated") ? ["arrive"] : ["depart"];
    if (event.type === "xstate.done.actor.fetchAutoLogout" || event.type === "session.enterLobby")
      return ["storeExpiry"];
    const hasMinutes = (before?.context.autoLogoutMin ?? 0) > 0;
    return hasMinutes && (event.type === "session.navigated" || event.type === "session.stay") ? ["storeExpiry"] : [];
  },
});
