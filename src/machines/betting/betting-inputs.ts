// What the actors of betting are started with, and what its guards read. The chart starts them only where it is there.
import type {
  BetPress,
  BettingContext,
  BettingEvent,
  BettingMember,
  FollowedSlips,
  LiveRef,
  SlipShown,
} from "./betting.schema.ts";

function there<Part>(part: Part | null): Part {
  if (part === null) throw new Error("betting starts what is not there");
  return part;
}

export const memberOf = ({ context }: { context: BettingContext }): BettingMember => there(context.member);
export const liveOf = ({ context }: { context: BettingContext }): { live: LiveRef } => ({ live: there(context.live) });
export const slipsOf = ({ context: { slips, follow } }: { context: BettingContext }): FollowedSlips => ({
  slips: there(slips),
  follow: there(follow),
});

/** A bet was sent whose outcome is not known, or a page with a slip is shown to a member who has something in one. */
export const isNeeded = ({ isWanted, isPrepared }: BettingContext, event: BettingEvent): boolean =>
  isWanted || ("kept" in event && (event.kept === "bet" || (isPrepared && event.kept === "slip")));

type Pressed = { context: BettingContext; event: BettingEvent };

/** The slip that is pressed, and its bet. */
export const shownOf = ({ context: { shown }, event }: Pressed): SlipShown | undefined =>
  "name" in event ? shown[event.name] : undefined;

/** The placement takes the press: the states of a bet, and whether prices are live, are its own. */
export const canPress = (pressed: Pressed): boolean =>
  shownOf(pressed)?.placement.can(pressed.event as BetPress) === true;
