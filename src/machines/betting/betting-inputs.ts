// What the actors of betting are started with. The chart starts them only where it is there.
import type { BettingContext, BettingMember, LiveRef, PlacementRef, SlipRef } from "./betting.schema.ts";

export const memberOf = ({ context }: { context: BettingContext }): BettingMember => {
  if (!context.member) throw new Error("nothing of betting is loaded while no member is logged in");
  return context.member;
};
export const liveOf = ({ context }: { context: BettingContext }): { live: LiveRef } => {
  if (!context.live) throw new Error("the stream is not there");
  return { live: context.live };
};
export const placementOf = ({ context }: { context: BettingContext }): { placement: PlacementRef } => {
  if (!context.placement) throw new Error("the placement is not there");
  return { placement: context.placement };
};
export const slipOf = ({ context }: { context: BettingContext }): { slip: SlipRef } => {
  if (!context.slip) throw new Error("the slip is not there");
  return { slip: context.slip };
};
