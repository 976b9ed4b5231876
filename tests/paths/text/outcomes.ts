// What a person reads off the page at a step, beside what the state that it leads to looks like: alerts word by word,
// where the page goes, and what stands in a window. The words are the page's own.
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, SnapshotFrom } from "xstate";
import { accountKind, homeOf, landingPath, type AccountUser } from "../../../src/domain/account.ts";
import { addComma, formatPrice } from "../../../src/domain/price.ts";
import { BLANK_PAGE } from "../../../src/domain/session.ts";
import { availabilityOf } from "../../../src/domain/slip/block.ts";
import { isBonus } from "../../../src/domain/slip/pick.ts";
import { accountRedirectMachine } from "../../../src/machines/account-redirect/account-redirect.machine.ts";
import { GAME_LAUNCH_ALERTS } from "../../../src/machines/game-launch/game-launch.alerts.ts";
import { LOBBY_ENTRY_ALERTS } from "../../../src/machines/lobby-entry/lobby-entry.alerts.ts";
import { MINI_GAME_MAINTENANCE_ALERTS } from "../../../src/machines/mini-game-maintenance/mini-game-maintenance.alerts.ts";
import { type AlertTexts, alertText } from "../../../src/machines/shared/alerts.ts";
import { SIGN_UP_GATE_ALERTS } from "../../../src/machines/sign-up-gate/sign-up-gate.alerts.ts";
import { TETHER_DEPOSIT_ALERTS } from "../../../src/machines/tether-deposit/tether-deposit.alerts.ts";
import { TETHER_WITHDRAWAL_ALERTS } from "../../../src/machines/tether-withdrawal/tether-withdrawal.alerts.ts";
import { chunkReloadMachine } from "../../../src/machines/chunk-reload/chunk-reload.machine.ts";
import type { BaseDialog, SlipDialog } from "../../../src/machines/dialogs/dialog-names.ts";
import { dialogsMachine } from "../../../src/machines/dialogs/dialogs.machine.ts";
import { gameLaunchMachine } from "../../../src/machines/game-launch/game-launch.machine.ts";
import { lobbyEntryMachine } from "../../../src/machines/lobby-entry/lobby-entry.machine.ts";
import { loginFormMachine } from "../../../src/machines/login-form/login-form.machine.ts";
import { maintenanceGateMachine } from "../../../src/machines/maintenance-gate/maintenance-gate.machine.ts";
import { messageGateMachine } from "../../../src/machines/message-gate/message-gate.machine.ts";
import { miniGameMaintenanceMachine } from "../../../src/machines/mini-game-maintenance/mini-game-maintenance.machine.ts";
import { navigationMachine } from "../../../src/machines/navigation/navigation.machine.ts";
import { placementMachine } from "../../../src/machines/placement/placement.machine.ts";
import { popupMachine } from "../../../src/machines/popup/popup.machine.ts";
import { sessionMachine } from "../../../src/machines/session/session.machine.ts";
import { signUpGateMachine } from "../../../src/machines/sign-up-gate/sign-up-gate.machine.ts";
import { addressed, blockOf } from "../../../src/machines/slip/slip.actions.ts";
import { slipMachine } from "../../../src/machines/slip/slip.machine.ts";
import type { HeldLeg, PriceNow } from "../../../src/machines/slip/slip.schema.ts";
import { tetherDepositMachine } from "../../../src/machines/tether-deposit/tether-deposit.machine.ts";
import { tetherWithdrawalMachine } from "../../../src/machines/tether-withdrawal/tether-withdrawal.machine.ts";
import { LOGIN_TEXT, SIGN_UP_TEXT } from "../../../src/ui/account/login/text.ts";
import { PLACEMENT_TEXT, POLICY_LABEL, SLIP_TEXT } from "../../../src/ui/sports/slip/text.ts";
import { alert, goesTo, quoted } from "./said.ts";

interface Happened<Snapshot> {
  before: Snapshot;
  event: EventObject;
  after: Snapshot;
  /** The names of the effects that ran. */
  effects: readonly string[];
}

