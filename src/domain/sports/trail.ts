// What is kept for a dispute: rule 12 and 13 of the decisions, docs/decisions/disputes.md.

/** How long what a bet was judged by is kept, and what the member's page says of it. */
export const TRAIL_DAYS = 30;
/** Steps of one submission that a page keeps; where there are more, those in the middle are left out. */
export const MOST_STEPS = 60;
/** Submissions of one member that the server takes in a day. */
export const TRAILS_A_DAY = 500;
/** How far back the submissions are shown that led to a bet. */
export const MOST_BEFORE = 5;

export const TRAIL_MACHINES = ["placement", "cash-out"] as const;
export type TrailMachine = (typeof TRAIL_MACHINES)[number];
