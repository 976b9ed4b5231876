// What a machine's walk in the browser is made of: how to get to its start, who makes each event happen, and what a
// person sees in each state. The paths come from the machine's test model.
import type { BrowserContextOptions, Locator } from "@playwright/test";
import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, EventObject, SnapshotFrom } from "xstate";
import type { PathModel } from "../../../paths/lib/model.ts";
import type { ServerKind } from "./servers.ts";
import type { Walk } from "./walk.ts";

/** One step of a path as the model expects it. */
export interface Step<Machine extends AnyStateMachine = AnyStateMachine, Event = EventObject> {
  /** As the model makes it; a person who walks may do with other values what leads to the same state. */
  event: Event;
  /** `type/case`; the type alone for a timer. */
  label: string;
  before: SnapshotFrom<Machine>;
  /** Where the machine stands afterwards. */
  after: SnapshotFrom<Machine>;
  /** True where no branch takes the event: it is tried, and nothing may come of it. */
  isRefused: boolean;
}

/** A step whose event is of any type. */
export type AnyStep<Machine extends AnyStateMachine> = Step<Machine, EventFrom<Machine>>;

/** What a browser remembers of a step and the machine's state does not tell: it keeps other steps from following. */
export interface Follow<Machine extends AnyStateMachine = AnyStateMachine> {
  /** Why nothing else can follow. */
  why: string;
  /** The steps that can; the path ends where there are none. */
  next?: (step: AnyStep<Machine>) => boolean;
  /** What can follow such a step; whatever its state allows when left out. */
  after?: (step: AnyStep<Machine>) => Follow<Machine> | null;
}

/** Makes the event happen and waits until it has; throws when it cannot. */
export type Executor<Given> = (walk: Walk, step: Given) => Promise<void>;

type TypeOf<Machine extends AnyStateMachine> = EventFrom<Machine>["type"];
/** An event of the library's own: an actor that ended or failed, a timer. */
type Happening = EventObject & { output?: unknown; error?: unknown };

/** By `type/case`, else by `type` for all its cases. */
export type Executors<Machine extends AnyStateMachine> = {
  readonly [Type in TypeOf<Machine>]?: Executor<Step<Machine, Extract<EventFrom<Machine>, { type: Type }>>>;
} & { readonly [Label in `${TypeOf<Machine>}/${string}`]?: Executor<AnyStep<Machine>> } & {
  readonly [Type in `xstate.${string}`]?: Executor<Step<Machine, Happening>>;
};

export type Sight<Machine extends AnyStateMachine> = (
  walk: Walk,
  snapshot: SnapshotFrom<Machine>,
  /** The step that led here; null at the start. */
  step: AnyStep<Machine> | null,
) => Promise<void>;

