// The machine `betting` with slips and a stream that are there, for stories.
import { assign, createActor, fromCallback, fromPromise, type PromiseActorLogic } from "xstate";
import { bettingMachine } from "../src/machines/betting/betting.machine.ts";
import type {
  BettingEffect,
  BettingEvent,
  BettingMember,
  LiveRef,
  SlipsInput,
  SlipsPart,
  StreamPart,
} from "../src/machines/betting/betting.schema.ts";
import { followSlips } from "../src/machines/betting/follow-slips.ts";

/** A child that is done at once: a story waits for no code. What the code would be comes by the actions. */
const loaded = <Output>(output: Output): PromiseActorLogic<Output, BettingMember> => ({
  ...fromPromise<Output, BettingMember>(async () => output),
  getInitialSnapshot: (_, input) => ({ status: "done", output, error: undefined, input }),
});

const unheard = fromCallback<BettingEffect, SlipsInput>(() => {});

/**
 * The machine itself with these slips and this stream, as a member has it who is logged in. `hearsLine` false: it is not
 * told whether prices are live, since who drives the placement says it.
 */
export function startBetting({ slips, live, hearsLine = true }: SlipsInput & { live: LiveRef; hearsLine?: boolean }) {
  const betting = createActor(
    bettingMachine.provide({
      actors: {
        ...(!hearsLine && { followFreshness: fromCallback<BettingEvent, { live: LiveRef }>(() => {}) }),
        loadStream: loaded({} as StreamPart),
        loadSlips: loaded({} as SlipsPart),
        watchNetwork: fromCallback(() => {}),
      },
      actions: {
        openStream: assign(() => ({ live, stores: {} })),
        openSlips: assign(() => ({
          slips,
          follow: followSlips,
          effects: createActor(unheard, { input: { slips } }).start(),
        })),
        awaitVisitor: () => {},
        closeStores: () => {},
        endSession: () => {},
      },
    }),
  ).start();
  betting.send({ type: "betting.ask" });
  betting.send({ type: "member.present", member: { id: "m1", level: 1, emoney: 0 }, kept: null });
  return betting;
}
