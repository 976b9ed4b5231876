// Faults of what opens a window or a question by itself: games, tether, the reminder of the time.
import type { Fault } from "./fault.ts";

const LAUNCH = "src/main/launch-actors.ts";
const SHARED = "src/main/share-stream.ts";
const REMINDER = "src/main/reality-check.ts";
const TETHER = "src/main/tether-actors.ts";

export const LAUNCH_FAULTS: readonly Fault[] = [
  {
    machine: "launch",
    file: LAUNCH,
    from: "if (context.address !== null) opened?.location.replace(new URL(context.address, location.href));",
    to: "if (context.address === null) opened?.close();",
    why: "the window that was opened stays blank",
  },
  {
    machine: "launch",
    file: LAUNCH,
    from: `  casino: "evolution",`,
    to: `  casino: "europe",`,
    why: "the casino asks the question of another page",
  },
  {
    machine: "launch",
    file: LAUNCH,
    from: `raiseAlerts(dialogs, () => launch.send({ type: "alert.read" })),`,
    to: "raiseAlerts(dialogs, () => undefined),",
    why: "the machine does not hear that its alert was read",
  },
  {
    machine: "tab-leader",
    file: SHARED,
    from: `answerHere: () => tell({ kind: "here" }),`,
    to: "answerHere: () => undefined,",
    why: "a tab whose line is slow gives no sign, and is taken for a frozen one",
  },
  {
    machine: "tab-leader",
    file: SHARED,
    from: "[TOPICS_HEADER]: input.topics.join()",
    to: "[TOPICS_HEADER]: wish.read().join()",
    why: "the reading tab asks for what it wants itself alone",
  },
  {
    machine: "tab-leader",
    file: "src/api/live/tab-locks.ts",
    from: '      tell({ type: "lock.lost" });',
    to: "",
    why: "a tab whose lock was stolen reads on beside the other one",
  },
  {
    machine: "reality-check",
    file: REMINDER,
    from: `type: isLeaving ? "reminder.leave" : "reminder.continue"`,
    to: `type: isLeaving ? "reminder.continue" : "reminder.leave"`,
    why: "who goes on is logged out",
  },
  {
    machine: "reality-check",
    file: REMINDER,
    from: `logOut: () => session.send({ type: "session.logout", to: "/login" }),`,
    to: "logOut: () => undefined,",
    why: "who wants to stop stays logged in",
  },
  {
    machine: "tether-deposit",
    file: TETHER,
    from: `openConfirm: () => open(dialogs, "coinDepositConfirm"),`,
    to: "openConfirm: () => undefined,",
    why: "a deposit is never asked about",
  },
  {
    machine: "tether-deposit",
    file: TETHER,
    from: `showDeposit: ({ context }) => shown.show(context.address ?? ""),`,
    to: "showDeposit: () => undefined,",
    why: "the window of the payment desk stays blank",
  },
  {
    machine: "tether-withdrawal",
    file: TETHER,
    from: `openForm: () => open(dialogs, "tetherWithdrawal"),`,
    to: "openForm: () => undefined,",
    why: "the form of a withdrawal does not open",
  },
  {
    machine: "tether-withdrawal",
    file: TETHER,
    from: `closeConfirm: () => close(dialogs, "tetherWithdrawalConfirm"),`,
    to: "closeConfirm: () => undefined,",
    why: "the question stays after its answer",
  },
  {
    machine: "tether-withdrawal",
    file: "src/ui/wallet/exchange-crypto/withdrawal-dialogs.tsx",
    from: "defaultValue={address}",
    to: `defaultValue=""`,
    why: "the address that was typed is gone when the form opens again",
  },
  {
    machine: "mini-game-round",
    file: "src/ui/games/mini/round-clock.tsx",
    from: `{named ? TEXT.round(named.day, named.number) : TEXT.state.idle}`,
    to: "{TEXT.state.idle}",
    why: "the clock does not say which round runs",
  },
  {
    machine: "mini-game-round",
    file: "src/ui/games/mini/round-clock.tsx",
    from: "      data-state={stateText(value)}",
    to: `      data-state="shown.open"`,
    why: "the clock shows one state for all",
  },
  {
    machine: "mini-game-round",
    file: "src/main/open-stream.ts",
    from: `else if (name === "rounds") readOwn(`,
    to: `else if (name === "resync") readOwn(`,
    why: "the page does not hear what becomes of a round",
  },
  {
    machine: "mini-game-maintenance",
    file: "src/ui/games/mini/use-game-gate.ts",
    from: `goHome: () => void navigate({ to: "/" }),`,
    to: "goHome: () => undefined,",
    why: "a game under maintenance does not lead home",
  },
  {
    machine: "mini-game-maintenance",
    file: "src/ui/games/mini/game-gate.tsx",
    from: `{snapshot.hasTag("playable") && children}`,
    to: "{children}",
    why: "a game is shown before its setting is known",
  },
];
