// Properties over time: what holds of a whole walk, and not of one step. Seven operators and three verdicts. A bound that
// the walk did not reach is not decided, and so is an answer to something that never came.
import type { AnyMachineSnapshot, SnapshotFrom, AnyStateMachine } from "xstate";
import type { WalkedStep } from "./model.ts";

type Verdict = "holds" | "broken" | "not decided";

/** A step of a walk. `at` is in milliseconds since its start: time passes by the timers that run out. */
export interface Moment<Snapshot = AnyMachineSnapshot> extends WalkedStep<Snapshot> {
  at: number;
}

type Claim<Snapshot> = (moment: Moment<Snapshot>) => boolean;

/** How long something may take: in steps after the one that asked for it, or in milliseconds. */
export interface Within {
  steps?: number;
  ms?: number;
}

/** Follows one walk. */
interface Watch<Snapshot> {
  /** The verdict after this moment; "broken" is final. */
  next(moment: Moment<Snapshot>): Verdict;
}

export interface Property<Snapshot = AnyMachineSnapshot> {
  watch(): Watch<Snapshot>;
}

const property = <Snapshot>(start: () => (moment: Moment<Snapshot>) => Verdict): Property<Snapshot> => ({
  watch: () => ({ next: start() }),
});

/** It holds at every step. */
export const always = <Snapshot>(claim: Claim<Snapshot>): Property<Snapshot> =>
  property(() => {
    let isBroken = false;
    return (moment) => {
      isBroken ||= !claim(moment);
      return isBroken ? "broken" : "holds";
    };
  });

/** It holds at no step. */
export const never = <Snapshot>(claim: Claim<Snapshot>): Property<Snapshot> => always((moment) => !claim(moment));

/** It holds at some step of some walk. A walk without it decides nothing. */
export const sometimes = <Snapshot>(claim: Claim<Snapshot>): Property<Snapshot> =>
  property(() => {
    let wasSeen = false;
    return (moment) => {
      wasSeen ||= claim(moment);
      return wasSeen ? "holds" : "not decided";
    };
  });

interface Waiting {
  since: number;
  steps: number;
}

const isOver = ({ since, steps }: Waiting, at: number, within: Within): boolean =>
  steps > (within.steps ?? Infinity) || at - since > (within.ms ?? Infinity);

/** It holds at some step of each walk that is long enough. */
export const eventually = <Snapshot>(claim: Claim<Snapshot>, within: Within): Property<Snapshot> =>
  property(() => {
    let verdict: Verdict = "not decided";
    let steps = 0;
    return (moment) => {
      if (verdict !== "not decided") return verdict;
      if (isOver({ since: 0, steps }, moment.at, within)) verdict = "broken";
      else if (claim(moment)) verdict = "holds";
      steps += 1;
      return verdict;
    };
  });

/** The first holds until the second does, which need not come. */
export const until = <Snapshot>(claim: Claim<Snapshot>, end: Claim<Snapshot>): Property<Snapshot> =>
  property(() => {
    let verdict: Verdict = "not decided";
    return (moment) => {
      if (verdict !== "not decided") return verdict;
      if (end(moment)) verdict = "holds";
      else if (!claim(moment)) verdict = "broken";
      return verdict;
    };
  });

/**
 * Each time that the first holds, the second comes, at the same step or within the bound. Without a bound nothing breaks
 * it. An answer that `excused` holds at is not waited for any more.
 */
export const respond = <Snapshot>(
  asked: Claim<Snapshot>,
  answer: Claim<Snapshot>,
  within: Within,
  excused: Claim<Snapshot> = () => false,
): Property<Snapshot> =>
  property(() => {
    let [wasAnswered, isBroken] = [false, false];
    let waiting: Waiting | null = null;
    return (moment) => {
      if (waiting) waiting = { ...waiting, steps: waiting.steps + 1 };
      if (waiting && isOver(waiting, moment.at, within)) isBroken = true;
      if (!waiting && asked(moment)) waiting = { since: moment.at, steps: 0 };
      if (waiting && answer(moment)) [waiting, wasAnswered] = [null, true];
      else if (waiting && excused(moment)) waiting = null;
      if (isBroken) return "broken";
      return wasAnswered && !waiting ? "holds" : "not decided";
    };
  });

/** From the step at which the first holds on, the second does, until the third does. */
export const after = <Snapshot>(
  begins: Claim<Snapshot>,
  claim: Claim<Snapshot>,
  ends: Claim<Snapshot> = () => false,
): Property<Snapshot> =>
  property(() => {
    let [isOn, wasOn, isBroken] = [false, false, false];
    return (moment) => {
      if (isOn && ends(moment)) isOn = false;
      if (begins(moment)) isOn = wasOn = true;
      if (isOn && !claim(moment)) isBroken = true;
      if (isBroken) return "broken";
      return wasOn ? "holds" : "not decided";
    };
  });

/** What a walk fails with at the step that breaks a property. */
export class BrokenProperty extends Error {
  constructor(sentence: string) {
    super(`broken over time: ${sentence}`);
    this.name = "BrokenProperty";
  }
}

export type Properties<Machine extends AnyStateMachine> = Readonly<Record<string, Property<SnapshotFrom<Machine>>>>;

/** Follows all properties of a model, or of what a page shows, along one walk, and keeps the time. */
export class PropertyWatch<Snapshot = AnyMachineSnapshot> {
  readonly #watches: readonly (readonly [string, Watch<Snapshot>])[];
  readonly #held = new Set<string>();
  readonly #due = new Map<string, number>();
  #now = 0;

  constructor(properties: Readonly<Record<string, Property<Snapshot>>>) {
    this.#watches = Object.entries(properties).map(([sentence, one]) => [sentence, one.watch()]);
  }

  /** Takes the next step. Throws at the first property that it breaks. */
  take(step: WalkedStep<Snapshot>): void {
    const [, delay] = /^xstate\.after\.([^.]*)\./.exec(step.event.type) ?? [];
    if (delay !== undefined) this.#now = Math.max(this.#now, this.#due.get(delay) ?? this.#now);
    for (const [name, length] of Object.entries(step.timers)) this.#due.set(name, this.#now + length);
    for (const [sentence, watch] of this.#watches) {
      const verdict = watch.next({ ...step, at: this.#now });
      if (verdict === "holds") this.#held.add(sentence);
      if (verdict === "broken") throw new BrokenProperty(sentence);
    }
  }

  /** The properties that held at some step: the others were not decided anywhere. */
  get held(): ReadonlySet<string> {
    return this.#held;
  }
}