export interface Words<Snapshot = AnyMachineSnapshot> {
  /** What a step says of itself. */
  told?: (step: Happened<Snapshot>) => readonly string[];
  /** What can be read in a state, whatever led to it. */
  shows?: (snapshot: Snapshot) => readonly string[];
  /** What is seen in place of the facts' words, by state, where the snapshot knows better. */
  instead?: (snapshot: Snapshot) => Readonly<Record<string, string | null>>;
}

function words<Machine extends AnyStateMachine>(
  machine: Machine,
  said: Words<SnapshotFrom<Machine>>,
): readonly [string, Words] {
  return [machine.id, said as unknown as Words];
}

type Sayings<Context> = Readonly<Record<string, string | ((context: Context) => string)>>;

/** Effects that a person sees, each in its words. */
function byEffect<Context>(effects: readonly string[], context: Context, sayings: Sayings<Context>): string[] {
  return effects.flatMap((name) => {
    const saying = sayings[name];
    return saying === undefined ? [] : [typeof saying === "string" ? saying : saying(context)];
  });
}

const WINDOW: Sayings<unknown> = {
  openConfirm: "확인 창이 열린다",
  openWindow: "빈 새 창이 열린다",
  closeWindow: "새 창이 닫힌다",
};

/** The alerts of a machine, in the page's own words. */
function alertsOf<Context>(texts: AlertTexts<Context>): Sayings<Context> {
  return Object.fromEntries(
    Object.keys(texts).map((effect) => [effect, (context: Context) => alert(alertText(texts, effect, context) ?? "")]),
  );
}

type Decided = { kind: string; to?: string; alert?: string | null } | null;

/** A gate's answer, where it is a new one. */
function decided(before: Decided, after: Decided): string[] {
  if (after === before || after?.kind !== "redirect" || after.to === undefined) return [];
  return [...(after.alert ? [alert(after.alert)] : []), goesTo(after.to)];
}

/** Members are sent on by the guard of the page that every account of their type lands on. */
function landing(user: AccountUser): string {
  const [first, home] = [landingPath(user), homeOf(accountKind(user))];
  return first === home ? goesTo(home) : `${first} 화면을 거쳐 ${goesTo(home)}`;
}

const DIALOGS: Readonly<Partial<Record<BaseDialog | SlipDialog, string>>> = {
  login: "로그인",
  join: "가입",
  userInfo: "회원정보",
  slipNormal: "일반",
  slipInplay: "인플레이",
};

/** A leg answers for itself: what it makes of this are steps of their own. */
const TOLD_LEGS = "새 배당과 상태는 이어지는 ‘선택의 배당이 움직인다’와 ‘선택이 열리거나 닫힌다’에서 보인다";
const AGREED_LEGS = "확인한 배당은 이어지는 ‘동의한 것이 전해진다’에서 바뀐다";

function legText({ entry, seenPrice, availability }: HeldLeg): string {
  const name = isBonus(entry)
    ? `보너스 ${entry.selectionName}`
    : `${entry.kind === "fixture" ? entry.marketName : entry.gameName} ${entry.selectionName}`;
  const moved = entry.betPrice === seenPrice ? "" : `, 확인한 배당 ${formatPrice(seenPrice)}`;
  const paused = availability === "open" ? "" : `, ${SLIP_TEXT[availability]}`;
  return `${name} ${formatPrice(entry.betPrice)}${moved}${paused}`;
}

