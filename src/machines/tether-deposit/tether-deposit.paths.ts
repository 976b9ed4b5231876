import { definePathModel } from "../../../paths/lib/model.ts";
import { tetherDepositMachine } from "./tether-deposit.machine.ts";
import { tetherDepositWords } from "./tether-deposit.words.ts";

const ADDRESS = "https://pay.example/d/1";
const failures = {
  "no answer": new TypeError("fetch failed"),
  "server's words": { status: 409, data: { code: "unavailable", message: "입금 주소를 만들 수 없습니다." } },
  "second login": { status: 555 },
};

export const tetherDepositPaths = definePathModel({
  machine: tetherDepositMachine,
  words: tetherDepositWords,
  events: {
    "deposit.open": { plain: {} },
    "deposit.submit": {
      "100,000 won": { amount: 100_000, network: "TRC20" },
      nothing: { amount: 0, network: "TRC20" },
      "half a won": { amount: 0.5, network: "TRC20" },
    },
    "deposit.back": { plain: {} },
    "deposit.confirm": { plain: {} },
    "deposit.cancel": { plain: {} },
    "deposit.close": { plain: {} },
    "alert.read": { plain: {} },
    "window.blocked": { plain: {} },
    "window.closed": { plain: {} },
  },
  done: {
    readTether: { open: { tetherMaintenanceFlag: 0 }, "flag is 1": { tetherMaintenanceFlag: 1 } },
    readDepositUrl: { https: ADDRESS, http: "http://pay.example/d/1" },
    recordDeposit: { recorded: undefined },
  },
  errors: { readTether: failures, readDepositUrl: failures, recordDeposit: failures },
  asks: {
    readDepositUrl: ({ context }) => ({ amount: context.amount, network: "TRC20" }),
    recordDeposit: ({ context }) => ({ amount: context.amount, network: "TRC20", address: ADDRESS }),
  },
  comesTo: {
    start: "closed.idle",
    "deposit.open": "checking",
    "deposit.submit": "confirming",
    "deposit.back": "editing",
    "deposit.confirm": "requesting",
    "deposit.cancel": "closed.idle",
    "deposit.close": "closed.idle",
    "alert.read": "closed.idle",
    "window.blocked": "closed.blocked",
    "window.closed": "closed.idle",
    "done readTether/open": "editing",
    "done readTether/flag is 1": "closed.maintenance",
    "done readDepositUrl/https": "recording",
    "done readDepositUrl/http": "closed.failed",
    "done recordDeposit": "closed.paying",
    ...Object.fromEntries(
      ["readTether", "readDepositUrl", "recordDeposit"].flatMap((id) => [
        [`error ${id}/second login`, "closed.idle"],
        [`error ${id}`, "closed.failed"],
      ]),
    ),
  },
  states: {
    closed: {
      sees: "테더 입금 창이 없다",
      noTags: ["busy"],
      can: ["deposit.open"],
      cannot: ["deposit.submit"],
    },
    "closed.idle": {
      sees: "알림이 없다",
      cannot: ["deposit.close", "alert.read", "deposit.cancel", "deposit.confirm"],
    },
    "closed.maintenance": {
      sees: "테더 입금이 점검중이라는 알림이 보인다",
      can: ["alert.read"],
      cannot: ["deposit.close"],
    },
    "closed.blocked": {
      sees: "팝업 차단을 해제하라는 알림이 보인다",
      can: ["alert.read"],
      cannot: ["deposit.close"],
    },
    "closed.failed": {
      sees: "서버의 말이나 일반 오류 알림이 보이고 새 창은 닫혔다",
      can: ["alert.read"],
      cannot: ["deposit.close"],
    },
    "closed.paying": {
      sees: "새 창에 입금 화면이 열려 있다",
      can: ["deposit.close", "window.closed"],
      cannot: ["alert.read"],
      holds: ({ context }) => context.address === ADDRESS && context.amount === 100_000,
    },
    checking: {
      sees: "테더 입금을 여는 중이다",
      tags: ["busy"],
      can: ["deposit.cancel"],
      cannot: ["deposit.open", "deposit.submit"],
      holds: ({ context }) => context.address === null && context.failure === null,
    },
    editing: {
      sees: "테더 입금 창에 금액을 넣는다",
      noTags: ["busy"],
      can: ["deposit.submit", "deposit.cancel"],
      cannot: ["deposit.open", "deposit.confirm", "deposit.submit/nothing", "deposit.submit/half a won"],
    },
    confirming: {
      sees: "입금할지 다시 묻는 창이 있다",
      noTags: ["busy"],
      can: ["deposit.back", "deposit.confirm", "deposit.cancel"],
      cannot: ["deposit.submit"],
      holds: ({ context }) => context.amount === 100_000,
    },
    requesting: {
      sees: "빈 새 창이 입금 주소를 기다린다",
      tags: ["busy"],
      can: ["deposit.cancel", "window.blocked", "window.closed"],
      cannot: ["deposit.confirm", "deposit.open"],
      holds: ({ context }) => context.address === null,
    },
    recording: {
      sees: "빈 새 창이 입금 기록을 기다린다",
      tags: ["busy"],
      cannot: ["deposit.cancel", "deposit.confirm", "deposit.open", "window.closed"],
      holds: ({ context }) => context.address?.startsWith("https://") === true,
    },
  },
  invariants: {
    "it begins with nothing open": ({ before, after }) => before !== null || after.matches({ closed: "idle" }),
    "a deposit is recorded only when its address uses https": ({ before, event, after }) =>
      after.value !== "recording" ||
      before?.value === "recording" ||
      ("output" in event && String(event.output).startsWith("https://")),
    "the window shows nothing that was not recorded": ({ before, event, effects }) =>
      !effects.includes("showDeposit") ||
      (before?.value === "recording" && event.type === "xstate.done.actor.recordDeposit"),
    "a window opens by the click that confirms, and by nothing else": ({ event, effects }) =>
      effects.includes("openWindow") === (event.type === "deposit.confirm"),
  },
  expectEffects: ({ before, event, after }) => {
    const left = { editing: ["closeForm"], confirming: ["closeConfirm"] }[String(before?.value)] ?? [];
    if (event.type === "deposit.confirm") return [...left, "openWindow"];
    if (after.value === "editing") return [...left, "openForm"];
    if (after.value === "confirming") return [...left, "openConfirm"];
    if (after.matches({ closed: "maintenance" }) && before?.value === "checking") return ["alertMaintenance"];
    if (after.matches({ closed: "blocked" }) && before?.value === "requesting") return ["alertBlocked"];
    if (after.matches({ closed: "paying" }) && before?.value === "recording") return ["showDeposit"];
    const hadWindow = before?.value === "requesting" || before?.value === "recording";
    const closes = hadWindow && after.matches("closed") && event.type !== "window.closed" ? ["closeWindow"] : [];
    const fails = after.matches({ closed: "failed" }) && (hadWindow || before?.value === "checking");
    return [...left, ...closes, ...(fails ? ["alertFailure"] : [])];
  },
});
