// An administrator who is logged in has a stream; its code is loaded then.
import { accountKind } from "../domain/session/account.ts";
import type { OperatorStreamOptions } from "./operator-stream.ts";

export function followOperator(options: Omit<OperatorStreamOptions, "owner">): void {
  const { session } = options;
  let owner: string | null = null;
  let close: (() => void) | null = null;
  const follow = (): void => {
    const { user } = session.getSnapshot().context;
    const next = user && accountKind(user) === "administrator" ? user.id : null;
    if (next === owner) return;
    owner = next;
    close?.();
    close = null;
    // Without it the console asks for the counts from time to time.
    if (next !== null) void open(next).catch(() => undefined);
  };
  const open = async (id: string): Promise<void> => {
    const { openOperatorStream } = await import("./operator-stream.ts");
    if (owner === id) close = openOperatorStream({ ...options, owner: id });
  };
  session.subscribe(follow);
  follow();
}
