// What holds on every edge of a chart with the states of a submission, and where the answers lead that all of them have.

/** These may only be reached with one key for one confirmation. */
export const AFTER_STORING = ["sending", "unknown", "reconciling", "unsent", "withdrawing", "interrupted"];

/** The state after an answer, from the state that asked; `wasAbsent`: the server did not know the key before. */
type Leads = (asked: string, wasAbsent: boolean) => string;

/** `start`: where the machine is once what was sent is withdrawn. */
export function submissionLeads(
  start: string,
): Readonly<Record<"refused" | "sessionEnded" | "withdrawn" | "absent" | "unknown", Leads>> {
  return {
    refused: () => "refused",
    sessionEnded: () => "interrupted",
    withdrawn: (asked) => (asked === "withdrawing" ? start : "unknown"),
    absent: (asked, wasAbsent) =>
      asked === "withdrawing" || (asked === "reconciling" && wasAbsent) ? "unsent" : "unknown",
    unknown: (asked) => (asked === "withdrawing" ? "unsent" : "unknown"),
  };
}

interface Step {
  before: { value: unknown } | null;
  event: { type: string };
  after: { value: unknown; context: { intent: unknown } };
}

export const submissionInvariants = {
  "silence is never a refusal": ({ before, event, after }: Step): boolean =>
    before?.value !== "sending" || !/^xstate\.(error|after)\./.test(event.type) || after.value === "unknown",
  "nothing leaves before its key is stored": ({ after }: Step): boolean =>
    !AFTER_STORING.includes(String(after.value)) || after.context.intent !== null,
};
