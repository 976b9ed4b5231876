// Faults of the betting pages: the stream, the slip, its legs, and the bet itself.
import type { Fault } from "./fault.ts";

const BETTING = "src/main/betting.ts";
const LIVE = "src/main/live-effects.ts";
const BANNER = "src/ui/sports/korea/live-banner.tsx";
const SLIP = "src/main/slip-effects.ts";
const PLACEMENT = "src/main/placement-effects.ts";
const LEG = "src/ui/sports/slip/slip-leg-row.tsx";
const SETTLEMENT = "src/ui/sports/bets/use-settlement.ts";

export const BETTING_FAULTS: readonly Fault[] = [
  {
    machine: "bet-settlement",
    file: SETTLEMENT,
    from: `useEffect(() => actor.send({ type: "bet.changed", status, paid }), [actor, status, paid]);`,
    to: "useEffect(() => undefined, [actor, status, paid]);",
    why: "a card that is open does not hear that its bet was settled",
  },
  {
    machine: "bet-settlement",
    file: "src/ui/sports/bets/bet-card.tsx",
    from: `const corrections = context.entries.slice(1)`,
    to: `const corrections = context.entries.slice(9)`,
    why: "a correction is not shown",
  },
  {
    machine: "betting",
    file: BETTING,
    from: `return send({ type: "member.gone" });`,
    to: "return;",
    why: "the stream of one member goes on for the next",
  },
  {
    machine: "betting",
    file: "src/ui/sports/slip/use-betting-slip.ts",
    from: "useEffect(() => betting.prepare(), [betting]);",
    to: "useEffect(() => undefined, [betting]);",
    why: "no page asks for the slip",
  },
  {
    machine: "live-connection",
    file: LIVE,
    from: "backoffMs(context.attempt, Math.random(), spreadMs)",
    to: "backoffMs(context.attempt, Math.random(), spreadMs) * 10",
    why: "the page tries again ten times later than it should",
  },
  {
    machine: "live-connection",
    file: LIVE,
    from: `return send({ type: "stream.alive" });`,
    to: "return;",
    why: "a stream that is alive is taken for a stale one",
  },
  {
    machine: "live-connection",
    file: LIVE,
    from: "lastEventId: position.lastId,",
    to: "lastEventId: null,",
    why: "what happened while the line was cut is never told",
  },
  {
    machine: "live-connection",
    file: BETTING,
    from: `if (event.type === "connection.refused") session.send({ type: "session.code", status: event.status });`,
    to: "void event;",
    why: "the stream's refusal does not end the session",
  },
  {
    machine: "live-connection",
    file: BANNER,
    from: `snapshot.matches({ online: "stale" })\n      ? LIVE_TEXT.stale`,
    to: `snapshot.matches({ online: "stale" })\n      ? LIVE_TEXT.disconnected`,
    why: "a line that is only slow is called cut",
  },
  {
    machine: "placement",
    file: PLACEMENT,
    from: "if (stored?.key === context.intent?.key) storage.removeItem(name);",
    to: "void stored;",
    why: "a bet that is decided is asked about at every start",
  },
  {
    machine: "placement",
    file: PLACEMENT,
    from: `  ...intent,\n  name: "bet",`,
    to: `  ...intent,\n  key: crypto.randomUUID(),\n  name: "bet",`,
    why: "a bet that is sent again counts twice",
  },
  {
    machine: "placement",
    file: "src/machines/betting/betting-inputs.ts",
    from: "shownOf(pressed)?.placement.can(pressed.event as BetPress) === true;",
    to: "shownOf(pressed) !== undefined && pressed.context.live !== null;",
    why: "a bet can be asked for while its prices are not live",
  },
  {
    machine: "placement",
    file: "src/machines/betting/betting.machine.ts",
    from: `"command.discard": press,`,
    to: "",
    why: "a bet that did not arrive cannot be given up",
  },
  {
    machine: "placement",
    file: "src/ui/sports/slip/bet-request.ts",
    from: "accept: policy,",
    to: `accept: policy === "none" ? "any" : policy,`,
    why: "the bet takes prices that the member did not agree to",
  },
  {
    machine: "placement",
    file: "src/ui/sports/slip/placement-outcome.tsx",
    from: `snapshot.matches("withdrawing")) return <Text title={PLACEMENT_TEXT.withdrawing} />;`,
    to: `snapshot.matches("withdrawing")) return <Text title={PLACEMENT_TEXT.sending} />;`,
    why: "a bet that is taken back is said to be on its way",
  },
  {
    machine: "placement",
    file: "src/ui/sports/slip/pending-bet.tsx",
    from: "useSecondsLeft(delayMs)",
    to: "useSecondsLeft(delayMs * 10)",
    why: "the waiting bet counts ten times its delay",
  },
  {
    machine: "slip",
    file: SLIP,
    from: "if (context.legs.length === 0) storage.removeItem(key);\n          else storage.setItem",
    to: "if (context.legs.length > 0) storage.setItem",
    why: "a slip that was emptied is back after a reload",
  },
  {
    machine: "slip",
    file: "src/main/betting.ts",
    from: `{ type: "member.present", member: user, kept:`,
    to: `{ type: "member.present", member: { ...user, emoney: user.point }, kept:`,
    why: "the slip takes points for money",
  },
  {
    machine: "slip",
    file: "src/machines/betting/betting.machine.ts",
    from: `actions: ["holdSlip"]`,
    to: "actions: []",
    why: "the slip can be changed while its bet is on its way",
  },
  {
    machine: "slip",
    file: "src/ui/sports/slip/shown.ts",
    from: "return SLIP_TEXT.unchecked;",
    to: "return SLIP_TEXT.checking;",
    why: "prices that could not be checked are said to be on their way",
  },
  {
    machine: "slip",
    file: "src/ui/sports/slip/policy-choice.tsx",
    from: `betting.edit({ type: "policy.set", policy })`,
    to: `betting.edit({ type: "policy.set", policy: "any" })`,
    why: "every choice is that of all prices",
  },
  {
    machine: "slip-leg",
    file: LEG,
    from: "{formatPrice(seenPrice)}",
    to: "{formatPrice(betPrice)}",
    why: "the price that was agreed to is not shown",
  },
  {
    machine: "slip-leg",
    file: LEG,
    from: "{SLIP_TEXT[move]}",
    to: "{SLIP_TEXT.up}",
    why: "a price that fell is said to have risen",
  },
  {
    machine: "slip-leg",
    file: LEG,
    from: `state.matches({ availability: "suspended" })\n    ? SLIP_TEXT.suspended`,
    to: `state.matches({ availability: "suspended" })\n    ? SLIP_TEXT.closed`,
    why: "a market that only stops is said to be closed",
  },
];
