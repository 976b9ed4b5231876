// What the actors of betting are started with. The chart starts them only where it is there.
import type { BettingContext, BettingEvent, BettingMember, FollowedSlips, LiveRef } from "./betting.schema.ts";

export const memberOf = ({ context }: { context: BettingContext }): BettingMember => {
  if (!context.member) throw new Error("nothing of betting is loaded while no member is logged in");
  return context.member;
};
export const liveOf = ({ context }: { context: BettingContext }): { live: LiveRef } => {
  if (!context.live) throw new Error("the stream is not there");
  return { live: context.live };
};
export const slipsOf = ({ context: { slips, follow } }: { context: BettingContext }): FollowedSlips => {
  if (!slips || !follow) throw new Error("the slips are not there");
  return { slips, follow };
};

/** A bet was sent whose outcome is not known, or a page with a slip is shown to a member who has something in one. */
export const isNeeded = ({ isWanted, isPrepared }: BettingContext, event: BettingEvent): boolean =>
  isWanted || ("kept" in event && (event.kept === "bet" || (isPrepared && event.kept === "slip")));
