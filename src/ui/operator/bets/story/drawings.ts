// The chart of a machine, as the workshop laid it out.
import cashOut from "./drawings/cash-out.json";
import placement from "./drawings/placement.json";
import type { TrailMachine } from "../../../../domain/sports/trail.ts";
import type { Drawing } from "../../../chart/drawing.ts";

export const DRAWINGS: Readonly<Record<TrailMachine, Drawing>> = {
  placement: placement as Drawing,
  "cash-out": cashOut as Drawing,
};
