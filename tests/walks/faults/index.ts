import { BETTING_FAULTS } from "./betting.ts";
import type { Fault } from "./fault.ts";
import { GATE_FAULTS } from "./gates.ts";
import { HOUSE_FAULTS } from "./house.ts";
import { LAUNCH_FAULTS } from "./launches.ts";
import { MONEY_FAULTS } from "./money.ts";
import { OPERATOR_FAULTS } from "./operators.ts";
import { PAGE_FAULTS } from "./page.ts";

/** Every fault that the walks are tried on. */
export const FAULTS: readonly Fault[] = [
  ...GATE_FAULTS,
  ...PAGE_FAULTS,
  ...BETTING_FAULTS,
  ...MONEY_FAULTS,
  ...LAUNCH_FAULTS,
  ...HOUSE_FAULTS,
  ...OPERATOR_FAULTS,
];
