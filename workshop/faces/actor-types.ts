import type { ActorRefFrom } from "xstate";
import type { popupMachine } from "../../src/machines/popup/popup.machine.ts";
import type { realityCheckMachine } from "../../src/machines/reality-check/reality-check.machine.ts";
import type { slipLegMachine } from "../../src/machines/slip-leg/slip-leg.machine.ts";

export type SlipLegActor = ActorRefFrom<typeof slipLegMachine>;
export type PopupActor = ActorRefFrom<typeof popupMachine>;
export type RealityCheckActor = ActorRefFrom<typeof realityCheckMachine>;
