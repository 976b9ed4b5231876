import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { SIGN_UP_ENDED_TEXT } from "../../src/domain/session/session-text.ts";
import { signUpFailureText } from "../../src/domain/session/session.ts";
import { DIALOG_TEXT } from "../../src/ui/frame/dialog/text.ts";
import { loadEntries } from "../../src/ui/frame/layout/load-entries.ts";
import { LIVE_TEXT } from "../../src/ui/sports/korea/live-text.ts";
import { LOGIN_TEXT, SIGN_UP_TEXT } from "../../src/ui/account/login/text.ts";
import { LivePanel } from "../live/live-panel.tsx";
import { takeInHand } from "./live-play.ts";

/** For the tests alone: in each state a live story shows what the page shows in it. */
const meta = { title: "기계(Machine)/보이는 것", component: LivePanel, tags: ["!dev"] } satisfies Meta<
  typeof LivePanel
>;
export default meta;

type Story = StoryObj<typeof meta>;

interface Turn {
  press?: string;
  /** A button in the component by its name. */
  click?: string | RegExp;
  says?: string | RegExp;
  saysNot?: string | RegExp;
}

function turns(machine: string, all: readonly Turn[]): Story {
  return {
    args: { machine },
    play: async ({ canvasElement, userEvent }) => {
      const hand = await takeInHand(canvasElement);
      await hand.faceStands();
      const face = within(hand.face());
      for (const { press, click, says, saysNot } of all) {
        if (press !== undefined) await userEvent.click(hand.button(press));
        if (click !== undefined) await userEvent.click(await face.findByRole("button", { name: click }));
        if (says !== undefined) await face.findAllByText(says);
        if (saysNot !== undefined) await waitFor(() => expect(face.queryAllByText(saysNot)).toEqual([]));
      }
    },
  };
}

const HOME = "다음 경기";
const MAINTENANCE = "점검 중";
export const MaintenanceGate = turns("maintenance-gate", [
  { saysNot: MAINTENANCE },
  { press: "navigation.request/member to a page", saysNot: MAINTENANCE },
  { press: "xstate.done.actor.readMaintenance/off", says: HOME, saysNot: MAINTENANCE },
  { press: "navigation.request/member to a page" },
  { press: "xstate.done.actor.readMaintenance/on", says: MAINTENANCE, saysNot: HOME },
]);
export const LiveConnection = turns("live-connection", [
  { says: LOGIN_TEXT.submit, saysNot: LIVE_TEXT.connecting },
  { press: "connection.start/plain", says: LIVE_TEXT.connecting },
]);
export const SignUpGate = turns("sign-up-gate", [
  { click: LOGIN_TEXT.signUp },
  { press: "xstate.done.actor.readSignUp/open", says: SIGN_UP_TEXT.recommender },
  { press: "signUp.close/plain", saysNot: SIGN_UP_TEXT.recommender },
  { press: "signUp.request/plain" },
  { press: "xstate.done.actor.readSignUp/ended", says: SIGN_UP_ENDED_TEXT },
]);
export const SignUpGateFailed = turns("sign-up-gate", [
  { press: "signUp.request/plain" },
  { press: "xstate.error.actor.readSignUp/no answer", says: signUpFailureText(null) },
]);
export const LoginForm = turns("login-form", [
  { press: "field.change/id" },
  { press: "field.change/password" },
  { press: "form.submit/plain", says: LOGIN_TEXT.submitting },
  // The session's alert says why.
  { press: "xstate.done.actor.submitLogin/refused", saysNot: LOGIN_TEXT.submitting },
]);
export const Session: Story = {
  loaders: [loadEntries],
  ...turns("session", [
    { press: "xstate.done.actor.restoreSession/member", saysNot: DIALOG_TEXT.userInfo },
    { click: /한판왕/, says: DIALOG_TEXT.userInfo },
  ]),
};
export const MoneyRequest = turns("money-request", [
  { says: "신청하는 양식" },
  { press: "request.changed/charge", says: /접수되었습니다/ },
  { click: "신청 취소", says: "100,000원 충전 신청을 취소합니다." },
  { press: "request.keep/plain", says: /접수되었습니다/ },
  { press: "request.changed/charge refused", says: "입금이 확인되지 않습니다." },
]);
const REMINDER = "이용 시간 알림";
export const RealityCheck = turns("reality-check", [
  { press: "reminder.ask/plain", saysNot: REMINDER },
  { press: "xstate.done.actor.readLogin/every hour", saysNot: REMINDER },
  { press: "xstate.after.due.reality-check.on.counting" },
  { press: "xstate.done.actor.readResult/every hour", says: REMINDER },
  { click: "계속하기", saysNot: REMINDER },
]);
