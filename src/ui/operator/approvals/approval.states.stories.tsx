import type { Meta } from "@storybook/react-vite";
import { frozenLeaves } from "../../../../.storybook/frozen.tsx";
import { ApprovalFace } from "../../../../.storybook/operator-faces.tsx";
import { approvalMachine } from "../../../machines/approval/approval.machine.ts";
import { approvalPaths } from "../../../machines/approval/approval.paths.ts";
import { APPROVALS_TEXT as TEXT } from "./text.ts";

const meta = {
  title: "기계(Machine)/상태/두 사람 승인",
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta;
export default meta;

const leaf = frozenLeaves(approvalMachine, approvalPaths, ({ actor }) => <ApprovalFace actor={actor} />);

export const Choosing = leaf("choosing", { saysNot: TEXT.close });
export const Own = leaf("asked.own", { says: TEXT.own, saysNot: TEXT.approve });
export const Open = leaf("asked.open", { says: TEXT.approve, saysNot: TEXT.withdraw });
export const Refusing = leaf("asked.refusing", { says: TEXT.refuseReason, saysNot: TEXT.approve });
export const Watched = leaf("asked.watched", { says: TEXT.noRight, saysNot: TEXT.approve });
export const Approved = leaf("approved", { says: TEXT.result.approved("admin02"), saysNot: TEXT.approve });
export const Refused = leaf("refused", { says: TEXT.result.refused("admin02", "근거가 없습니다.") });
export const Expired = leaf("expired", { says: TEXT.result.expired() });
export const Withdrawn = leaf("withdrawn", { says: TEXT.result.withdrawn("admin01") });
export const Overtaken = leaf("overtaken", { says: TEXT.result.overtaken("", "대상이 바뀌었습니다.") });
