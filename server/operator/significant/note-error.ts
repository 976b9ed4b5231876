import type { ServerContext } from "../../context.ts";
import { errorRecord } from "../../log.ts";
import { noteOnce } from "./note.ts";

/** The constraints that keep every balance at 0 or above: of accounts and of their entries. */
const BELOW_ZERO = "never_below_zero";

/** An error that nobody expected, of a call. What would have taken a balance below zero is told apart. */
export async function noteError(context: ServerContext, call: string, error: unknown): Promise<void> {
  const { type, message } = errorRecord(error);
  const kind = message.includes(BELOW_ZERO) ? "negative_balance" : "program_error";
  await noteOnce(context, { kind, subject: `part:${call}`, detail: { type, message } });
}
