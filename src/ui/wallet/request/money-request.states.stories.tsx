import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { MoneyRequestFace } from "../../../../.storybook/money-request-face.tsx";
import { moneyRequestMachine } from "../../../machines/money-request/money-request.machine.ts";
import { moneyRequestPaths } from "../../../machines/money-request/money-request.paths.ts";
import { RequestViewOf } from "./request-view.tsx";

const meta = { title: "기계(Machine)/상태/충전·환전 신청", component: RequestViewOf } satisfies Meta;
export default meta;

const leaf = frozenLeaves(moneyRequestMachine, moneyRequestPaths, MoneyRequestFace);

export const None = leaf("none", { says: "신청하는 양식" });
export const Waiting = leaf("open.requested.waiting", { says: /접수되었습니다/ });
export const Cancelling = leaf("open.requested.cancelling", { says: "100,000원 충전 신청을 취소합니다." });
export const InProgress = leaf("open.inProgress", { says: "관리자가 처리하고 있습니다." });
export const PayoutUnknown = leaf("open.payoutUnknown", { says: /이체 결과를 확인하고 있습니다/ });
export const Done = leaf("decided.done", { says: "완료되었습니다." });
export const Refused = leaf("decided.refused", { says: "입금이 확인되지 않습니다." });
export const Cancelled = leaf("decided.cancelled", { says: "취소했습니다." });
