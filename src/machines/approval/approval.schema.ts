import type { Approval } from "../../api/contract/operator/approvals.ts";
import type { ApprovalState } from "../../domain/operator/four-eyes.ts";

/** The part of an approval that the chart goes by. */
type PickedApproval = Pick<Approval, "id" | "isOwn" | "mayDecide">;

export interface ToldApproval {
  state: Exclude<ApprovalState, "asked">;
  /** Who decided; null: nobody did. */
  by: string | null;
  reason: string | null;
}

export type ApprovalEvent =
  /** The operator opens one of those that wait. */
  | { type: "approval.pick"; approval: PickedApproval }
  | { type: "approval.close" }
  /** The operator begins to refuse, which asks for a reason. */
  | { type: "approval.refuse" }
  | { type: "approval.back" }
  /** What has become of it: by this operator's command, by another operator, by the time or by what it is about. */
  | { type: "approval.told"; told: ToldApproval };

export interface ApprovalContext {
  picked: PickedApproval | null;
  told: ToldApproval | null;
}

/** mayApprove, mayWithdraw: what the operator may do; over: it is decided, or can be decided no more. */
export type ApprovalTag = "mayApprove" | "mayWithdraw" | "over";
