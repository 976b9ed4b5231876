// Properties over time along a walk in Chromium: those of the machine's model, and those of every page by what it shows.
import { firstStep, stepOf } from "../../../paths/lib/edges.ts";
import type { Edge, Graph } from "../../../paths/lib/graph.ts";
import type { PathModel, WalkedStep } from "../../../paths/lib/model.ts";
import { PropertyWatch } from "../../../paths/lib/properties.ts";
import { isTry } from "../../../paths/lib/refusals.ts";
import { stepperOf } from "../../../paths/lib/stepper.ts";
import { snapshotAt } from "./browser-graph.ts";
import { PAGE_PROPERTIES } from "./page-properties.ts";
import { sightOf, type PageSight } from "./page-sight.ts";
import type { Walk } from "./walk.ts";

export class WalkOverTime {
  readonly #model: PathModel;
  readonly #graph: Graph;
  readonly #ofMachine: PropertyWatch;
  readonly #ofPage = new PropertyWatch<PageSight>(PAGE_PROPERTIES);
  readonly #stepFrom: ReturnType<typeof stepperOf>;
  #seen: PageSight | null = null;

  constructor(model: PathModel, graph: Graph) {
    this.#model = model;
    this.#graph = graph;
    this.#ofMachine = new PropertyWatch(model.properties);
    this.#stepFrom = stepperOf(model);
  }

  /** After a step, or after the start. Throws BrokenProperty at the first property that it breaks. */
  async take(walk: Walk, edge: Edge | null): Promise<void> {
    const step = this.#stepOfMachine(edge);
    this.#ofMachine.take(step);
    const sight = await sightOf(walk.page);
    if (sight === null) return;
    this.#ofPage.take({ ...step, before: this.#seen, after: sight });
    this.#seen = sight;
  }

  #stepOfMachine(edge: Edge | null): WalkedStep {
    if (edge === null) return firstStep(this.#model);
    const before = snapshotAt(this.#graph, edge.from);
    const { next, actions } = this.#stepFrom(before, edge.event);
    return { ...stepOf(this.#model, before, edge.event, edge.label, next, actions), isRefused: isTry(edge) };
  }
}
