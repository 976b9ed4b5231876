// What the router awaits before it shows a path.
import { fromPromise, waitFor, type ActorRefFrom, type AnyActorRef } from "xstate";
import { LOGIN_PATH, type GateDecision, type Verdict } from "../../domain/session/session-navigation.ts";
import type { accountRedirectMachine } from "../account-redirect/account-redirect.machine.ts";
import type { maintenanceGateMachine } from "../maintenance-gate/maintenance-gate.machine.ts";
import type { messageGateMachine } from "../message-gate/message-gate.machine.ts";
import type { sessionMachine } from "../session/session.machine.ts";
import { navigationMachine } from "./navigation.machine.ts";
import type { NavigationActors } from "./navigation.schema.ts";

type In<Name extends keyof NavigationActors> = NavigationActors[Name]["input"];
type Out<Name extends keyof NavigationActors> = NavigationActors[Name]["output"];

export interface GuardRefs {
  session: ActorRefFrom<typeof sessionMachine>;
  maintenanceGate: ActorRefFrom<typeof maintenanceGateMachine>;
  messageGate: ActorRefFrom<typeof messageGateMachine>;
  accountRedirect: ActorRefFrom<typeof accountRedirectMachine>;
}

function decided<Decision>(decision: Decision | null, gate: AnyActorRef): Decision {
  if (decision === null) throw new Error(`${gate.id} has decided nothing`);
  return decision;
}

const TO_LOGIN: GateDecision = { kind: "redirect", to: LOGIN_PATH, alert: null };

/** The navigation machine, asking these actors. `now` gives milliseconds since 1970. */
export function connectNavigation(refs: GuardRefs, now: () => number): typeof navigationMachine {
  const { session, maintenanceGate, messageGate, accountRedirect } = refs;
  // The session may end while a gate is asked; what the gate says then was meant for somebody who is gone.
  const unlessEnded = (decision: GateDecision): GateDecision =>
    session.getSnapshot().hasTag("authenticated") ? decision : TO_LOGIN;
  return navigationMachine.provide({
    actors: {
      awaitSession: fromPromise<Out<"awaitSession">>(async ({ signal }) => {
        const settled = await waitFor(session, (snapshot) => !snapshot.hasTag("restoring"), { signal });
        return { user: settled.context.user };
      }),
      askMaintenance: fromPromise<Out<"askMaintenance">, In<"askMaintenance">>(async ({ input, signal }) => {
        maintenanceGate.send({ type: "navigation.request", ...input });
        const gate = await waitFor(maintenanceGate, (snapshot) => snapshot.hasTag("decided"), { signal });
        return decided(gate.context.decision, maintenanceGate);
      }),
      askAccount: fromPromise<Out<"askAccount">, In<"askAccount">>(async ({ input, signal }) => {
        accountRedirect.send({ type: "navigation.request", ...input });
        const gate = await waitFor(accountRedirect, (snapshot) => snapshot.hasTag("decided"), { signal });
        return { ...unlessEnded(decided(gate.context.decision, accountRedirect)), isExempt: gate.hasTag("exempt") };
      }),
      askMessages: fromPromise<Out<"askMessages">, In<"askMessages">>(async ({ input, signal }) => {
        messageGate.send({ type: "navigation.request", ...input, isLoggedIn: true });
        const gate = await waitFor(messageGate, (snapshot) => snapshot.hasTag("decided"), { signal });
        return unlessEnded(decided(gate.context.decision, messageGate));
      }),
    },
    actions: {
      endSession: () => session.send({ type: "session.logout", to: null }),
      moveExpiry: () => session.send({ type: "session.navigated", now: now() }),
    },
  });
}

/** Runs the guards for a path. Of several at once the newest is answered, the others get `superseded`. */
export async function guardNavigation(
  navigation: ActorRefFrom<typeof navigationMachine>,
  { path }: { path: string },
): Promise<Verdict> {
  const ticket = navigation.getSnapshot().context.ticket + 1;
  navigation.send({ type: "navigation.request", ticket, path });
  const { context } = await waitFor(
    navigation,
    (snapshot) => snapshot.context.ticket !== ticket || snapshot.hasTag("decided"),
  );
  if (context.ticket !== ticket) return { kind: "stop", reason: "superseded" };
  return context.verdict ?? { kind: "stop", reason: "failed" };
}
