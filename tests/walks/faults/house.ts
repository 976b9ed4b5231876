// Faults of the pages of the house's own provider.
import type { Fault } from "./fault.ts";

const SLOT = "src/ui/lobby/house/slot/slot-face.tsx";
const SEAT = "src/ui/lobby/house/table/seat-face.tsx";
const COMMANDS = "provider/page/commands.ts";
const SLOT_PAGE = "provider/page/slot-page.tsx";
const STREAM = "provider/page/table-stream.ts";

export const HOUSE_FAULTS: readonly Fault[] = [
  {
    machine: "slot-spin",
    file: SLOT,
    from: `canSpin={snapshot.can({ type: "slot.spin", nonce: "" })}`,
    to: "canSpin",
    why: "the button can be pressed while the reels turn",
  },
  {
    machine: "slot-spin",
    file: SLOT,
    from: `onRetry={() => actor.send({ type: "slot.retry" })}`,
    to: "onRetry={() => undefined}",
    why: "a slot that failed is not loaded again",
  },
  {
    machine: "slot-spin",
    file: SLOT_PAGE,
    from: "spins.restore(view.visit.player, view.pending)",
    to: "null",
    why: "a spin whose outcome is not known is forgotten by a reload",
  },
  {
    machine: "slot-spin",
    file: COMMANDS,
    from: 'return isFault(http) ? { kind: "unknown" } : read();',
    to: 'return http.status === 0 ? { kind: "withdrawn" } : read();',
    why: "a call that was to be taken back is called so without an answer",
  },
  {
    machine: "baccarat-seat",
    file: STREAM,
    from: `      send({ type: "line.lost" });\n`,
    to: "",
    why: "bets are taken at a table whose stream has ended",
  },
  {
    machine: "baccarat-seat",
    file: STREAM,
    from: `if (answer?.status === UNAUTHORIZED) send({ type: "seat.over" });\n    else open();`,
    to: "open();",
    why: "who has no visit any more is told to wait",
  },
  {
    machine: "baccarat-seat",
    file: SEAT,
    from: `onOpen={() => actor.send({ type: "seat.open" })}`,
    to: "onOpen={() => undefined}",
    why: "cards that were opened lie covered until everybody's are open",
  },
  {
    machine: "baccarat-seat",
    file: COMMANDS,
    from: `      localStorage.setItem(intentKey(intent), writeIntent(intent, Date.now()));\n`,
    to: "",
    why: "a bet leaves before its key is stored, and a reload forgets it",
  },
  {
    machine: "baccarat-seat",
    file: COMMANDS,
    from: "if (!(error instanceof FetchError)) throw error;\n    return { status: error.status ?? 0, body: error.data };",
    to: 'return { status: 422, body: { code: "refused", message: String(error) } };',
    why: "a bet without an answer is called refused",
  },
];