export const WORDS: ReadonlyMap<string, Words> = new Map([
  words(sessionMachine, {
    told: ({ effects, after: { context } }) => [
      ...(effects.includes("arrive") && context.user ? [landing(context.user)] : []),
      ...(effects.includes("depart") && context.departure?.alert ? [alert(context.departure.alert)] : []),
      ...(effects.includes("depart") && context.departure?.to ? [goesTo(context.departure.to)] : []),
    ],
    shows: (snapshot) => (snapshot.hasTag("expiring") ? [`남은 시간 ${snapshot.context.secondsLeft}초`] : []),
    instead: ({ context: { departure } }) => {
      const isBlank = departure?.to === BLANK_PAGE;
      const isByGate = departure?.reason === "logout" && departure.to === null;
      return {
        loggedOut: isBlank
          ? "빈 화면 그대로다; 사이트를 다시 열면 로그인 화면이다"
          : isByGate
            ? "로그아웃되어 있다; 화면은 검사가 정한다"
            : null,
        "ending.forcedLogout": isBlank ? "알림 없이 로그아웃된다" : null,
        "ending.loggingOut": isByGate ? "화면은 검사가 정한다" : "알림 없이 나간다",
      };
    },
  }),
  words(loginFormMachine, {
    told: ({ before, after }) => {
      if (!before.matches("submitting")) return [];
      const { message } = after.context;
      return after.matches("idle") ? ["로그인되어 첫 화면으로 간다"] : message === null ? [] : [alert(message)];
    },
    shows: ({ context: { errors } }) => [
      ...(errors.userId ? [`${LOGIN_TEXT.userId} 칸에 ${quoted(errors.userId)}`] : []),
      ...(errors.password ? [`${LOGIN_TEXT.password} 칸에 ${quoted(errors.password)}`] : []),
    ],
  }),
  words(messageGateMachine, { told: ({ before, after }) => decided(before.context.decision, after.context.decision) }),
  words(maintenanceGateMachine, {
    told: ({ before, after }) => decided(before.context.decision, after.context.decision),
  }),
  words(accountRedirectMachine, {
    told: ({ before, after }) => decided(before.context.decision, after.context.decision),
  }),
  words(navigationMachine, { told: ({ before, after }) => decided(before.context.verdict, after.context.verdict) }),
  words(dialogsMachine, {
    instead: ({ context: { menu, base, slip, confirm, alerts } }) => ({
      "menu.open": menu && `${menu === "drawer" ? "서랍이" : "메뉴가"} 열려 있다`,
      "slip.open": slip && `${DIALOGS[slip] ?? slip} 베팅슬립 창이 있다`,
      "base.open": base && `${DIALOGS[base] ?? base} 창이 있다`,
      "confirm.open": confirm && `확인창 ${quoted(confirm.message)}이 다른 창 위에 있다`,
      "alert.open":
        alerts[0] === undefined
          ? null
          : `${alert(alerts[0].message)}이 모든 창 위에 있다${alerts.length > 1 ? `; 뒤에 ${alerts.length - 1}개가 기다린다` : ""}`,
    }),
  }),
  words(popupMachine, {
    shows: (snapshot) => (snapshot.hasTag("shown") ? [`제목 ${quoted(snapshot.context.popup.title)}`] : []),
  }),
  words(slipMachine, {
    told: ({ before, event, after: { context } }) => {
      const { legs } = before.context;
      if (event.type === "slip.pick" && context.refusal !== null && context.legs === legs)
        return [alert(context.refusal.message)];
      const isMoved = legs.some(({ entry, seenPrice }) => entry.betPrice !== seenPrice);
      const news =
        event.type === "xstate.done.actor.checkPrices"
          ? context.checked
          : event.type === "prices.changed" && "items" in event
            ? (event.items as readonly PriceNow[])
            : [];
      const isTold = addressed(before.context, news).some(({ ref, now }) => {
        const leg = legs.find((one) => one.ref === ref);
        return leg?.entry.betPrice !== now.betPrice || leg.availability !== availabilityOf(now.status);
      });
      const isAgreed = /^slip\.(acceptPrices?|hold)$/.test(event.type) && isMoved;
      return isTold ? [TOLD_LEGS] : isAgreed ? [AGREED_LEGS] : [];
    },
    shows: (snapshot) => {
      const { legs, stake, policy } = snapshot.context;
      if (snapshot.matches("empty")) return [quoted(SLIP_TEXT.empty)];
      const block = snapshot.matches({ filled: "blocked" }) ? blockOf(snapshot.context) : null;
      const state = snapshot.matches({ filled: "checking" })
        ? SLIP_TEXT.checking
        : snapshot.matches({ filled: "unchecked" })
          ? SLIP_TEXT.unchecked
          : (block?.message ?? null);
      return [
        ...(state === null ? [] : [quoted(state)]),
        `담긴 것: ${legs.map(legText).join(" / ")}`,
        `베팅금액 ${addComma(stake)}원, ${SLIP_TEXT.policy} ${POLICY_LABEL[policy]}`,
      ];
    },
    instead: () => ({ empty: "배당을 누르면 담긴다" }),
  }),
  words(placementMachine, {
    shows: (snapshot) => {
      const { refusal, fresh } = snapshot.context;
      const title: Readonly<Record<typeof snapshot.value, string | null>> = {
        editing: null,
        confirming: PLACEMENT_TEXT.confirmAsk,
        storing: PLACEMENT_TEXT.sending,
        submitting: PLACEMENT_TEXT.sending,
        unknown: PLACEMENT_TEXT.unknown,
        reconciling: PLACEMENT_TEXT.unknown,
        unsent: PLACEMENT_TEXT.unsent,
        withdrawing: PLACEMENT_TEXT.withdrawing,
        interrupted: PLACEMENT_TEXT.interrupted,
        pendingAcceptance: PLACEMENT_TEXT.pending,
        accepted: PLACEMENT_TEXT.accepted,
        rejected: PLACEMENT_TEXT.rejected,
        priceChanged: PLACEMENT_TEXT.priceChanged,
      };
      const highest =
        refusal?.maxStake === undefined
          ? null
          : refusal.maxStake === 0
            ? PLACEMENT_TEXT.noStake
            : PLACEMENT_TEXT.highest(addComma(refusal.maxStake));
      const isAsked = snapshot.matches("editing") || snapshot.matches("confirming") || snapshot.matches("unsent");
      const stale = fresh || !isAsked ? null : SLIP_TEXT.notFresh;
      const said = [title[snapshot.value], refusal?.message ?? null, highest, stale].flatMap((text) => text ?? []);
      return [...new Set(said)].map(quoted);
    },
  }),
  words(signUpGateMachine, {
    told: ({ effects, after: { context } }) =>
      byEffect(effects, context, {
        ...alertsOf(SIGN_UP_GATE_ALERTS),
        openSignUp: `${quoted(SIGN_UP_TEXT.title)} 창이 열린다`,
      }),
  }),
  words(gameLaunchMachine, {
    told: ({ effects, after: { context } }) =>
      byEffect(effects, context, {
        ...WINDOW,
        ...alertsOf(GAME_LAUNCH_ALERTS),
        showGame: "새 창에 게임이 뜬다",
      }),
  }),
  words(lobbyEntryMachine, {
    told: ({ effects, after: { context } }) =>
      byEffect(effects, context, {
        ...WINDOW,
        showLobby: "새 창에 로비가 뜬다",
        ...alertsOf(LOBBY_ENTRY_ALERTS),
      }),
  }),
  words(miniGameMaintenanceMachine, {
    told: ({ effects, after: { context } }) =>
      byEffect(effects, context, {
        ...alertsOf(MINI_GAME_MAINTENANCE_ALERTS),
        goHome: goesTo("/"),
      }),
  }),
  words(tetherDepositMachine, {
    told: ({ effects, after: { context } }) =>
      byEffect(effects, context, {
        ...WINDOW,
        showDeposit: "새 창에 입금 화면이 뜬다",
        ...alertsOf(TETHER_DEPOSIT_ALERTS),
      }),
  }),
  words(tetherWithdrawalMachine, {
    told: ({ effects, after: { context } }) =>
      byEffect(effects, context, {
        openConfirm: "확인 창이 열린다",
        ...alertsOf(TETHER_WITHDRAWAL_ALERTS),
      }),
  }),
  words(chunkReloadMachine, {
    told: ({ effects, after: { context } }) => byEffect(effects, context, { reloadPage: "화면을 새로 읽는다" }),
  }),
]);
