// What every machine says of itself on one screen. The lists are data, so that a test can hold the
// chart to them, and typed from the machine's own event union, so that neither can drift.

export interface MachineSchema<EventType extends string = string> {
  /** The id of the machine; also the name of its folder. */
  id: string;
  /** Every state by its path below the root, such as `loggedIn.expiry.active`. */
  states: readonly string[];
  /** Every event with what it means. */
  events: Readonly<Record<EventType, string>>;
  guards: readonly string[];
  actions: readonly string[];
  /** The effects that the composition root must provide: a subset of `actions`. */
  effects: readonly string[];
  /** Injected actors, by the name under which they are provided. */
  actors: readonly string[];
  delays: readonly string[];
  /** What the page may ask with `hasTag`. */
  tags: readonly string[];
}

/** Checks a schema against the machine's events and keeps its literal names. */
export function defineSchema<Event extends { type: string }>() {
  return <const Schema extends MachineSchema<Event["type"]>>(schema: Schema): Schema => schema;
}

/** The union of names in one list of a schema. */
export type NameOf<List extends readonly string[]> = List[number];
