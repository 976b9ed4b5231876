// What is seen and what holds in each state of the session; the facts of its test model.
import type { SnapshotFrom } from "xstate";
import type { StateFacts } from "../../../paths/lib/model.ts";
import type { sessionMachine } from "./session.machine.ts";

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const isOut = ({ context }: Snapshot): boolean => context.user === null && context.expiresAt === null;

export const sessionFacts: Readonly<Record<string, StateFacts<Snapshot>>> = {
  restoring: {
    sees: "화면이 준비되는 중이다",
    tags: ["busy", "restoring"],
    cannot: ["session.login", "session.logout"],
    holds: isOut,
  },
  loggedOut: {
    sees: "로그인 화면이다",
    noTags: ["busy", "authenticated"],
    can: ["session.login", "session.begunElsewhere"],
    cannot: ["session.logout"],
    holds: isOut,
  },
  joining: {
    sees: "로그인 화면 그대로다",
    tags: ["busy"],
    noTags: ["authenticated", "restoring"],
    cannot: ["session.login", "session.logout", "session.begunElsewhere"],
    holds: (snapshot) => isOut(snapshot) && snapshot.context.departure === null,
  },
  loggingIn: {
    sees: "로그인 단추가 처리 중이다",
    tags: ["busy"],
    noTags: ["authenticated"],
    cannot: ["session.login"],
    holds: (snapshot) => isOut(snapshot) && snapshot.context.departure === null,
  },
  loggedIn: {
    sees: "머리글에 닉네임과 보유머니가 있다",
    tags: ["authenticated"],
    noTags: ["busy"],
    can: [
      "session.logout",
      "session.code/second login",
      "session.code/kicked",
      "session.code/access denied",
      "session.code/address blocked",
      "session.code/server failure",
      "session.code/unauthorized",
      "wallet.changed",
    ],
    cannot: ["session.login", "session.code/not found"],
  },
  "loggedIn.expiry.watched.active": {
    sees: "연장 안내가 없다",
    noTags: ["expiring"],
    can: ["session.navigated", "session.enterLobby", "session.expiryMoved"],
    cannot: ["session.tick/more than 60 s left"],
  },
  "loggedIn.expiry.watched.expiring": {
    sees: "남은 초와 연장 단추가 보인다",
    tags: ["expiring"],
    can: [
      "session.stay",
      "session.logout",
      "session.navigated",
      "session.enterLobby",
      "session.tick",
      "session.expiryMoved",
    ],
    holds: ({ context }) => context.secondsLeft >= 1 && context.secondsLeft <= 60,
  },
  "loggedIn.expiry.unwatched": {
    sees: "연장 안내가 없다",
    noTags: ["expiring"],
    can: ["session.navigated", "session.enterLobby", "session.expiryMoved"],
  },
  "loggedIn.connection.online.waiting": {
    sees: "연결 경고가 없다",
    noTags: ["lost"],
    can: ["session.refresh"],
  },
  "loggedIn.connection.online.asking": {
    sees: "연결 경고가 없다",
    noTags: ["lost"],
    cannot: ["session.refresh"],
  },
  "loggedIn.connection.lost.waiting": {
    sees: "연결이 끊겼다고 머리글이 알린다",
    tags: ["lost", "authenticated"],
    can: ["session.refresh"],
  },
  "loggedIn.connection.lost.asking": {
    sees: "연결이 끊겼다고 머리글이 알린다",
    tags: ["lost", "authenticated"],
    cannot: ["session.refresh"],
  },
  "loggedIn.minutes.fetching": {
    sees: "보이는 차이가 없다",
    holds: ({ context }) => context.autoLogoutMin === null,
  },
  "loggedIn.minutes.known": {
    sees: "보이는 차이가 없다",
    holds: ({ context }) => context.autoLogoutMin !== null,
  },
  "loggedIn.minutes.unknown": {
    sees: "보이는 차이가 없다",
    holds: ({ context }) => context.autoLogoutMin === null,
    can: ["session.navigated", "session.stay"],
  },
  "ending.loggingOut": {
    sees: "로그인 화면으로 간다",
    holds: ({ context }) => context.departure?.reason === "logout" && context.departure.alert === null,
  },
  "ending.forcedLogout": {
    sees: "서버가 알린 까닭과 함께 로그아웃된다",
    holds: ({ context: { departure } }) =>
      (departure?.to === "about:blank") === (departure?.alert === null) && departure !== null,
  },
  "ending.expired": {
    sees: "시간이 만료되어 로그아웃된다",
    holds: ({ context }) => context.departure?.reason === "expired",
  },
  ending: {
    sees: "로그아웃되었다",
    tags: ["busy"],
    noTags: ["authenticated"],
    cannot: ["session.login"],
    holds: isOut,
  },
};
