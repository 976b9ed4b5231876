// The package `statechart-paths`: machines of anybody's examined as they are, and test models written by hand.
export { examine, isFull, type Examined } from "./any/examine.ts";
export type { Finding, FindingKind } from "./any/finding.ts";
export type { Given } from "./any/read-machine.ts";
export { asVersion5 } from "./any/six.ts";
export { asJson } from "./formats/json.ts";
export { asMarkdown } from "./formats/markdown.ts";
export { asMermaid } from "./formats/mermaid.ts";
export { asText } from "./formats/text.ts";
export { assertEdges } from "./lib/edges.ts";
export { exploreModel, type Edge, type Graph } from "./lib/graph.ts";
export { speak, type Language } from "./lib/language.ts";
export { definePathModel, type PathModel } from "./lib/model.ts";
export { after, always, eventually, never, respond, sometimes, until } from "./lib/properties.ts";
export { withRefusals } from "./lib/refusals.ts";
export { behaviourTable } from "./lib/table.ts";
export { postmanTour, transitionTour, type Path } from "./lib/tour.ts";
export { walkHeadless, type WalkLog } from "./lib/walk.ts";
export { defineWords } from "./lib/words.ts";
