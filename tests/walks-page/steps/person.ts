// What a person does besides betting: comes, goes, reads and closes.
import { send } from "../../../src/api/client/send-at-once.ts";
import { readAllMessages } from "../../../src/api/contract/community/message.endpoints.ts";
import { messagesQuery } from "../../../src/api/queries/community/message.ts";
import { snoozeUntil } from "../../../src/domain/frame/popup.ts";
import { type AccountName, PASSWORD } from "../world/accounts.ts";
import type { PATHS, Page } from "../world/page.ts";
import { isFree, isLoggedIn, onPage, pageOf, type Step } from "../step.ts";

export function login(name: AccountName, isRight: boolean): Step {
  return {
    says: isRight ? `${name} 로그인` : `${name} 틀린 비밀번호로 로그인`,
    isPossible: onPage(
      (page, world) =>
        page.shown() === "/login" &&
        isFree(page, world) &&
        page.app.actors.session.getSnapshot().matches("loggedOut") &&
        !page.app.actors.loginForm.getSnapshot().hasTag("busy"),
    ),
    run: (world) => {
      const { loginForm } = pageOf(world).app.actors;
      loginForm.send({ type: "field.change", field: "userId", value: name });
      loginForm.send({ type: "field.change", field: "password", value: isRight ? PASSWORD : "wrong-password" });
      loginForm.send({ type: "form.submit" });
    },
  };
}

export const logout: Step = {
  says: "로그아웃",
  isPossible: onPage(
    (page, world) => isLoggedIn(page, world) && !page.app.actors.dialogs.getSnapshot().hasTag("modal"),
  ),
  run: (world) => pageOf(world).app.actors.session.send({ type: "session.logout", to: "/login" }),
};

export const stay: Step = {
  says: "만료 알림에서 계속 이용",
  isPossible: onPage((page) => page.app.actors.session.getSnapshot().hasTag("expiring")),
  run: (world) => pageOf(world).app.actors.session.send({ type: "session.stay", now: world.clock.now }),
};

export const go = (path: (typeof PATHS)[number]): Step => ({
  says: `${path}로 이동`,
  isPossible: onPage(isFree),
  run: (world) => pageOf(world).go(path),
});

export const reload: Step = {
  says: "새로고침",
  isPossible: () => true,
  run: (world) => world.open(world.page?.shown() ?? "/"),
};

export const closeAlert: Step = {
  says: "알림 닫기",
  isPossible: onPage((page) => page.app.actors.dialogs.getSnapshot().context.alerts.length > 0),
  run: (world) => {
    world.closedAlerts += 1;
    pageOf(world).app.actors.dialogs.send({ type: "alert.close" });
  },
};

export const openUserInfo: Step = {
  says: "회원정보 대화상자 열기",
  isPossible: onPage((page, world) => isLoggedIn(page, world) && isFree(page, world)),
  run: (world) => pageOf(world).app.actors.dialogs.send({ type: "dialog.open", name: "userInfo" }),
};

export const closeDialog: Step = {
  says: "대화상자 닫기",
  isPossible: onPage((page) => page.app.actors.dialogs.getSnapshot().context.base !== null),
  run: (world) => {
    const { dialogs } = pageOf(world).app.actors;
    const { base } = dialogs.getSnapshot().context;
    if (base) dialogs.send({ type: "dialog.close", name: base });
  },
};

export const requestSignUp: Step = {
  says: "추천인 회원가입 누르기",
  isPossible: onPage((page, world) => page.shown() === "/login" && isFree(page, world)),
  run: (world) => pageOf(world).app.actors.signUpGate.send({ type: "signUp.request" }),
};

export const readMessages: Step = {
  says: "쪽지 모두 읽기",
  isPossible: onPage((page, world) => page.shown() === "/message" && isLoggedIn(page, world) && isFree(page, world)),
  run: (world) => {
    const { app, queryClient } = pageOf(world);
    const { queryKey } = messagesQuery(app.api);
    const settle = async (): Promise<void> => {
      await send(app.api, readAllMessages, {});
      await queryClient.invalidateQueries({ queryKey });
      const items = queryClient.getQueryData(queryKey)?.items;
      if (!items) return;
      const count = items.filter((message) => message.readAt === null).length;
      app.actors.messageGate.send({ type: "messages.counted", count });
    };
    const tell = (failure: Error): void => app.actors.dialogs.send({ type: "alert.show", message: failure.message });
    void settle().catch(tell);
  },
};

const WAYS = { close: "닫기", snooze: "6시간 보지 않기", pressBody: "본문 누르기" } as const;

function shownPopup(page: Page, index: number) {
  const shown = page.app.actors.popupList
    .getSnapshot()
    .context.popups.filter(({ ref }) => ref.getSnapshot().hasTag("shown"));
  return shown.length > 0 ? shown[index % shown.length] : undefined;
}

export function popup(way: keyof typeof WAYS, index: number): Step {
  return {
    says: `팝업 ${index + 1} ${WAYS[way]}`,
    isPossible: onPage(
      (page, world) => page.shown() === "/" && isFree(page, world) && shownPopup(page, index) !== undefined,
    ),
    run: (world) => {
      const found = shownPopup(pageOf(world), index);
      if (!found) return;
      const { now } = world.clock;
      found.ref.send(way === "snooze" ? { type: "popup.snooze", now } : { type: `popup.${way}` });
      if (way === "snooze") world.snoozed.set(found.id, snoozeUntil(now));
      else world.putAway.add(found.id);
    },
  };
}
