import { definePathModel } from "../../../paths/lib/model.ts";
import { tetherWithdrawalMachine } from "./tether-withdrawal.machine.ts";
import { tetherWithdrawalWords } from "./tether-withdrawal.words.ts";

const failures = {
  "no answer": new TypeError("fetch failed"),
  "server's words": { status: 422, data: { code: "insufficient_funds", message: "보유금액이 부족합니다." } },
  "second login": { status: 555 },
  unauthorized: { status: 401, data: { code: "unauthorized", message: "로그인이 필요합니다." } },
  "server fault": { status: 503, data: { code: "unavailable", message: "잠시 후 다시 시도해주세요." } },
};

const TYPED = { amount: 50_000, network: "TRC20", address: "TXYZ123", password: "482915" };

export const tetherWithdrawalPaths = definePathModel({
  machine: tetherWithdrawalMachine,
  words: tetherWithdrawalWords,
  events: {
    "withdrawal.open": { plain: {} },
    "withdrawal.submit": {
      complete: { ...TYPED, address: " TXYZ123 " },
      "no amount": { ...TYPED, amount: 0 },
      "no address": { ...TYPED, address: " " },
    },
    "withdrawal.back": { plain: {} },
    "withdrawal.confirm": { first: { key: "key-1" }, second: { key: "key-2" } },
    "withdrawal.resend": { plain: {} },
    "withdrawal.cancel": { plain: {} },
    "withdrawal.close": { plain: {} },
    "alert.read": { plain: {} },
  },
  done: {
    readTether: { open: { tetherMaintenanceFlag: 0 }, "flag is 1": { tetherMaintenanceFlag: 1 } },
    requestWithdrawal: { taken: undefined },
  },
  errors: { readTether: failures, requestWithdrawal: failures },
  asks: {
    requestWithdrawal: ({ context }) => ({
      ...TYPED,
      amount: context.amount,
      address: context.address,
      key: context.key,
    }),
  },
  comesTo: {
    start: "closed.idle",
    "withdrawal.open": "checking",
    "withdrawal.submit": "confirming",
    "withdrawal.back": "editing",
    "withdrawal.confirm": "sending",
    "withdrawal.resend": "sending",
    "withdrawal.cancel": "closed.idle",
    "withdrawal.close": "closed.idle",
    "alert.read": "closed.idle",
    "done readTether/open": "editing",
    "done readTether/flag is 1": "closed.maintenance",
    "error readTether/second login": "closed.idle",
    "error readTether/unauthorized": "closed.idle",
    "error readTether": "closed.failed",
    "done requestWithdrawal": "closed.requested",
    "error requestWithdrawal/second login": "closed.idle",
    "error requestWithdrawal/unauthorized": "closed.idle",
    "error requestWithdrawal/server's words": "closed.failed",
    "error requestWithdrawal": "unknown",
  },
  states: {
    closed: {
      sees: "테더 출금 창이 없다",
      noTags: ["busy", "uncertain"],
      can: ["withdrawal.open"],
      cannot: ["withdrawal.submit"],
    },
    "closed.idle": {
      sees: "알림이 없다",
      cannot: ["withdrawal.close", "alert.read", "withdrawal.cancel", "withdrawal.confirm"],
    },
    "closed.maintenance": {
      sees: "테더 출금이 점검중이라는 알림이 보인다",
      can: ["alert.read"],
      cannot: ["withdrawal.close"],
    },
    "closed.failed": {
      sees: "서버의 말이나 일반 오류 알림이 보인다",
      can: ["alert.read"],
      cannot: ["withdrawal.close"],
      holds: ({ context }) => context.failure !== null,
    },
    "closed.requested": {
      sees: "출금 신청이 접수되었다",
      can: ["withdrawal.close"],
      cannot: ["alert.read"],
      holds: ({ context }) => context.amount === 50_000 && context.address === "TXYZ123" && context.key !== "",
    },
    checking: {
      sees: "테더 출금을 여는 중이다",
      tags: ["busy"],
      can: ["withdrawal.cancel"],
      cannot: ["withdrawal.open", "withdrawal.submit"],
      holds: ({ context }) => context.amount === 0 && context.key === "" && context.failure === null,
    },
    editing: {
      sees: "테더 출금 창에 금액과 주소를 넣는다",
      noTags: ["busy"],
      can: ["withdrawal.submit", "withdrawal.cancel"],
      cannot: ["withdrawal.open", "withdrawal.confirm", "withdrawal.submit/no amount", "withdrawal.submit/no address"],
    },
    confirming: {
      sees: "출금할지 다시 묻는 창이 있다",
      noTags: ["busy"],
      can: ["withdrawal.back", "withdrawal.confirm", "withdrawal.cancel"],
      cannot: ["withdrawal.submit"],
      holds: ({ context }) => context.amount === 50_000 && context.address === "TXYZ123",
    },
    sending: {
      sees: "출금 신청을 보내는 중이다",
      tags: ["busy"],
      cannot: ["withdrawal.confirm", "withdrawal.cancel", "withdrawal.resend", "withdrawal.open"],
      holds: ({ context }) => context.key !== "",
    },
    unknown: {
      sees: "결과를 확인하지 못했고 같은 신청을 다시 확인할 수 있다",
      tags: ["uncertain"],
      can: ["withdrawal.resend", "withdrawal.close"],
      cannot: ["withdrawal.confirm", "withdrawal.open"],
      holds: ({ context }) => context.key !== "",
    },
  },
  invariants: {
    "it begins with nothing open": ({ before, after }) => before !== null || after.matches({ closed: "idle" }),
    "a withdrawal keeps its key until its outcome is known": ({ before, after }) =>
      !before?.hasTag("uncertain") || after.context.key === before.context.key,
    "silence and a fault of the server are never a refusal": ({ before, event, after }) =>
      before?.value !== "sending" ||
      !("error" in event) ||
      [401, 422, 555].includes((event.error as { status?: number }).status ?? 0) ||
      after.value === "unknown",
  },
  expectEffects: ({ before, after }) => {
    const left = { editing: ["closeForm"], confirming: ["closeConfirm"] }[String(before?.value)] ?? [];
    if (after.value === "editing") return [...left, "openForm"];
    if (after.value === "confirming") return [...left, "openConfirm"];
    if (after.matches({ closed: "maintenance" })) return ["alertMaintenance"];
    return after.matches({ closed: "failed" }) ? ["alertFailure"] : left;
  },
});
