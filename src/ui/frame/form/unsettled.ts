import type { AnyMachineSnapshot } from "xstate";
import type { SubmissionContext } from "../../../machines/command/submission.schema.ts";
import { stateText } from "../../machine-state.ts";

/** A snapshot of a machine with the states of a submission. */
export type Submitting = AnyMachineSnapshot & { context: SubmissionContext };

const TOLD = ["unknown", "reconciling", "unsent", "withdrawing", "interrupted"];

/** The state of the submission, by its own name. */
export const submissionState = ({ value }: Submitting): string => stateText(value).split(".").at(-1) ?? "";

/** An outcome is not known, or what was not sent waits for the person's word. */
export function isUnsettled(snapshot: Submitting): boolean {
  return TOLD.includes(submissionState(snapshot));
}