export interface BrowserSpec<Machine extends AnyStateMachine> {
  /** The machine's folder. */
  machine: string;
  model: PathModel;
  /** What the machine guards. `npm test` walks such machines; the others are walked by `npm run verify -- walks-rest`. */
  guards?: "money" | "session";
  /** The API's tests and a journey of the end-to-end tests hold the same in less time: verify walks it all the same. */
  isHeldElsewhere?: true;
  /** Options of the page's context: a phone's viewport, an address in X-Forwarded-For. */
  context?: BrowserContextOptions;
  /** The server that the machine is walked on, one kind a file; "league" when left out. */
  server?: ServerKind;
  /**
   * Brings the page to the machine's initial state. It runs before each path, on the page that the path before left
   * wherever it was; `walk.isNew` is true on an empty page. `walk.renew()` where only a new context will do.
   */
  start: (walk: Walk) => Promise<void>;
  does: Executors<Machine>;
  /** What a person sees in each leaf, by its path; on top of `face`. */
  sees: Readonly<Record<string, Sight<Machine>>>;
  /** The element that the machine rules; its `data-state` must be the expected state after each step. */
  face: string | ((walk: Walk, snapshot: SnapshotFrom<Machine>) => Locator);
  /** Another attribute than `data-state`, where several machines rule one element. */
  attribute?: string;
  /**
   * True where the page shows no element of the machine after this step (or at the start, where it is null): that
   * there is none is asserted instead of its state.
   */
  isAway?: (snapshot: SnapshotFrom<Machine>, step: AnyStep<Machine> | null, walk: Walk) => boolean;
  /** Why the page has no way to make this step from that state; null where it has one. A transition that is lost by it must be left out. */
  cannot?: (step: AnyStep<Machine>) => string | null;
  /** What alone can come first, where that is not whatever the initial state allows. */
  begins?: Follow<Machine>;
  /** What alone can follow this step, where that is not whatever the state allows. */
  onlyThen?: (step: AnyStep<Machine>) => Follow<Machine> | null;
  /** Types of events of which each case is walked, not each transition only: codes that say different things. */
  eachCaseOf?: readonly string[];
  /** What a step costs beside others, whole and above 0; 1 when left out. The tour prefers cheaper cases. */
  costOf?: (step: AnyStep<Machine>) => number;
  /** What a new path costs in steps; 5 when left out. */
  resetCost?: number;
  /** Cases (`type/case` or `type`), transitions and refusals (by id) that no browser can make happen, each with its reason. */
  leavesOut?: Readonly<Record<string, string>>;
  /** Why no browser takes pairs of which no rule for single steps tells it: their states are not come to. */
  leavesOutPairs?: readonly (readonly [pairs: RegExp, reason: string])[];
}

/** The browser model as the library works on it, free of the machine's own types. */
export interface BrowserModel {
  machine: string;
  model: PathModel;
  guards: "money" | "session" | null;
  isHeldElsewhere: boolean;
  context: BrowserContextOptions;
  server: ServerKind;
  start: (walk: Walk) => Promise<void>;
  does: Readonly<Record<string, Executor<Step>>>;
  sees: Readonly<Record<string, (walk: Walk, snapshot: AnyMachineSnapshot, step: Step | null) => Promise<void>>>;
  face: (walk: Walk, snapshot: AnyMachineSnapshot) => Locator;
  attribute: string;
  isAway: (snapshot: AnyMachineSnapshot, step: Step | null, walk: Walk) => boolean;
  cannot: (step: Step) => string | null;
  begins: Follow | null;
  onlyThen: (step: Step) => Follow | null;
  eachCaseOf: readonly string[];
  costOf: (step: Step) => number;
  resetCost: number;
  leavesOut: Readonly<Record<string, string>>;
  leavesOutPairs: readonly (readonly [pairs: RegExp, reason: string])[];
}

const RESET_COST = 5;

/** Checks a browser model against its machine's types and hands over what the library needs. */
export function defineBrowserModel<Machine extends AnyStateMachine>(spec: BrowserSpec<Machine>): BrowserModel {
  const { face } = spec;
  const loose = spec as unknown as Omit<BrowserModel, "face"> & { face: unknown };
  return {
    machine: spec.machine,
    model: spec.model,
    guards: spec.guards ?? null,
    isHeldElsewhere: spec.isHeldElsewhere ?? false,
    context: spec.context ?? {},
    server: spec.server ?? "league",
    start: spec.start,
    does: loose.does,
    sees: loose.sees,
    face:
      typeof face === "string"
        ? (walk) => walk.page.locator(face)
        : (walk, snapshot) => face(walk, snapshot as SnapshotFrom<Machine>),
    attribute: spec.attribute ?? "data-state",
    isAway: loose.isAway ?? (() => false),
    cannot: loose.cannot ?? (() => null),
    begins: loose.begins ?? null,
    onlyThen: loose.onlyThen ?? (() => null),
    eachCaseOf: spec.eachCaseOf ?? [],
    costOf: loose.costOf ?? (() => 1),
    resetCost: spec.resetCost ?? RESET_COST,
    leavesOut: spec.leavesOut ?? {},
    leavesOutPairs: spec.leavesOutPairs ?? [],
  };
}

/** The executor of a step's label, its own or that of its type; null when there is none. */
export function executorOf({ does }: BrowserModel, label: string, type: string): Executor<Step> | null {
  return does[label] ?? does[type] ?? null;
}
